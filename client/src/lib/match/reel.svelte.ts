// A reel: the moves of a finished game, fetched piece by piece, and the moment of it that is looked at.
import { codeOf } from '../part'
import { still } from '../motion/still'
import * as ask from '../wire/ask'
import type { Event, Turn, View } from '../wire/types'
import { chapters } from './chapters'
import type { Moment } from './moment'
import { after } from './seat.svelte'
import { Stage } from './stage.svelte'

export const SPEEDS = [0.5, 1, 2, 4] as const

const REST = 900 // ms between two moves that run by themselves
const PIECE = 100 // moves that the house gives at once

export class Reel {
  game = $state('')
  seats = $state(0)
  moves = $state(0)
  /** The move that is looked at; 0 is the table before the first. */
  at = $state(0)
  eyes = $state('open')
  speed = $state(1)
  running = $state(false)
  trouble = $state('')
  /** Whether the moment is not the next one, so that nothing could be followed. */
  jumps = $state(true)
  /** What was told up to this moment. */
  events = $state.raw<Event[]>([])
  readonly stage: Stage<View>
  #turns = $state.raw<Turn[]>([]) // by number, with holes as long as not all are here
  #cancel: (() => void) | null = null

  constructor(
    private readonly table: string,
    private readonly key: string,
    readonly match: number,
  ) {
    this.stage = new Stage(still, (ms, then) => after(ms / this.speed, then), (events) => (this.events = [...this.events, ...events]))
  }

  /** The moves with which something new begins: a round, or a turn. */
  readonly chapters = $derived.by(() => chapters(this.#turns))

  get view(): View | null {
    return this.stage.sight
  }

  open({ move, eyes }: Moment): void {
    this.at = move
    this.look(eyes)
  }

  close(): void {
    this.#pause()
    this.stage.skip()
    this.eyes = '' // what is on its way is not wanted any more
  }

  /** Look at another moment; the very next one is seen to happen. */
  seek(to: number): void {
    this.#pause()
    this.#show(to)
  }

  /** The chapter before or after this moment. */
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

  /** See it through other eyes. What the last ones saw is forgotten first. */
  look(eyes: string): void {
    this.#pause()
    this.eyes = eyes
    this.#turns = []
    this.stage.set(null)
    this.events = []
    void this.#fetch(eyes)
  }

  #show(to: number): void {
    const at = Math.min(Math.max(to, 0), this.moves)
    const turn = this.#turns[at]
    this.jumps = Math.abs(at - this.at) !== 1
    const next = at === this.at + 1
    this.at = at
    this.stage.skip()
    if (next && turn) return this.stage.push(turn.events, turn.view)
    this.events = this.#turns.slice(0, at + 1).flatMap((each) => each?.events ?? [])
    if (turn) this.stage.set(turn.view)
  }

  #run(): void {
    this.#cancel = after(REST / this.speed, () => {
      if (!this.stage.busy && this.#turns[this.at + 1]) this.#show(this.at + 1) // else what is on stage, or on its way, comes first
      if (this.at < this.moves) this.#run()
      else this.running = false
    })
  }

  #pause(): void {
    this.#cancel?.()
    this.running = false
  }

  /** The piece with the moment first, then the others in order. */
  async #fetch(eyes: string): Promise<void> {
    try {
      await this.#piece(eyes, Math.floor(this.at / PIECE))
      for (let piece = 0; piece * PIECE <= this.moves && this.eyes === eyes; piece++) if (!this.#turns[piece * PIECE]) await this.#piece(eyes, piece)
    } catch (refusal) {
      if (this.eyes === eyes) this.trouble = codeOf(refusal)
    }
  }

  async #piece(eyes: string, piece: number): Promise<void> {
    const part = await ask.replay(this.table, this.key, eyes, piece * PIECE, this.match)
    if (eyes !== this.eyes) return
    this.game = part.game
    this.seats = part.seats
    this.moves = part.moves
    const turns = [...this.#turns]
    for (const turn of part.turns) turns[turn.n] = turn
    this.#turns = turns
    if (!this.running && !this.stage.busy) this.#show(this.at)
    if (!part.turns.length) this.#show(part.moves) // a link beyond the end
  }
}
