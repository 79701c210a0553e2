// Swiping: a sheet follows the finger, and opens or folds depending on the distance. A tap does the same.
import type { Attachment } from 'svelte/attachments'
import { reducedMotion } from './reduced_motion'

const FAR = 40 // px that count as a swipe

interface Sheet {
  /** The distance in px that a finger has pulled the sheet down; null without a finger. */
  pull(by: number | null): void
  turn(open: boolean): void
}

/** Attach this to the handle. */
export function swipe({ pull, turn }: Sheet): Attachment<HTMLElement> {
  return (head) => {
    const gone = new AbortController()
    const { signal } = gone
    let from: number | null = null
    const rest = () => {
      from = null
      pull(null)
    }
    const down = (press: PointerEvent) => {
      if (press.isPrimary && press.pointerType !== 'mouse') from = press.clientY
    }
    const move = ({ clientY }: PointerEvent) => {
      if (from !== null && !reducedMotion()) pull(clientY - from)
    }
    const up = ({ clientY }: PointerEvent) => {
      const went = from === null ? 0 : clientY - from
      rest()
      if (Math.abs(went) > FAR) turn(went < 0)
    }
    head.addEventListener('pointerdown', down, { signal })
    head.addEventListener('pointermove', move, { signal })
    head.addEventListener('pointerup', up, { signal })
    head.addEventListener('pointercancel', rest, { signal })
    return () => gone.abort()
  }
}
