// Dragging: what lets a thing be lifted. What lifting is comes after the table; a click does the same without it.
import type { Attachment } from 'svelte/attachments'

/** What is chosen where something is let go, by the key of the place. */
export type Drops = ReadonlyMap<string, number[]>

// A finger that rests on it marks no text and opens no menu; Safari knows the first of these by its old name alone.
const UNMARKED = [
  ['user-select', 'none'],
  ['-webkit-user-select', 'none'],
  ['-webkit-touch-callout', 'none'],
] as const

const lifting = import('./lift')

/** Lets something be dragged to where `drops` says. `pan` is what a finger may scroll there all the same. */
export function drag(drops: () => Drops | Promise<Drops>, drop: (run: number[]) => void, pan: 'none' | 'pan-x' = 'none'): Attachment<HTMLElement> {
  return (element) => {
    const gone = new AbortController()
    const { signal } = gone
    const held = [['touch-action', pan], ...UNMARKED] as const
    let dragged = false
    const down = async (press: PointerEvent) => {
      dragged = false
      if (press.button !== 0 || !press.isPrimary) return
      const { follow } = await lifting
      follow(element, press, { signal, drops, drop, lifted: () => (dragged = true) })
    }
    const click = (event: MouseEvent) => {
      if (!dragged) return
      dragged = false
      event.preventDefault()
      event.stopPropagation()
    }
    for (const [name, value] of held) element.style.setProperty(name, value)
    element.addEventListener('pointerdown', (press) => void down(press), { signal })
    element.addEventListener('click', click, { signal, capture: true })
    element.addEventListener('dragstart', (event) => event.preventDefault(), { signal }) // what the browser itself would drag
    return () => {
      gone.abort()
      for (const [name] of held) element.style.removeProperty(name)
    }
  }
}
