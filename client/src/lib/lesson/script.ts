// The script of a first lesson: where the Prompter speaks, of what, and what the learner may do there.
import type { EventJson, ViewJson } from '../wire/types'

export const END = -1

/**
 * One step. Its messages are `lesson-NAME`, what to do `lesson-NAME-do` and why `lesson-NAME-why`; the last two may be
 * missing.
 */
export interface Step {
  name: string
  /** The moves that have been made when it is spoken; END if there are no more. */
  at: number | readonly number[]
  /** What is spoken of, as a selector; by road, if that differs. */
  about?: string | Record<string, string>
  /** The clause behind it. */
  clause?: string
  /** Whether the learner is to act; else the step is read. */
  acts?: boolean
  /** Spoken once the learner has picked something that leads on. */
  picked?: boolean
  /** The counts and deaths that are played without a word. It is a step all the same. */
  silent?: boolean
  /** Whether its words depend on the road: then its messages are `lesson-NAME-ROAD`. */
  roads?: boolean
  /** Ways to go on, told as a list: messages `lesson-way-NAME` with a figure. */
  ways?: { name: string; figure: string }[]
  /** Kind answers to what does not lead on, by how a record words the action. */
  otherwise?: [RegExp, string][]
  /** Whether the lesson ends here. */
  ends?: boolean
}

export interface Script {
  seats: number
  steps: Step[]
  /** Answers that the lesson gives for the learner, by the moves made. */
  gives?: number[]
  /** What is told instead of the moves of a cut: the message, by the moves made after it. */
  curtains?: Record<number, string>
  /** What others say, by the moves made: a seat and a message. */
  lines?: Record<number, [seat: number, message: string, form?: 'pitch'][]>
  /** Which road the learner has taken, told from the actions of the learner as a record words them. */
  roadOf?: (taken: readonly string[]) => string
}

/** A position of the lesson, as `tools/lessons.py` writes it. Views are told by how they differ from the one before. */
export interface Place {
  move: number
  events: EventJson[]
  view: Change
  legal: number[]
  /** The next position by the learner's action; empty if others move. */
  next: Record<string, number>
  instead?: Record<string, Change>
}

export type Change = Partial<Omit<ViewJson, 'facts' | 'piles'>> & {
  facts?: ViewJson['facts']
  piles?: Record<string, ViewJson['piles'][number]>
}

export interface Lesson {
  script: Script
  places: Place[]
}

/** Whether a step is spoken at a position. */
export function stands({ at }: Step, { move, next }: Place): boolean {
  const here = Object.keys(next).length ? move : END
  return typeof at === 'number' ? at === here : at.includes(here)
}

/** A view after a change. */
export function changed(view: ViewJson, { facts, piles, ...rest }: Change): ViewJson {
  return {
    ...view,
    ...rest,
    facts: facts ? { ...view.facts, ...facts } : view.facts,
    piles: piles ? view.piles.map((pile, n) => piles[n] ?? pile) : view.piles,
  }
}
