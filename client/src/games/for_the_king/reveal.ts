// The end as it was told: the hands that were shown, and office by office who took which tile.
import type { EventJson, ManifestJson } from '../../lib/wire/types'
import { holdings } from './ministry'

export interface Award {
  seat: number
  sum: number
  points: number
  /** Whether another had the same sum, so that the letter decided. */
  byLetter: boolean
}

/** An office that was counted: without a first, nobody holds a card of it. */
export interface Counted {
  office: number
  first?: Award
  second?: Award
}

export class Reveal {
  /** Whether hands were shown. */
  open = false
  /** By seat. */
  readonly hands = new Map<number, number[]>()
  /** In the order in which they were counted. */
  readonly offices: Counted[] = []
  /** By seat, points and gold in the end. */
  readonly totals = new Map<number, { points: number; gold: number }>()
  readonly winners: number[] = []
  /** What told the winner from the rest: 0 points, 1 gold, from 2 on the offices in their order. */
  decided = 0

  tell([, what, seat, nums, cards]: EventJson): void {
    const [a = 0, b = 0, c = 0, d = 0] = nums
    switch (what) {
      case 'shown':
      case 'empty-handed':
        this.open = true
        this.hands.set(seat, [...cards])
        break
      case 'vacant':
        this.offices.push({ office: a })
        break
      case 'primary':
        this.offices.push({ office: a, first: { seat, sum: b, points: c, byLetter: d > 0 } })
        break
      case 'secondary':
        this.offices.at(-1)!.second = { seat, sum: b, points: c, byLetter: d > 0 }
        break
      case 'points':
        this.totals.set(seat, { points: a, gold: b })
        break
      case 'winner':
      case 'shared':
        this.winners.push(seat)
        this.decided = b
        break
    }
  }

  /** What a seat has taken so far: the office, the points and whether it is the first's. */
  taken(seat: number): { office: number; points: number; first: boolean }[] {
    return this.offices.flatMap(({ office, first, second }) => [
      ...(first?.seat === seat ? [{ office, points: first.points, first: true }] : []),
      ...(second?.seat === seat ? [{ office, points: second.points, first: false }] : []),
    ])
  }
}

export function revealOf(events: readonly EventJson[]): Reveal {
  const reveal = new Reveal()
  for (const event of events) reveal.tell(event)
  return reveal
}

/** A seat's cards of an office, as they were shown. */
export interface Lane {
  seat: number
  cards: number[]
  sum: number
  letter: string
}

/** Everybody's cards of an office: who took a tile first, then by sum and letter as printed. */
export function lanesOf(game: ManifestJson, reveal: Reveal, office: number, seats: number): Lane[] {
  const lanes = Array.from({ length: seats }, (_, seat) => ({
    seat,
    ...holdings(game, reveal.hands.get(seat) ?? [], [office])[0]!,
  }))
  return lanes.sort((a, b) => b.sum - a.sum || (a.letter || '~').localeCompare(b.letter || '~'))
}
