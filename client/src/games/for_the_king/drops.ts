// Where things of this table may be dragged: the drawn card to its place, a card of the centre to one's own pile, a
// King card to an office, a price into the till.
import type { TableProps } from '../../lib/match/props'
import { type Choice, pileKey } from '../../lib/match/targets'
import type { Drops } from '../../lib/motion/drag'

export const TILL = 'till'

/** The drawn card, or a King card: to whatever one choice alone points at. */
export function choiceDrops({ targets }: TableProps): Drops {
  return new Map([...targets].filter(([, here]) => here.length === 1).map(([key, here]) => [key, [here[0]!.action]]))
}

/** A card of the centre: before oneself. */
export function takeDrops(here: readonly Choice[], mine: number): Drops {
  return new Map(here.slice(0, 1).map(({ action }) => [pileKey('hand', mine), [action]]))
}

/** A card of one's hand: into the till. */
export function payDrops(here: readonly Choice[]): Drops {
  return new Map(here.slice(0, 1).map(({ action }) => [TILL, [action]]))
}
