// A film: the best moments of a replay one after another, in thirty seconds.
import type { ClipJson } from '../wire/types'

export const LENGTH = 30_000 // ms

/** What a film needs of a replay. */
export interface Projector {
  at: number
  seek: (move: number) => void
}

type After = (ms: number, then: () => void) => () => void

/** Do something after a while, unless it is cancelled. */
export const after: After = (ms, then) => {
  const timer = setTimeout(then, ms)
  return () => clearTimeout(timer)
}

/** Runs the clips. Each has the same part of the whole, and its moves the same part of it. */
export class Film {
  #cancel: (() => void) | null = null

  constructor(
    private readonly projector: Projector,
    private readonly clips: readonly ClipJson[],
    private readonly after: After,
    private readonly ondone: () => void,
  ) {}

  run(): void {
    this.#clip(0)
  }

  stop(): void {
    this.#cancel?.()
    this.#cancel = null
  }

  #clip(n: number): void {
    const clip = this.clips[n]
    if (!clip) return this.ondone()
    this.projector.seek(clip.first)
    const moves = Math.max(1, clip.last - clip.first)
    const each = LENGTH / this.clips.length / (moves + 1)
    this.#move(n, clip.first, each)
  }

  #move(n: number, at: number, each: number): void {
    this.#cancel = this.after(each, () => {
      if (at >= this.clips[n]!.last) return this.#clip(n + 1)
      this.projector.seek(at + 1)
      this.#move(n, at + 1, each)
    })
  }
}
