// Opening a table: for a game with bots at once, for bots alone, or for friends who are still to come.
import { letter } from './i18n/words'
import { kept } from './kept.svelte'
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
