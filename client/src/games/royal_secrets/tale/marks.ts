// What the marks of a night say: an audience with what it came to, and a favor that was used.
import type { MarkJson } from '../../../lib/wire/types'

export const AUDIENCE = 'audience'
export const FAVOR = 'favor'
export const OUTCOMES = ['empty', 'refused', 'granted'] as const

export interface Audience {
  hall: number
  total: number
  need: number
  outcome: (typeof OUTCOMES)[number]
  lone: boolean
  seats: number[]
}

export function audienceOf({ nums, seats }: MarkJson): Audience {
  const [hall = 0, total = 0, need = 0, outcome = 0, lone = 0] = nums
  return { hall, total, need, outcome: OUTCOMES[outcome] ?? 'empty', lone: lone > 0, seats }
}

export const isLone = (mark: MarkJson): boolean => mark.what === AUDIENCE && audienceOf(mark).lone
