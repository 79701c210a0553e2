// Choosing: an answer as it is put together, alone in this browser until it is confirmed.
import type { Previewed, Sight, View } from '../wire/types'
import { say } from '../i18n/tongue.svelte'
import { kept } from '../kept.svelte'
import { toasts } from '../ui/toasts.svelte'
import type { Seat } from './seat.svelte'

export class Choosing {
  /** The actions chosen so far. */
  run = $state.raw<number[]>([])
  /** A target that several actions point at, and that was clicked. */
  target = $state('')
  /** The places that something being dragged may go to, which are shown even if nothing lies there. */
  places = $state.raw<ReadonlySet<string>>(new Set())
  /** Whether the answer is on its way. */
  sending = $state(false)
  /** How many answers the house has taken. */
  sealed = $state(0)
  #foreseen = $state.raw<Previewed | null>(null)
  #decision = $state(-1)
  /** What was shown when the answer was given: until the house shows more, the answer is shown as it was chosen. */
  #given = $state.raw<Sight | null>(null)

  constructor(private readonly seat: Seat) {}

  get sight(): Sight | null {
    return this.seat.stage.sight
  }

  /** Whether what was chosen still answers the question that is asked. */
  get #holds(): boolean {
    return this.run.length > 0 && this.#decision === this.sight?.view.decision && (this.#given === null || this.#given === this.sight)
  }

  get chosen(): number[] {
    return this.#holds && !this.#given ? this.run : []
  }

  /** What may be done next. */
  get legal(): readonly number[] {
    if (this.sending || this.#given === this.sight || this.seat.stage.busy) return []
    return this.#holds ? (this.#foreseen?.legal ?? []) : (this.sight?.legal ?? [])
  }

  /** The table as it is, or as it would be after what was chosen. */
  get view(): View | null {
    return (this.#holds ? this.#foreseen?.view : null) ?? this.sight?.view ?? null
  }

  /** Choose this, and then what follows, as after a card was dragged onto something. */
  async pick(action: number, ...then: number[]): Promise<void> {
    if (!this.sight || !this.legal.includes(action)) return
    const run = [...this.chosen, action]
    this.target = ''
    this.places = new Set()
    this.#given = null
    this.#decision = this.sight.view.decision
    this.#foreseen = null
    this.run = run
    const foreseen = await this.seat.preview(this.#decision, run)
    if (this.run !== run) return
    this.#foreseen = foreseen
    if (then.length) await this.pick(...(then as [number]))
    else if (!kept.confirm && !foreseen?.legal.length) await this.confirm()
  }

  /** Point at something: with one choice there it is made, with several they are offered. */
  point(target: string, actions: readonly number[]): void {
    if (actions.length === 1) void this.pick(actions[0]!)
    else this.target = this.target === target ? '' : target
  }

  /** What may follow this answer, and how the table would be then. */
  foresee(action: number): Promise<Previewed | null> {
    return this.sight ? this.seat.preview(this.sight.view.decision, [...this.chosen, action]) : Promise.resolve(null)
  }

  /** Take the last of it back; nobody has seen it. */
  cancel(): void {
    this.target = ''
    if (!this.chosen.length || this.sending) return
    this.#foreseen = null
    void this.#retrace(this.chosen.slice(0, -1))
  }

  async confirm(): Promise<void> {
    if (!this.chosen.length || this.sending) return
    const shown = this.sight
    this.sending = true
    try {
      await this.seat.do({ type: 'play', decision: this.#decision, actions: this.run })
      this.#given = shown
      this.sealed++
    } catch (refusal) {
      toasts.refused(refusal, say)
      this.run = []
      this.#foreseen = null
    }
    this.sending = false
  }

  async #retrace(run: number[]): Promise<void> {
    this.run = run
    const foreseen = run.length ? await this.seat.preview(this.#decision, run) : null
    if (this.run === run) this.#foreseen = foreseen
  }
}
