// An answer while the player composes it. It stays in this browser until the player confirms it.
import type { GameJson, Previewed, SayAct, ViewJson } from '../wire/types'
import { say } from '../i18n/language.svelte'
import { preferences } from '../preferences.svelte'
import { toasts } from '../ui/toasts.svelte'
import { Refusal } from '../wire/ask'
import type { TableSession } from './table_session.svelte'
import type { Choice } from './targets'

/** What goes with an answer, and what the button that sends it says of it. */
interface Voice {
  withMove: SayAct[]
  repeated: string
  take: () => void
}

export class Choosing {
  /** The actions chosen so far. */
  run = $state.raw<number[]>([])
  /** The clicked target, if several actions point at it. */
  target = $state('')
  /** The places that a dragged thing may go to. The table shows them even if they are empty. */
  places = $state.raw<ReadonlySet<string>>(new Set())
  /** Whether the answer has been sent and not yet accepted. */
  sending = $state(false)
  /** The number of answers that the server has accepted. */
  sealed = $state(0)
  /** What is said with the answer. */
  voice = $state.raw<Voice | null>(null)
  /** What the server says comes of the actions chosen so far. Before it is known, nothing else can be chosen. */
  foreseen: Promise<Previewed | null> = Promise.resolve(null)
  #foreseen = $state.raw<Previewed | null>(null)
  #decision = $state(-1)
  /** The view when the answer was sent. The table shows the chosen answer until the server sends a newer view. */
  #given = $state.raw<GameJson | null>(null)

  constructor(private readonly session: TableSession) {}

  get sight(): GameJson | null {
    return this.session.narration.sight
  }

  /** Whether there is no connection to send an answer by. It is kept until there is one. */
  get lost(): boolean {
    return this.session.link !== 'open'
  }

  /** Whether the answer waits for the end of a window. */
  get held(): boolean {
    return this.session.held !== null
  }

  /** Whether the chosen actions still answer the current question. */
  get #holds(): boolean {
    return (
      this.run.length > 0 &&
      this.#decision === this.sight?.view.decision &&
      (this.#given === null || this.#given === this.sight)
    )
  }

  get chosen(): number[] {
    return this.#holds && !this.#given ? this.run : []
  }

  /** The actions that are legal next. */
  get legal(): readonly number[] {
    if (this.sending || this.#given === this.sight || this.session.narration.busy) return []
    return this.#holds ? (this.#foreseen?.legal ?? []) : (this.sight?.legal ?? [])
  }

  /** The current view, or the view after the chosen actions. */
  get view(): ViewJson | null {
    return (this.#holds ? this.#foreseen?.view : null) ?? this.sight?.view ?? null
  }

  /** Choose several actions in a row, as after a card was dropped on a place. */
  async pick(action: number, ...then: number[]): Promise<void> {
    if (!this.sight || !this.legal.includes(action)) return
    const run = [...this.chosen, action]
    this.target = ''
    this.places = new Set()
    this.#given = null
    this.#decision = this.sight.view.decision
    this.#foreseen = null
    this.run = run
    const foreseen = await (this.foreseen = this.session.preview(this.#decision, run))
    if (this.run !== run) return
    this.#foreseen = foreseen
    if (then.length) await this.pick(...(then as [number]))
    else if (!preferences.confirm && !foreseen?.legal.length) await this.confirm()
  }

  /** Point at a target. A single choice is taken; several are offered. */
  point(target: string, choices: readonly Choice[] = []): void {
    if (choices.length === 1) void this.pick(choices[0]!.action)
    else this.target = this.target === target ? '' : target
  }

  /** Ask the server for the view and the legal actions after this action. */
  foresee(action: number): Promise<Previewed | null> {
    return this.sight ? this.session.preview(this.sight.view.decision, [...this.chosen, action]) : Promise.resolve(null)
  }

  /** Take the last action back. No other player has seen it. */
  cancel(): void {
    this.target = ''
    if (this.held) return this.session.drop()
    if (!this.chosen.length || this.sending) return
    this.#foreseen = null
    void this.#retrace(this.chosen.slice(0, -1))
  }

  async confirm(): Promise<void> {
    if (!this.chosen.length || this.sending || this.lost) return
    const shown = this.sight
    this.sending = true
    try {
      const armed = this.voice?.withMove ?? []
      const done = await this.session.do({
        type: 'play',
        decision: this.#decision,
        actions: this.run,
        ...(armed.length && { say: armed }),
      })
      if (armed.length) this.voice?.take()
      for (const { code, values } of done.unsaid ?? []) toasts.refused(new Refusal(code, values), say)
      this.#given = shown
      this.sealed++
    } catch (refusal) {
      if ((refusal as Refusal).code !== 'refused-dropped') toasts.refused(refusal, say)
      this.run = []
      this.#foreseen = null
    }
    this.sending = false
  }

  async #retrace(run: number[]): Promise<void> {
    this.run = run
    const foreseen = run.length ? await (this.foreseen = this.session.preview(this.#decision, run)) : null
    if (this.run === run) this.#foreseen = foreseen
  }
}
