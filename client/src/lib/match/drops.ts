// Where a thing may be dragged. The client knows no rule: it asks the server what each choice would lead to.
import { moves } from '../motion/moves'
import type { Drops } from '../motion/drag'
import type { ManifestJson, Previewed, ViewJson } from '../wire/types'
import { type Choice, choices, pileKey, seatKey } from './targets'

interface Foreseen {
  choice: Choice
  seen: Previewed | null
}

/** The places for a card of this pile: where a choice would move it, or the targets of the next question. */
export async function dropsOf(
  game: ManifestJson,
  view: ViewJson,
  lifted: readonly Choice[],
  foresee: (action: number) => Promise<Previewed | null>,
): Promise<Drops> {
  const foreseen = await Promise.all(lifted.map(async (choice) => ({ choice, seen: await foresee(choice.action) })))
  return unambiguous(foreseen.flatMap((each) => placesOf(game, view, each)))
}

function placesOf(game: ManifestJson, view: ViewJson, { choice, seen }: Foreseen): [string, number[]][] {
  const { action, targets } = choice
  if (!seen?.view) return [[seatKey(view.seat), [action]]] // no preview: the player's own seat
  const lay = (pile: string, seat: number) => targets.some((key) => key.startsWith(`card:${pile}:${seat}:`))
  const brought = moves(view, seen.view).filter(({ from }) => from && lay(from.pile, from.seat))
  const next = choices(game, seen.view, seen.legal)
  return [
    ...brought.map(({ to }): [string, number[]] => [pileKey(to.pile, to.seat), [action]]),
    ...next.flatMap((then) => then.targets.map((key): [string, number[]] => [key, [action, then.action]])),
  ]
}

/** Leave out a place that two choices share. */
function unambiguous(places: [string, number[]][]): Drops {
  const keys = places.map(([key]) => key)
  return new Map(places.filter(([key]) => keys.indexOf(key) === keys.lastIndexOf(key)))
}
