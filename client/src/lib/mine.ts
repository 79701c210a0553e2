// What this device's tables come to: whose turn it is where, and which games were played.
import { nameAt } from './match/names'
import type { KeptTable } from './kept.svelte'
import type { Chronicle, PastGame } from './wire/types'

/** A table of ours as the house told of it last; null if the house does not have it any more. */
export interface Mine {
  kept: KeptTable
  chronicle: Chronicle | null
}

export interface Played {
  mine: Mine & { chronicle: Chronicle }
  game: PastGame
}

/** The seats of everybody who plays there on this device. */
export function seatsOf({ kept, chronicle }: Mine): number[] {
  const people = new Set(kept.bench?.map(({ person }) => person) ?? [chronicle?.person ?? -1])
  return (chronicle?.table.people ?? []).filter(({ person, seat }) => people.has(person) && seat >= 0).map(({ seat }) => seat)
}

/** Who of us is asked, by name; empty if nobody is. */
export function askedOfUs(mine: Mine): string[] {
  const ours = seatsOf(mine)
  return names(mine, (mine.chronicle?.asked ?? []).filter((seat) => ours.includes(seat)))
}

/** Who is asked, by name. */
export const asked = (mine: Mine): string[] => names(mine, mine.chronicle?.asked ?? [])

export const names = ({ chronicle }: Mine, seats: readonly number[]): string[] => seats.map((seat) => nameAt(chronicle?.table ?? null, seat))

/** Whether a game is on there, or about to begin. */
export const isOpen = ({ chronicle }: Mine): boolean => chronicle?.table.status === 'playing' || chronicle?.table.status === 'waiting'

/** Whether nothing will happen there any more, and nothing is left to be watched. */
export const isGone = ({ chronicle }: Mine): boolean => !chronicle || (chronicle.table.status === 'closed' && !chronicle.games.length)

/** The tables that are open: first where we are asked, then where a game is on, what moved last before the others. */
export function open(tables: readonly Mine[]): Mine[] {
  const rank = (mine: Mine) => (askedOfUs(mine).length ? 0 : mine.chronicle?.table.status === 'playing' ? 1 : 2)
  return tables.filter(isOpen).sort((a, b) => rank(a) - rank(b) || b.chronicle!.moved - a.chronicle!.moved)
}

/** Every game that is over, the last one first. */
export function played(tables: readonly Mine[]): Played[] {
  return tables
    .flatMap(({ kept, chronicle }) => (chronicle ? chronicle.games.map((game) => ({ mine: { kept, chronicle }, game })) : []))
    .sort((a, b) => b.game.ended - a.game.ended)
}

/** What we had at the end, where one of us played alone on this device. */
export function ownScore({ mine, game }: Played): number | null {
  const [seat, ...others] = seatsOf(mine)
  return seat === undefined || others.length ? null : (game.scores[seat] ?? null)
}
