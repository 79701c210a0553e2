// The count of a round, as its events tell it: what was turned up, who withdrew, how each audience ended, and every
// gain and loss with its reason.
import { notUndone } from '../../lib/match/not_undone'
import type { EventJson } from '../../lib/wire/types'
import { COUNTING, type Court } from './court'

export interface Verdict {
  outcome: 'granted' | 'refused' | 'deserted'
  total: number
  need: number
}

/**
 * A line of the ledger: the message that says why, what that speaks of, and the lilies it is about; null where none
 * change hands.
 */
export interface Line {
  why: string
  lilies: number | null
  hall?: number
  by?: number
  card?: number
  amount?: number
}

const OF_AN_AUDIENCE = new Set([
  'influence',
  'cardinal-influence',
  'succeeded',
  'failed',
  'deserted',
  'gained',
  'lost',
  'tied',
  'took',
])

export class Count {
  /** The round it belongs to; 0 if that was not told. */
  round = 0
  /** Whether what was face down is being turned up, or was. */
  open = false
  /** Whether all of it is told: the lilies are settled. */
  settled = false
  /** By seat, the card that was bet face up. */
  readonly up = new Map<number, number>()
  /** By seat, the card that was face down. */
  readonly turned = new Map<number, number>()
  cardinal: number | undefined
  /** The audience that is told of: the King's comes first. */
  hall = 0
  readonly withdrawn = new Set<number>()
  /** By audience, what each seat brought, in the order it was told; -1 is the Cardinal. */
  readonly brought: [seat: number, influence: number][][] = [[], []]
  readonly verdicts: (Verdict | undefined)[] = [undefined, undefined]
  /** The audience whose tie was told last; -1: none. */
  tied = -1
  /** By seat, the third card that was shown last. */
  readonly thirds = new Map<number, number>()
  /** By audience, who took the card. */
  readonly took: (number | undefined)[] = [undefined, undefined]
  /** By seat. */
  readonly lines = new Map<number, Line[]>()
  /** By seat, what changed in all, once it is settled. */
  readonly change = new Map<number, number>()

  tell([, what, seat, nums, cards]: EventJson): void {
    const [a = 0, b = 0, c = 0] = nums
    const card = cards[0] ?? -1
    if (OF_AN_AUDIENCE.has(what)) this.hall = a
    switch (what) {
      case 'bet-up':
        this.up.set(seat, card)
        break
      case 'turned-up':
        this.open = true
        this.turned.set(seat, card)
        break
      case 'cardinal-turned-up':
        this.cardinal = card
        break
      case 'withdrew':
        this.withdrawn.add(seat)
        this.#line(seat, { why: what, lilies: null })
        break
      case 'influence':
        this.brought[a]!.push([seat, b])
        break
      case 'cardinal-influence':
        this.brought[a]!.push([-1, b])
        break
      case 'succeeded':
        this.verdicts[a] = { outcome: 'granted', total: b, need: c }
        break
      case 'failed':
        this.verdicts[a] = { outcome: 'refused', total: b, need: c }
        break
      case 'deserted':
        this.verdicts[a] = { outcome: 'deserted', total: 0, need: 0 }
        break
      case 'gained':
        this.#line(seat, { why: what, lilies: b, hall: a })
        break
      case 'lost':
        this.#line(seat, {
          why: this.verdicts[a]?.outcome === 'deserted' ? 'lost-deserted' : what,
          lilies: -b,
          hall: a,
        })
        break
      case 'lost-to-valet':
        this.#line(seat, { why: b === seat ? 'lost-to-own-valet' : what, lilies: -a, by: b, card })
        break
      case 'tied':
        this.tied = a
        this.thirds.clear()
        break
      case 'third':
        this.thirds.set(seat, card)
        break
      case 'tied-again':
        this.tied = -1
        break
      case 'took':
        this.tied = -1
        this.took[a] = seat
        this.#line(seat, { why: what, lilies: null, hall: a, card })
        break
      case 'pardoned':
      case 'stroked':
        this.#line(seat, { why: what, lilies: null, amount: a })
        break
      case 'settled':
        this.settled = true
        this.change.set(seat, b)
        break
      case 'hand-counted':
        this.#line(seat, { why: what, lilies: b, amount: a })
        break
    }
  }

  #line(seat: number, line: Line): void {
    this.lines.set(seat, [...(this.lines.get(seat) ?? []), line])
  }
}

/** The count while this round is counted; null before it, and later, when it lives on in the ledger. */
export function countIn(court: Court, told: Count): Count | null {
  return told.open && (told.round ? told.round === court.round : court.phase === COUNTING) ? told : null
}

/** The last count that was told, if there was one. */
export function countOf(told: readonly EventJson[]): Count {
  let count = new Count()
  let next = new Count()
  for (const event of notUndone(told)) {
    if (event[1] === 'round') next = Object.assign(new Count(), { round: event[3][0] ?? 0 })
    next.tell(event)
    if (next.open) count = next
  }
  return count
}
