// An Advisor before the Monarch: what lies there, what is known of it, how it was judged, and what may be done with it.
import type { TableProps } from '../../lib/match/props'
import { type Choice, seatKey } from '../../lib/match/targets'
import type { Chosen } from './chosen'
import { ACCEPTED, backOf, type Council, REJECTED, UNJUDGED } from './council'
import type { Reign } from './reign'

export class Advisor {
  readonly key: string
  /** What may be done here. */
  readonly here: readonly Choice[]
  /** What one is about to present. */
  readonly pending: number | undefined
  /** Whether a Proposal lies here. */
  readonly lies: boolean
  /** What lies or lay here, where that is known: one's own, or revealed. */
  readonly known: number | undefined
  readonly back: number | undefined
  /** What was turned, or is open to whoever looks. */
  readonly open: number | undefined
  readonly acting: boolean
  /** Whether it is about to be turned. */
  readonly turning: boolean
  readonly verdict: number

  constructor(
    { words, mine, targets }: TableProps,
    council: Council,
    chosen: Chosen,
    reign: Reign,
    readonly seat: number,
  ) {
    const shown = reign.revealed.get(seat)
    this.key = seatKey(seat)
    this.here = targets.get(this.key) ?? []
    this.pending = seat === mine ? chosen.arg('present') : undefined
    this.lies = council.size('presented', seat) > 0 || this.pending !== undefined
    this.known = council.cards('presented', seat)[0] ?? this.pending ?? shown?.card
    this.back =
      council.backs('presented', seat)[0] ?? (this.known === undefined ? undefined : backOf(words.game, this.known))
    this.open = shown?.card ?? (seat === mine ? undefined : this.known)
    this.acting = shown !== undefined && reign.acting === seat
    this.turning = chosen.has('reveal', seat)
    const meant = chosen.has('accept', seat) ? ACCEPTED : chosen.has('reject', seat) ? REJECTED : undefined
    this.verdict = shown?.verdict ?? meant ?? council.list('verdicts')[seat] ?? UNJUDGED
  }

  /** The action that does this here, if it may be done. */
  way(verb: string): number | undefined {
    return this.here.find((choice) => choice.verb.name === verb)?.action
  }

  get mayBeJudged(): boolean {
    return this.way('accept') !== undefined || this.way('reject') !== undefined
  }
}
