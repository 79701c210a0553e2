// Dragging, as an attachment. The code that lifts a thing is loaded as a pointer comes near; until then, clicks do the
// same.
import type { Attachment } from 'svelte/attachments'

/** The actions for each place where a thing may be dropped, by the key of the place. */
export type Drops = ReadonlyMap<string, number[]>

// A resting finger selects no text and opens no menu. Safari has only the prefixed name of the first property.
const UNMARKED = [
  ['user-select', 'none'],
  ['-webkit-user-select', 'none'],
  ['-webkit-touch-callout', 'none'],
] as const

let lifting: Promise<typeof import('./lift')> | undefined
const lift = () => (lifting ??= import('./lift'))

/** Make an element draggable to the places of `drops`. `pan` is the direction a finger may still scroll. */
export function drag(
  drops: () => Drops | Promise<Drops>,
  drop: (run: number[]) => void,
  pan: 'none' | 'pan-x' = 'none',
): Attachment<HTMLElement> {
  return (element) => {
    const gone = new AbortController()
    const { signal } = gone
    const held = [['touch-action', pan], ...UNMARKED] as const
    let dragged = false
    const down = async (press: PointerEvent) => {
      dragged = false
      if (press.button !== 0 || !press.isPrimary) return
      const meanwhile = new AbortController()
      const moves: PointerEvent[] = []
      let released = false
      const over = { signal: meanwhile.signal }
      addEventListener('pointermove', (move) => moves.push(move), over)
      addEventListener('pointerup', () => (released = true), over)
      addEventListener('pointercancel', () => (released = true), over)
      const { follow } = await lift().finally(() => meanwhile.abort())
      if (released) return
      follow(element, press, { signal, drops, drop, lifted: () => (dragged = true) })
      const last = moves.pop()
      if (last) dispatchEvent(last)
    }
    const click = (event: MouseEvent) => {
      if (!dragged) return
      dragged = false
      event.preventDefault()
      event.stopPropagation()
    }
    for (const [name, value] of held) element.style.setProperty(name, value)
    element.addEventListener('pointerenter', () => void lift().catch(() => (lifting = undefined)), { signal })
    element.addEventListener('pointerdown', (press) => void down(press), { signal })
    element.addEventListener('click', click, { signal, capture: true })
    // images, which the browser itself would drag
    element.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
    return () => {
      gone.abort()
      for (const [name] of held) element.style.removeProperty(name)
    }
  }
}
