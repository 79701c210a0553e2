// Scroll the things that a question is about into view, on pages that are longer than the window.
import type { Edges } from './in_sight'
import { reducedMotion } from './reduced_motion'

const AIR = 10 // px between the thing and what covers the table

/**
 * Scroll to the first visible match, unless one is already in view; whether it scrolls. Matches with `data-about`,
 * which the question is about, come first, and nothing may cover them.
 */
export function scrollIntoView(table: HTMLElement, selector: string, { ceiling, floor }: Edges): boolean {
  const seen = [...table.querySelectorAll<HTMLElement>(selector)].filter((thing) => thing.offsetParent)
  const about = seen.filter((thing) => thing.dataset['about'] !== undefined)
  const lit = about.length ? about : seen
  const inSight = (thing: HTMLElement) => {
    const { left, top, bottom } = thing.getBoundingClientRect()
    if (top < ceiling || bottom > floor + 1) return false // windows may have half a pixel
    return !about.length || thing.contains(document.elementFromPoint(left + 2, bottom - 2))
  }
  const [first] = lit
  if (!first || lit.some(inSight)) return false
  const behavior = reducedMotion() ? 'auto' : 'smooth'
  const { top, bottom, height } = first.getBoundingClientRect()
  if (height > floor - ceiling) first.scrollIntoView({ block: 'start', behavior })
  else if (about.length)
    scrollBy({ top: bottom > floor ? bottom - floor + AIR : top - ceiling - AIR, behavior }) // no further than needed
  else first.scrollIntoView({ block: 'center', behavior })
  return true
}
