// The stage: what happened is told event by event, then the table is shown as it is. Whoever is in a hurry skips.
import type { Event } from '../wire/types'

interface Scene<Shown> {
  events: Event[]
  shown: Shown
}

const BEAT = 320 // ms an event is on stage
const LONGEST = 1800 // ms that a scene may take, however much happened
const BEHIND = 60 // events that may wait: about a count. With more, the stage is late, and only the newest scene is told

/** What was shown last is the truth: every scene ends with it, and so does a skip. */
export class Stage<Shown> {
  /** The game as it is shown. */
  sight = $state.raw<Shown | null>(null)
  /** Whether there is something to skip: something that is not told yet, or not shown. */
  busy = $state(false)
  /** How long a game wants an event to be on stage, by the word for it; what it does not name is told at the usual pace. */
  pace: Record<string, number> = {}
  #scenes: Scene<Shown>[] = []
  #cancel: (() => void) | null = null // as long as the last event has its beat

  constructor(
    private readonly still: () => boolean,
    private readonly after: (ms: number, then: () => void) => () => void,
    private readonly told: (events: Event[]) => void,
  ) {}

  /** Show this at once, as after a reload. */
  set(sight: Shown | null): void {
    this.skip()
    this.sight = sight
  }

  push(events: Event[], shown: Shown): void {
    this.#scenes.push({ events: [...events], shown })
    if (this.still()) return this.skip()
    const waiting = this.#scenes.reduce((sum, scene) => sum + scene.events.length, 0)
    if (waiting - events.length > BEHIND) this.#tell(this.#scenes.length - 1)
    this.busy = true
    if (!this.#cancel) this.#next()
  }

  /** Tell the rest at once. */
  skip(): void {
    this.#cancel?.()
    this.#cancel = null
    this.#tell(this.#scenes.length)
    this.busy = false
  }

  /** Tell nothing more. */
  stop(): void {
    this.#cancel?.()
    this.#scenes = []
  }

  /** Tell so many scenes without ado. */
  #tell(count: number): void {
    const scenes = this.#scenes.splice(0, count)
    const events = scenes.flatMap((scene) => scene.events)
    if (events.length) this.told(events)
    if (scenes.length) this.sight = scenes.at(-1)!.shown
  }

  /** The next event has its beat. With the last of a scene the table is shown, so that what it tells of is seen to happen. */
  #next(): void {
    this.#cancel = null
    if (this.still()) return this.skip()
    const scene = this.#scenes[0]
    if (!scene) return
    const event = scene.events.shift()
    if (event) this.told([event])
    if (!scene.events.length) {
      this.sight = scene.shown
      this.#scenes.shift()
      this.busy = this.#scenes.length > 0
    }
    const usual = Math.min(BEAT, LONGEST / (scene.events.length + 1))
    this.#cancel = this.after(event ? (this.pace[event[1]] ?? usual) : 0, () => this.#next())
  }
}
