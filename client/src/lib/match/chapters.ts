// The chapters of a game: the start of each round or, in a game without rounds, of each turn.
import type { ReplayTurn } from '../wire/types'

const TOLD = ['round', 'turn'] // the words games use, the longest division first

/** The numbers of the moves that begin a chapter. */
export function chapters(turns: readonly (ReplayTurn | undefined)[]): number[] {
  const here = turns.filter((turn) => turn !== undefined)
  const begun = TOLD.map((word) => here.filter(({ events }) => events.some(([, what]) => what === word))).find(
    (found) => found.length,
  )
  return (begun ?? here.filter((turn, i) => asked(turn) >= 0 && asked(turn) !== asked(here[i - 1]))).map(({ n }) => n)
}

/** The seat that is asked after a move; -1 if none or several are. */
const asked = (turn: ReplayTurn | undefined) => (turn?.view.waiting.length === 1 ? turn.view.waiting[0]! : -1)
