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
  /** Whether the answer is on its way. */
  sending = $state(false)
  #foreseen = $state.raw<Previewed | null>(null)
  #decision = $state(-1)

  constructor(private readonly seat: Seat) {}

  get sight(): Sight | null {
    return this.seat.stage.sight
  }

  /** Whether what was chosen still answers the question that is asked. */
  get #holds(): boolean {
    return this.run.length > 0 && this.#decision === this.sight?.view.decision
  }

  get chosen(): number[] {
    return this.#holds ? this.run : []
  }

  /** What may be done next. */
  get legal(): readonly number[] {
    if (this.sending || this.seat.stage.busy) return []
    return this.#holds ? (this.#foreseen?.legal ?? []) : (this.sight?.legal ?? [])
  }

  /** The table as it is, or as it would be after what was chosen. */
  get view(): View | null {
    return (this.#holds ? this.#foreseen?.view : null) ?? this.sight?.view ?? null
  }

  async pick(action: number): Promise<void> {
    if (!this.sight || !this.legal.includes(action)) return
    const run = [...this.chosen, action]
    this.target = ''
    this.#decision = this.sight.view.decision
    this.#foreseen = null
    this.run = run
    const foreseen = await this.seat.preview(this.#decision, run)
    if (this.run !== run) return
    this.#foreseen = foreseen
    if (!kept.confirm && !foreseen?.legal.length) await this.confirm()
  }

  /** Point at something: with one choice there it is made, with several they are offered. */
  point(target: string, actions: readonly number[]): void {
    if (actions.length === 1) void this.pick(actions[0]!)
    else this.target = this.target === target ? '' : target
  }

  /** Take the last of it back; nobody has seen it. */
  cancel(): void {
    const shorter = this.chosen.slice(0, -1)
    const again = shorter.pop()
    this.run = shorter
    this.target = ''
    this.#foreseen = null
    if (again !== undefined) void this.#retrace([...shorter, again])
  }

  async confirm(): Promise<void> {
    if (!this.#holds || this.sending) return
    this.sending = true
    try {
      await this.seat.do({ type: 'play', decision: this.#decision, actions: this.run })
    } catch (refusal) {
      toasts.refused(refusal, say)
    } finally {
      this.run = []
      this.#foreseen = null
      this.sending = false
    }
  }

  async #retrace(run: number[]): Promise<void> {
    this.run = run
    this.#foreseen = await this.seat.preview(this.#decision, run)
  }
}
