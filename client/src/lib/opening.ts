// Opening a table: for a game with bots at once, for bots alone, for friends who are still to come, or for those who share this device.
import { letter } from './i18n/words'
import { kept, type Sitter } from './kept.svelte'
import * as ask from './wire/ask'
import type { GameFace, Place } from './wire/types'

export type Purpose = 'play' | 'watch' | 'invite'

const USUAL = 4 // players, where a game takes so many

/** Tables that begin as soon as their host is there. */
export const eager = new Set<string>()

export async function openTable(game: GameFace, purpose: Purpose, name: string): Promise<Place> {
  const seats = Math.min(game.seats[1]!, Math.max(USUAL, game.seats[0]!))
  const level = game.bots.at(-1) ?? ''
  const first = purpose === 'watch' ? 0 : 1
  const bots = purpose === 'invite' ? {} : Object.fromEntries(Array.from({ length: seats - first }, (_, i) => [letter(first + i), level]))
  const place = await ask.openTable({ game: game.name, name, seats, bots, seat: purpose === 'watch' ? null : 0 }, kept.host)
  kept.keep({ table: place.table, key: place.key, game: game.name, at: Date.now() })
  if (purpose !== 'invite') eager.add(place.table)
  return place
}

/** A table for people who share this device, in the order of their seats; where a game is for more, bots will come. Whoever could not be seated has a chair waiting. */
export async function openShared(game: GameFace, names: string[]): Promise<Place> {
  const [host = '', ...others] = names
  const seats = Math.max(names.length, game.seats[0]!)
  const place = await ask.openTable({ game: game.name, name: host, seats, seat: 0 }, kept.host)
  kept.keep({ table: place.table, key: place.key, game: game.name, at: Date.now() })
  const bench: Sitter[] = [{ person: place.person, key: place.key }]
  for (const [n, name] of others.entries()) {
    const { person, key } = await ask.join(place.table, { name, seat: n + 1, invitation: place.invitation })
    bench.push({ person, key })
    kept.seat(place.table, bench)
  }
  eager.add(place.table)
  return place
}
