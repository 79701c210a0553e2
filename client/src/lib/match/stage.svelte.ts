// The stage: what happened is told event by event, then the table is shown as it is. Whoever is in a hurry skips.
import type { Event, Sight } from '../wire/types'

interface Scene {
  events: Event[]
  sight: Sight
}

const BEAT = 320 // ms an event is on stage
const LONGEST = 1800 // ms that a scene may take, however much happened

/** The last sight is the truth: every scene ends with it, and so does a skip. */
export class Stage {
  /** The game as it is shown. */
  sight = $state.raw<Sight | null>(null)
  /** What is being told just now. */
  event = $state.raw<Event | null>(null)
  /** Whether there is something to skip. */
  busy = $state(false)
  /** How long a game wants an event to be on stage, by the word for it; what it does not name is told at the usual pace. */
  pace: Record<string, number> = {}
  #scenes: Scene[] = []
  #cancel: (() => void) | null = null

  constructor(
    private readonly still: () => boolean,
    private readonly after: (ms: number, then: () => void) => () => void,
    private readonly told: (event: Event) => void,
  ) {}

  /** Show this at once, as after a reload. */
  set(sight: Sight | null): void {
    this.skip()
    this.sight = sight
  }

  push(events: Event[], sight: Sight): void {
    this.#scenes.push({ events, sight })
    if (this.still()) this.skip()
    else if (!this.busy) this.#next()
  }

  /** Tell the rest at once. */
  skip(): void {
    this.#cancel?.()
    this.#cancel = null
    for (const scene of this.#scenes) {
      scene.events.forEach(this.told)
      this.sight = scene.sight
    }
    this.#scenes = []
    this.event = null
    this.busy = false
  }

  /** Tell nothing more. */
  stop(): void {
    this.#cancel?.()
    this.#scenes = []
  }

  #next(): void {
    const scene = this.#scenes[0]
    this.busy = scene !== undefined
    if (!scene) {
      this.event = null
      return
    }
    const event = scene.events.shift()
    if (event) {
      this.event = event
      this.told(event)
      const usual = Math.min(BEAT, LONGEST / (scene.events.length + 1))
      this.#cancel = this.after(this.pace[event[1]] ?? usual, () => this.#next())
    } else {
      this.sight = scene.sight
      this.#scenes.shift()
      this.#next()
    }
  }
}
