// Travel: things go from where they were to where they are. It is told what to move by views alone, and moves nothing but what is on the page.
import { type Lies, type Move, moves, UNSEEN } from './moves'
import type { View } from '../wire/types'
import { durationOf, type Way, wayBetween } from './way'

/*
 * The page says where things are: `data-at` has the keys of what lies there, the most exact first.
 *   card:hand:0:5   a card of this kind in a pile; ? for a face that is not seen
 *   pile:hand:0     the pile itself
 *   disc:0, seat:0  whoever it belongs to: their marker, their place
 * `data-card` is on what looks like one card, and so can travel as one; `data-moves` on what travels as a whole when the table is laid anew: a seat, a tile, a card of one's own hand.
 */
interface Spot {
  element: HTMLElement
  rect: DOMRect
  /** How cards are scaled there. */
  k: string
}

/** Where everything on a table is, by its keys. */
export class Survey {
  readonly #spots = new Map<string, Spot[]>()
  readonly movers: [key: string, spot: Spot][] = []

  constructor(root: HTMLElement) {
    for (const element of root.querySelectorAll<HTMLElement>('[data-at], [data-moves]')) {
      const rect = element.getBoundingClientRect()
      if (!rect.width) continue
      const spot = { element, rect, k: getComputedStyle(element).getPropertyValue('--k') }
      for (const key of (element.dataset['at'] ?? '').split(' ')) this.#spots.set(key, [...(this.#spots.get(key) ?? []), spot])
      if (element.dataset['moves']) this.movers.push([element.dataset['moves'], spot])
    }
  }

  /** Where a card lies: itself if it is to be seen, else its pile, else whose it is. */
  find({ pile, seat, kind }: Lies): Spot[] {
    const keys = [`card:${pile}:${seat}:${kind === UNSEEN ? '?' : kind}`, `pile:${pile}:${seat}`, ...(seat < 0 ? [] : [`disc:${seat}`, `seat:${seat}`])]
    return keys.map((key) => this.#spots.get(key)).find((spots) => spots !== undefined) ?? []
  }

  mover(key: string, nth: number): Spot | undefined {
    return this.movers.filter(([other]) => other === key)[nth]?.[1]
  }
}

const MOST = 24 // cards that travel at once; when more changes, the table was laid anew
const NEAR = 2 // px that nobody sees
const STAGGER = 35 // ms between one card and the next
const EASE = 'cubic-bezier(0.3, 0.1, 0.2, 1)'

/** Let everything travel that is elsewhere than before. What is on its way can be hurried by `finish`. */
export function travel(root: HTMLElement, before: Survey, was: View, now: View): void {
  const found = moves(was, now)
  if (found.length > MOST) return
  const after = new Survey(root)
  const carried = shift(before, after)
  const taken = new Set<HTMLElement>()
  found.forEach((move, i) => carry(root, move, before, after, taken, carried, i * STAGGER))
}

/** Everything is where it belongs, at once. */
export function finish(root: HTMLElement): void {
  for (const animation of root.getAnimations({ subtree: true })) if (animation.id === ID) animation.finish()
}

const ID = 'travel'

/** What travels as a whole, but not within something that does. */
function shift(before: Survey, after: Survey): Set<HTMLElement> {
  const moved = new Set<HTMLElement>()
  const nth = new Map<string, number>()
  for (const [key, { element, rect }] of after.movers) {
    const n = nth.get(key) ?? 0
    nth.set(key, n + 1)
    const from = before.mover(key, n)
    if (!from || [...moved].some((outer) => outer.contains(element))) continue
    const way = wayBetween(from.rect, rect)
    if (way.far < NEAR) continue
    moved.add(element)
    go(element, way, 0)
  }
  return moved
}

function carry(root: HTMLElement, { from, to }: Move, before: Survey, after: Survey, taken: Set<HTMLElement>, carried: Set<HTMLElement>, delay: number): void {
  const start = from ? before.find(from)[0] : undefined
  const ends = after.find(to)
  const end = ends.find(({ element }) => !taken.has(element)) ?? ends[0]
  if (!start || !end || end.element === start.element) return
  const way = wayBetween(start.rect, end.rect)
  if (way.far < NEAR) return
  const stood = before.find(to).some(({ element }) => element === end.element) // then it is a pile that got one more, not the card itself
  if (stood || !end.element.matches('[data-card]')) send(root, start, end, delay)
  else {
    taken.add(end.element)
    if (!carried.has(end.element)) go(end.element, way, delay)
  }
}

/** A likeness of the card goes, and is gone when it is there. */
function send(root: HTMLElement, start: Spot, end: Spot, delay: number): void {
  const card = start.element.isConnected && !start.element.matches('[data-card]') ? end : start
  if (!card.element.matches('[data-card]')) return
  const likeness = card.element.cloneNode(true) as HTMLElement
  likeness.classList.add('likeness')
  likeness.inert = true
  likeness.ariaHidden = 'true'
  for (const name of ['data-at', 'data-moves', 'data-target']) likeness.removeAttribute(name)
  likeness.style.setProperty('--k', card.k)
  likeness.style.setProperty('left', `${start.rect.x + (start.rect.width - card.rect.width) / 2}px`)
  likeness.style.setProperty('top', `${start.rect.y + (start.rect.height - card.rect.height) / 2}px`)
  root.append(likeness)
  const { x, y, far } = wayBetween(end.rect, start.rect)
  const there = { translate: `${x}px ${y}px`, scale: 0.6, opacity: 0.2 }
  likeness.animate([{ translate: '0 0' }, there], { id: ID, duration: durationOf(far), delay, easing: EASE, fill: 'both' }).onfinish = () => likeness.remove()
}

function go(element: HTMLElement, { x, y, scale, far }: Way, delay: number): void {
  const frames = [
    { translate: `${x}px ${y}px`, scale, zIndex: 1 },
    { translate: '0 0', scale: 1, zIndex: 1 },
  ]
  element.animate(frames, { id: ID, duration: durationOf(far), delay, easing: EASE, fill: 'backwards' })
}
