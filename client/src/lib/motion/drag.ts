// Dragging: what lets a thing be lifted. What lifting is comes after the table; a click does the same without it.
import type { Attachment } from 'svelte/attachments'

/** What is chosen where something is let go, by the key of the place. */
export type Drops = ReadonlyMap<string, number[]>

const lifting = import('./lift')

/** Lets something be dragged to where `drops` says. `pan` is what a finger may scroll there all the same. */
export function drag(drops: () => Drops | Promise<Drops>, drop: (run: number[]) => void, pan: 'none' | 'pan-x' = 'none'): Attachment<HTMLElement> {
  return (element) => {
    const gone = new AbortController()
    const { signal } = gone
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
    element.style.setProperty('touch-action', pan)
    element.style.setProperty('user-select', 'none')
    element.addEventListener('pointerdown', (press) => void down(press), { signal })
    element.addEventListener('click', click, { signal, capture: true })
    element.addEventListener('dragstart', (event) => event.preventDefault(), { signal }) // what the browser itself would drag
    return () => {
      gone.abort()
      element.style.removeProperty('touch-action')
      element.style.removeProperty('user-select')
    }
  }
}
