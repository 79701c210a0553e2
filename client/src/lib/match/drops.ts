// Where a thing may be dragged: no rule is known here, the house is asked what each choice would lead to.
import { moves } from '../motion/moves'
import type { Drops } from '../motion/drag'
import type { GameFace, Previewed, View } from '../wire/types'
import { type Choice, choices, pileKey, seatKey } from './targets'

interface Foreseen {
  choice: Choice
  seen: Previewed | null
}

/** Where what lies in this pile may go: where a choice would bring it, or at what the next question points. */
export async function dropsOf(game: GameFace, view: View, lifted: readonly Choice[], foresee: (action: number) => Promise<Previewed | null>): Promise<Drops> {
  const foreseen = await Promise.all(lifted.map(async (choice) => ({ choice, seen: await foresee(choice.action) })))
  return unambiguous(foreseen.flatMap((each) => placesOf(game, view, each)))
}

function placesOf(game: GameFace, view: View, { choice, seen }: Foreseen): [string, number[]][] {
  const { action, targets } = choice
  if (!seen?.view) return [[seatKey(view.seat), [action]]] // it cannot be foreseen: then before oneself
  const lay = (pile: string, seat: number) => targets.some((key) => key.startsWith(`card:${pile}:${seat}:`))
  const brought = moves(view, seen.view).filter(({ from }) => from && lay(from.pile, from.seat))
  const next = choices(game, seen.view, seen.legal)
  return [
    ...brought.map(({ to }): [string, number[]] => [pileKey(to.pile, to.seat), [action]]),
    ...next.flatMap((then) => then.targets.map((key): [string, number[]] => [key, [action, then.action]])),
  ]
}

/** A place that would mean two things means none of them. */
function unambiguous(places: [string, number[]][]): Drops {
  const keys = places.map(([key]) => key)
  return new Map(places.filter(([key]) => keys.indexOf(key) === keys.lastIndexOf(key)))
}
