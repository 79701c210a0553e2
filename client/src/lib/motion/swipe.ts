// Swiping: a sheet follows the finger up and down, and is opened or folded by how far it went. A tap does the same without it.
import type { Attachment } from 'svelte/attachments'
import { still } from './still'

const FAR = 40 // px that mean it

interface Sheet {
  /** So many px down from where it lay, while a finger has it; null: no finger has it. */
  pull(by: number | null): void
  turn(open: boolean): void
}

/** Put on what the finger takes hold of. */
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
      if (from !== null && !still()) pull(clientY - from)
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
