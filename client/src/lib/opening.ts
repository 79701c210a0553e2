// Open a table: against bots at once, for bots alone, for friends who join later, or for people who share this device.
import { eager } from './eager'
import { letter } from './i18n/words'
import { preferences, type Sitter } from './preferences.svelte'
import * as ask from './wire/ask'
import type { ManifestJson, Place } from './wire/types'

export type Purpose = 'play' | 'watch' | 'invite'

const USUAL = 4 // players, if the game takes that many

const TEMPERS = ['bold', 'sly', 'careful', 'loyal', 'vengeful', 'generous'] // of bots that nobody has chosen

/** How many sit at a table of a game, unless somebody wants it otherwise. */
export const usualSeats = (game: ManifestJson): number => Math.min(game.seats[1]!, Math.max(USUAL, game.seats[0]!))

/** So many bots to play with: those that this device remembers, as far as the game has them. */
export function companyOf(game: ManifestJson, count: number): string[] {
  return Array.from({ length: count }, (_, i) => {
    const [level = '', temper = ''] = (preferences.company[i] ?? `:${TEMPERS[i] ?? ''}`).split(':')
    const known = game.bots.includes(level) ? level : game.usual_bot
    return temper && game.bots.length > 1 ? `${known}:${temper}` : known
  })
}

export async function openTable(game: ManifestJson, purpose: Purpose, name: string): Promise<Place> {
  const seats = usualSeats(game)
  const first = purpose === 'watch' ? 0 : 1
  const company = companyOf(game, seats)
  const bots =
    purpose === 'invite'
      ? {}
      : Object.fromEntries(company.slice(0, seats - first).map((bot, i) => [letter(first + i), bot]))
  const place = await ask.openTable(
    { agreement: { game: game.name, seats }, name, bots, seat: purpose === 'watch' ? null : 0 },
    preferences.owner,
  )
  preferences.remember({ table: place.table, key: place.key, game: game.name, at: Date.now() })
  if (purpose !== 'invite') eager.add(place.table)
  return place
}

/**
 * Open a table for people who share this device, in the order of their seats. Bots fill the other seats. The chair of
 * a person who could not be seated stays free.
 */
export async function openShared(game: ManifestJson, names: string[]): Promise<Place> {
  const [host = '', ...others] = names
  const seats = Math.max(names.length, game.seats[0]!)
  const place = await ask.openTable({ agreement: { game: game.name, seats }, name: host, seat: 0 }, preferences.owner)
  preferences.remember({ table: place.table, key: place.key, game: game.name, at: Date.now() })
  const sitters: Sitter[] = [{ person: place.person, key: place.key }]
  for (const [n, name] of others.entries()) {
    const { person, key } = await ask.join(place.table, { name, seat: n + 1, invitation: place.invitation })
    sitters.push({ person, key })
    preferences.share(place.table, sitters)
  }
  eager.add(place.table)
  return place
}
