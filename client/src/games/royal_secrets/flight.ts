// Which lilies change hands by an event of the count, and between which places of the table.
import type { EventJson } from '../../lib/wire/types'

export interface Flight {
  /** The keys of places, the best first. */
  from: string[]
  to: string[]
  lilies: number
}

const PURSE = ['purse', 'court'] // in the middle of the table

/** The flight an event tells of, if it tells of one. */
export function flightOf([, what, seat, nums]: EventJson): Flight | undefined {
  const [a = 0, b = 0] = nums
  const player = [`disc:${seat}`, `seat:${seat}`]
  if (what === 'gained' && b > 0) return { from: [`gain:${a}`, `hall:${a}`], to: player, lilies: b }
  if (what === 'lost' && b > 0) return { from: player, to: [`loss:${a}`, `hall:${a}`], lilies: b }
  if (what === 'lost-to-valet' && a > 0) return { from: player, to: PURSE, lilies: a }
  if (what === 'hand-counted' && b > 0) return { from: PURSE, to: player, lilies: b }
  return undefined
}
