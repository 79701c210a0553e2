// Where things of the council may be dragged: a Proposal before the Monarch, a presented one to the right or to the
// left.
import { type Choice, seatKey } from '../../lib/match/targets'
import type { Drops } from '../../lib/motion/drag'

export const COUNCIL = 'council'
export const acceptKey = (seat: number) => `accept:${seat}`
export const rejectKey = (seat: number) => `reject:${seat}`

/** A card of one's hand: before the Monarch. */
export function handDrops(here: readonly Choice[]): Drops {
  return new Map(here.map(({ action }) => [COUNCIL, [action]]))
}

/** A presented card on the Monarch's desk: into one of its wells. */
export function deskDrops(here: readonly Choice[]): Drops {
  const wells: Record<string, (seat: number) => string> = { accept: acceptKey, reject: rejectKey, reveal: seatKey }
  return new Map(
    here.filter(({ verb }) => verb.name in wells).map(({ action, verb, arg }) => [wells[verb.name]!(arg), [action]]),
  )
}
