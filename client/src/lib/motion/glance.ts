// Where a page is longer than its window, what is asked about may be out of sight: then it is brought into sight.
import { still } from './still'

const AIR = 10 // px between what is shown and what lies over the table

/** What lies over the table: a slip at its head, and the bar at its foot. */
interface Edges {
  head: Element | undefined
  foot: Element
}

/**
 * Show the first of these that can be seen at all, unless one of them is in sight. Where something says that the question is about it
 * (`data-about`), that is shown, free of whatever lies over it.
 */
export function glance(table: HTMLElement, selector: string, { head, foot }: Edges): void {
  const ceiling = head?.clientHeight ?? 0
  const floor = foot.getBoundingClientRect().top + 1 // a window may be so many and a half px high
  const seen = [...table.querySelectorAll<HTMLElement>(selector)].filter((thing) => thing.offsetParent)
  const about = seen.filter((thing) => thing.dataset['about'] !== undefined)
  const lit = about.length ? about : seen
  const inSight = (thing: HTMLElement) => {
    const { left, top, bottom } = thing.getBoundingClientRect()
    if (top < ceiling || bottom > floor) return false
    return !about.length || thing.contains(document.elementFromPoint(left + 2, bottom - 2))
  }
  const [first] = lit
  if (!first || lit.some(inSight)) return
  const behavior = still() ? 'auto' : 'smooth'
  const { top, bottom, height } = first.getBoundingClientRect()
  if (height > floor - ceiling) first.scrollIntoView({ block: 'start', behavior })
  else if (about.length) scrollBy({ top: bottom > floor ? bottom - floor + AIR : top - ceiling - AIR, behavior }) // no further than it takes
  else first.scrollIntoView({ block: 'center', behavior })
}
