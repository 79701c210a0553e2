// The chapters of a game: where a round begins or, in a game that tells of none, a turn.
import type { Turn } from '../wire/types'

const TOLD = ['round', 'turn'] // as games call it, what divides most first

/** The numbers of the moves that begin something new. */
export function chapters(turns: readonly (Turn | undefined)[]): number[] {
  const here = turns.filter((turn) => turn !== undefined)
  const begun = TOLD.map((word) => here.filter(({ events }) => events.some(([, what]) => what === word))).find((found) => found.length)
  return (begun ?? here.filter((turn, i) => asked(turn) >= 0 && asked(turn) !== asked(here[i - 1]))).map(({ n }) => n)
}

/** Who is asked after a move; -1 if nobody or several are. */
const asked = (turn: Turn | undefined) => (turn?.view.waiting.length === 1 ? turn.view.waiting[0]! : -1)
