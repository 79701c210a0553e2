// A reel: the turns of a finished game, fetched as they are wanted.
import { codeOf } from '../part'
import * as ask from '../wire/ask'
import type { Event, Turn } from '../wire/types'

const PACE = 1200 // ms between two turns that run by themselves

export class Reel {
  game = $state('')
  seats = $state(0)
  moves = $state(0)
  at = $state(0)
  eyes = $state('open')
  running = $state(false)
  trouble = $state('')
  #turns = $state.raw(new Map<number, Turn>())
  #shown: Turn | undefined

  constructor(
    private readonly table: string,
    private readonly key: string,
  ) {}

  /** The turn that is looked at; the last one shown while it is on its way. */
  get turn(): Turn | undefined {
    const turn = this.#turns.get(this.at) ?? this.#shown
    this.#shown = turn
    return turn
  }

  /** What happened up to there, as far as it was fetched. */
  get told(): Event[] {
    return [...this.#turns.values()].filter(({ n }) => n <= this.at).sort((a, b) => a.n - b.n).flatMap(({ events }) => events)
  }

  open(): () => void {
    void this.#fetch(0)
    const timer = setInterval(() => this.running && this.seek(this.at + 1, true), PACE)
    return () => clearInterval(timer)
  }

  seek(to: number, running = false): void {
    this.at = Math.min(Math.max(to, 0), this.moves)
    this.running = running && this.at < this.moves
    if (!this.#turns.has(this.at)) void this.#fetch(this.at)
  }

  toggle(): void {
    if (this.at === this.moves) this.seek(0)
    this.running = !this.running
  }

  look(eyes: string): void {
    this.eyes = eyes
    this.#turns = new Map()
    void this.#fetch(this.at)
  }

  async #fetch(at: number): Promise<void> {
    const eyes = this.eyes
    try {
      const part = await ask.replay(this.table, this.key, eyes, at - (at % 100))
      if (eyes !== this.eyes) return
      this.game = part.game
      this.seats = part.seats
      this.moves = part.moves
      this.#turns = new Map([...this.#turns, ...part.turns.map((turn): [number, Turn] => [turn.n, turn])])
    } catch (refusal) {
      this.trouble = codeOf(refusal)
    }
  }
}
