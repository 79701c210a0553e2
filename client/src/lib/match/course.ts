// How far a game is: what its own folder says of the round and its phases, in words.
import type { Words } from '../i18n/words'
import type { Event, View } from '../wire/types'

export interface Course {
  /** As "Round 4 of 7". */
  round: string
  /** How many of how many are begun, where that is known and few. */
  beads?: [begun: number, all: number]
  /** What a round consists of, and which of them it is now. */
  phases: string[]
  now: number
  /** What goes on while it is told and nobody is asked; empty where that goes without saying. */
  going: string
}

export type Chart = (words: Words, view: View, events: readonly Event[]) => Course
