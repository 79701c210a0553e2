// Where a page is longer than its window, what is asked about may be out of sight: then it is brought into sight.
import { still } from './still'

/** Show the first of these that can be seen at all, unless one of them is between the top of the window and what lies over its foot. */
export function glance(table: HTMLElement, selector: string, over: HTMLElement): void {
  const lit = [...table.querySelectorAll<HTMLElement>(selector)].filter((thing) => thing.offsetParent)
  const floor = over.getBoundingClientRect().top
  const inSight = (thing: HTMLElement) => {
    const { top, bottom } = thing.getBoundingClientRect()
    return top >= 0 && bottom <= floor + 1 // a window may be so many and a half px high
  }
  if (!lit.some(inSight)) lit[0]?.scrollIntoView({ block: 'center', behavior: still() ? 'auto' : 'smooth' })
}
