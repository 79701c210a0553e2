// What the home page says of this device's tables: whose turn it is, and which games were played.
import { nameAt } from './match/names'
import type { KnownTable } from './preferences.svelte'
import type { HistoryJson, PastGame } from './wire/types'

/** A table of this device with the last answer of the server; null if the server no longer has it. */
export interface MyTable {
  known: KnownTable
  chronicle: HistoryJson | null
}

export interface Played {
  table: MyTable & { chronicle: HistoryJson }
  game: PastGame
}

/** The seats of all people who play there on this device. */
export function seatsOf({ known, chronicle }: MyTable): number[] {
  const people = new Set(known.sitters?.map(({ person }) => person) ?? [chronicle?.person ?? -1])
  return (chronicle?.table.people ?? [])
    .filter(({ person, seat }) => people.has(person) && seat >= 0)
    .map(({ seat }) => seat)
}

/** The names of the people on this device who are asked; empty if none is. */
export function askedOfUs(table: MyTable): string[] {
  const ours = seatsOf(table)
  return names(
    table,
    (table.chronicle?.asked ?? []).filter((seat) => ours.includes(seat)),
  )
}

/** The names of all people who are asked. */
export const asked = (table: MyTable): string[] => names(table, table.chronicle?.asked ?? [])

export const names = ({ chronicle }: MyTable, seats: readonly number[]): string[] =>
  seats.map((seat) => nameAt(chronicle?.table ?? null, seat))

/** Whether a game is being played there or is about to begin. */
export const isOpen = ({ chronicle }: MyTable): boolean =>
  chronicle?.table.status === 'playing' || chronicle?.table.status === 'waiting'

/** Whether the table is over and has no game to replay. */
export const isGone = ({ chronicle }: MyTable): boolean =>
  !chronicle || (chronicle.table.status === 'closed' && !chronicle.games.length)

/** The open tables. Those that ask this device come first, then games in progress, each by their last move. */
export function open(tables: readonly MyTable[]): MyTable[] {
  const rank = (table: MyTable) => (askedOfUs(table).length ? 0 : table.chronicle?.table.status === 'playing' ? 1 : 2)
  return tables.filter(isOpen).sort((a, b) => rank(a) - rank(b) || b.chronicle!.moved - a.chronicle!.moved)
}

/** Every finished game, the latest first. */
export function played(tables: readonly MyTable[]): Played[] {
  return tables
    .flatMap(({ known, chronicle }) =>
      chronicle ? chronicle.games.map((game) => ({ table: { known, chronicle }, game })) : [],
    )
    .sort((a, b) => b.game.ended - a.game.ended)
}

/** The final score of this device's player; null if several people share the device. */
export function ownScore({ table, game }: Played): number | null {
  const [seat, ...others] = seatsOf(table)
  return seat === undefined || others.length ? null : (game.scores[seat] ?? null)
}
