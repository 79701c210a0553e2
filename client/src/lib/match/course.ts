// The progress of a game: its folder describes the round and its phases in words.
import type { Words } from '../i18n/words'
import type { EventJson, ViewJson } from '../wire/types'

export interface Course {
  /** For example "Round 4 of 7". */
  round: string
  /** How many rounds have begun, and of how many, if the number is known and small. */
  beads?: [begun: number, all: number]
  /** The phases of a round, and the current one. */
  phases: string[]
  now: number
  /** What happens while events are narrated and no seat is asked; empty if it is obvious. */
  going: string
}

export type Chart = (words: Words, view: ViewJson, events: readonly EventJson[]) => Course
