// A replay: the moves of a finished game, fetched in pieces, and the moment that is shown.
import { codeOf } from '../lazy'
import { reducedMotion } from '../motion/reduced_motion'
import type { EventJson, LineJson, Replay as Part, ReplayTurn, VerdictJson, ViewJson } from '../wire/types'
import { chapters } from './chapters'
import type { Moment } from './moment'
import { after } from './table_session.svelte'
import { Narration } from './narration.svelte'
import { type Judged, judgedWith } from './verdicts'

export const SPEEDS = [0.5, 1, 2, 4] as const

const REST = 900 // ms between two moves that run by themselves
const PIECE = 100 // moves that the server sends at once

export class Replay {
  game = $state('')
  seats = $state(0)
  moves = $state(0)
  /** The move that is shown; 0 is the table before the first. */
  at = $state(0)
  eyes = $state('open')
  speed = $state(1)
  running = $state(false)
  trouble = $state('')
  /** Whether the moment is not next to the last one. Then nothing is animated. */
  jumps = $state(true)
  /** The events up to this moment. */
  events = $state.raw<EventJson[]>([])
  readonly narration: Narration<ViewJson>
  #lines = $state.raw<LineJson[]>([])
  #verdicts = $state.raw<VerdictJson[]>([])
  #turns = $state.raw<ReplayTurn[]>([]) // by number, with holes until all are fetched
  #cancel: (() => void) | null = null

  /** `ask` fetches the moves from a first one on, as some eyes saw them. */
  constructor(
    private readonly ask: (eyes: string, first: number) => Promise<Part>,
    readonly match: number,
  ) {
    this.narration = new Narration(
      reducedMotion,
      (ms, then) => after(ms / this.speed, then),
      (events) => (this.events = [...this.events, ...events]),
    )
  }

  /** The moves that begin a round or a turn. */
  readonly chapters = $derived.by(() => chapters(this.#turns))

  /** What was said at the table up to this moment. */
  readonly lines = $derived.by(() => {
    const told = (this.events.at(-1)?.[0] ?? -1) + 1
    return this.#lines.filter(({ event }) => event <= told)
  })

  /** Whether anything was said in the game that the cards can answer. */
  readonly talked = $derived.by(() => this.#lines.some(({ acts }) => acts.some(({ saying }) => saying)))

  /** What became of it, as the same eyes could tell: at the end all of it is told. */
  readonly verdicts = $derived.by<ReadonlyMap<string, Judged>>(() =>
    judgedWith(new Map(), this.#verdicts, this.view?.over ? 0 : Infinity),
  )

  get view(): ViewJson | null {
    return this.narration.sight
  }

  open({ move, eyes }: Moment): void {
    this.at = move
    this.look(eyes)
  }

  close(): void {
    this.#pause()
    this.narration.skip()
    this.eyes = '' // answers that are still under way are ignored
  }

  /** Go to another moment. A step to the next move is narrated. */
  seek(to: number): void {
    this.#pause()
    this.#show(to)
  }

  /** Go to the chapter before or after this moment. */
  leap(by: 1 | -1): void {
    const next = by > 0 ? this.chapters.find((n) => n > this.at) : this.chapters.filter((n) => n < this.at).at(-1)
    this.seek(next ?? (by > 0 ? this.moves : 0))
  }

  toggle(): void {
    if (this.running) return this.#pause()
    if (this.at === this.moves) this.#show(0)
    this.running = true
    this.#run()
  }

  /** Change the viewer. What the last viewer saw is dropped first. */
  look(eyes: string): void {
    this.#pause()
    this.eyes = eyes
    this.#turns = []
    this.narration.set(null)
    this.events = []
    void this.#fetch(eyes)
  }

  #show(to: number): void {
    const at = Math.min(Math.max(to, 0), this.moves)
    const turn = this.#turns[at]
    this.jumps = Math.abs(at - this.at) !== 1
    const next = at === this.at + 1
    this.at = at
    this.narration.skip()
    if (next && turn) return this.narration.push(turn.events, turn.view)
    this.events = this.#turns.slice(0, at + 1).flatMap((each) => each?.events ?? [])
    if (turn) this.narration.set(turn.view)
  }

  #run(): void {
    this.#cancel = after(REST / this.speed, () => {
      // wait while a move is narrated or fetched
      if (!this.narration.busy && this.#turns[this.at + 1]) this.#show(this.at + 1)
      if (this.at < this.moves) this.#run()
      else this.running = false
    })
  }

  #pause(): void {
    this.#cancel?.()
    this.running = false
  }

  /** Fetch the piece with the current moment first, then the others in order. */
  async #fetch(eyes: string): Promise<void> {
    try {
      await this.#piece(eyes, Math.floor(this.at / PIECE))
      for (let piece = 0; piece * PIECE <= this.moves && this.eyes === eyes; piece++)
        if (!this.#turns[piece * PIECE]) await this.#piece(eyes, piece)
    } catch (refusal) {
      if (this.eyes === eyes) this.trouble = codeOf(refusal)
    }
  }

  async #piece(eyes: string, piece: number): Promise<void> {
    const part = await this.ask(eyes, piece * PIECE)
    if (eyes !== this.eyes) return
    this.game = part.game
    this.seats = part.seats
    this.moves = part.moves
    if (part.lines.length) {
      this.#lines = part.lines
      this.#verdicts = part.verdicts
    }
    const turns = [...this.#turns]
    for (const turn of part.turns) turns[turn.n] = turn
    this.#turns = turns
    if (!this.running && !this.narration.busy) this.#show(this.at)
    if (!part.turns.length) this.#show(part.moves) // the link names a move beyond the end
  }
}
