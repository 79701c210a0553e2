// Whether a thing on the table can be reached as the page stands, without scrolling.

/** What bounds the part of the table that is seen, in px from the top of the window. */
export interface Edges {
  ceiling: number
  floor: number
}

const STRIP = 22 // px of a card in a fan that are free of the next one
const SLACK = 8 // px by which a fan may dip behind the bar

/** Whether all of it is between the edges, and a finger on it meets nothing else. */
export function inSight(thing: Element, { ceiling, floor }: Edges): boolean {
  const { left, top, bottom, width, height } = thing.getBoundingClientRect()
  if (!width || top < ceiling - 1 || bottom > floor + SLACK) return false
  const x = left + Math.min(STRIP, width / 2)
  const down = thing.matches('[data-card]') ? [STRIP] : [height / 4, (height * 3) / 4] // of a card its corner will do
  return down.every((y) => thing.contains(met(x, top + y)))
}

/** What a finger meets there. What goes by itself is not in its way for long. */
function met(x: number, y: number): Element | null {
  return document.elementsFromPoint(x, y).find((thing) => !thing.closest('[data-passing]')) ?? null
}

/**
 * Whether what may be pressed for something is in sight: all of it, or one of several equal cards. What the table does
 * not show is not.
 */
export function allInSight(table: Element, selector: string, edges: Edges): boolean {
  const things = [...table.querySelectorAll<HTMLElement>(selector)]
  const cards = things.filter((thing) => thing.dataset['card'] !== undefined)
  const others = things.filter((thing) => !cards.includes(thing))
  const seen = (thing: Element) => inSight(thing, edges)
  return things.length > 0 && others.every(seen) && (!cards.length || cards.some(seen))
}
