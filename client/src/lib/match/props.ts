// What every table is given, the generic one and those of games.
import type { Words } from '../i18n/words'
import type { Command } from '../wire/link'
import type { Event, GameFace, Line, View } from '../wire/types'
import type { Choosing } from './choosing.svelte'
import type { Choice } from './targets'

/** What is said at the table, for tables where saying something is part of the game. */
export interface Talk {
  lines: readonly Line[]
  /** The number of the game that is being played. */
  match: number
  /** How far the clock of the house is ahead of ours, in ms. */
  ahead: number
  seatOf: (person: number) => number
  isBot: (seat: number) => boolean
  say: (text: string, kind: Line['kind'], about?: number) => void
}

export interface TableProps {
  game: GameFace
  words: Words
  /** What is shown: the game as it is, or as it would be after what was chosen. */
  view: View
  /** The viewer's seat; -1 in the gallery. */
  mine: number
  /** What was told of the game so far. While the stage is busy, the view is from before what was told last. */
  events: readonly Event[]
  /** What may be done. */
  choices: readonly Choice[]
  /** The same by what it points at. */
  targets: Map<string, Choice[]>
  /** Which digit picks a target. */
  hotkeys: Map<string, string>
  /** Where choices are made; null where there is nothing to choose, as in a replay. */
  choosing: Choosing | null
  /** The order this seat has left, if it has left one. */
  order?: [string, number] | null
  /** Tell the house something else than an answer, where one may. */
  ongive?: (command: Command) => void
  /** The talk, where there is any: in a replay there is none. */
  talk?: Talk
  /** Show a clause of the rules, where there is a place for it. */
  oncite?: (clause: string) => void
}
