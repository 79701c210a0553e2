// The narration shows events one by one, and then the view after them. The reader can skip it.
import type { EventJson } from '../wire/types'

interface Scene<Shown> {
  events: EventJson[]
  shown: Shown
}

const BEAT = 320 // ms that an event is shown
const LONGEST = 1800 // ms that a scene may take, however many events it has
// events that may wait, about one count; with more, the narration jumps to the newest scene
const BEHIND = 60

/** Every scene ends with the view that the server sent last, and so does a skip. */
export class Narration<Shown> {
  /** The view that is shown. */
  sight = $state.raw<Shown | null>(null)
  /** Whether events are still to be told, or a view is still to be shown. */
  busy = $state(false)
  /**
   * The time a game wants an event to be shown, by the event's word. Other events have the usual time.
   */
  pace: Record<string, number> = {}
  #scenes: Scene<Shown>[] = []
  #cancel: (() => void) | null = null // set while the last event is shown

  constructor(
    private readonly reducedMotion: () => boolean,
    private readonly after: (ms: number, then: () => void) => () => void,
    private readonly told: (events: EventJson[]) => void,
  ) {}

  /** Show this view at once, as after a reload. */
  set(sight: Shown | null): void {
    this.skip()
    this.sight = sight
  }

  push(events: EventJson[], shown: Shown): void {
    this.#scenes.push({ events: [...events], shown })
    if (this.reducedMotion()) return this.skip()
    const waiting = this.#scenes.reduce((sum, scene) => sum + scene.events.length, 0)
    if (waiting - events.length > BEHIND) this.#tell(this.#scenes.length - 1)
    this.busy = true
    if (!this.#cancel) this.#next()
  }

  /** Tell all waiting events at once. */
  skip(): void {
    this.#cancel?.()
    this.#cancel = null
    this.#tell(this.#scenes.length)
    this.busy = false
  }

  /** Drop all waiting events. */
  stop(): void {
    this.#cancel?.()
    this.#scenes = []
  }

  /** Tell this many scenes at once. */
  #tell(count: number): void {
    const scenes = this.#scenes.splice(0, count)
    const events = scenes.flatMap((scene) => scene.events)
    if (events.length) this.told(events)
    if (scenes.length) this.sight = scenes.at(-1)!.shown
  }

  /**
   * Tell the next event. The last event of a scene comes with the new view, so that the reader sees it happen.
   */
  #next(): void {
    this.#cancel = null
    if (this.reducedMotion()) return this.skip()
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
