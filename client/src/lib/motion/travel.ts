// Travel: things move from their old place to their new one. Only the views decide what moves, and only things on the
// page do.
import { type Lies, type Move, moves, UNSEEN } from './moves'
import type { ViewJson } from '../wire/types'
import { durationOf, type Way, wayBetween } from './way'

/*
 * The page marks places: `data-at` has the keys of the things at a place, the most exact first.
 *   card:hand:0:5   a card of this kind in a pile; ? if its front is hidden
 *   pile:hand:0     the pile itself
 *   disc:0, seat:0  the marker and the place of a seat
 * `data-card` marks an element that looks like one card and can travel as one. `data-moves` marks an element that
 * travels as a whole when the layout changes: a seat, a tile, a card of the own hand.
 */
interface Spot {
  element: HTMLElement
  rect: DOMRect
  /** The scale of cards there. */
  k: string
}

/** The places of all things on a table, by key. */
export class Survey {
  readonly #spots = new Map<string, Spot[]>()
  readonly movers: [key: string, spot: Spot][] = []

  constructor(root: HTMLElement) {
    for (const element of root.querySelectorAll<HTMLElement>('[data-at], [data-moves]')) {
      const rect = element.getBoundingClientRect()
      if (!rect.width) continue
      const spot = { element, rect, k: getComputedStyle(element).getPropertyValue('--k') }
      for (const key of (element.dataset['at'] ?? '').split(' '))
        this.#spots.set(key, [...(this.#spots.get(key) ?? []), spot])
      if (element.dataset['moves']) this.movers.push([element.dataset['moves'], spot])
    }
  }

  /** The place of a card: its own if it is visible, else its pile's, else its seat's. */
  find({ pile, seat, kind }: Lies): Spot[] {
    const keys = [
      `card:${pile}:${seat}:${kind === UNSEEN ? '?' : kind}`,
      `pile:${pile}:${seat}`,
      ...(seat < 0 ? [] : [`disc:${seat}`, `seat:${seat}`]),
    ]
    return keys.map((key) => this.#spots.get(key)).find((spots) => spots !== undefined) ?? []
  }

  mover(key: string, nth: number): Spot | undefined {
    return this.movers.filter(([other]) => other === key)[nth]?.[1]
  }
}

const MOST = 24 // cards that travel at once; more changes mean a new layout
const NEAR = 2 // px too few to be seen
const STAGGER = 35 // ms between one card and the next
const EASE = 'cubic-bezier(0.3, 0.1, 0.2, 1)'

/** Animate all things that changed their place. `finish` ends the animations at once. */
export function travel(root: HTMLElement, before: Survey, was: ViewJson, now: ViewJson): void {
  const found = moves(was, now)
  if (found.length > MOST) return
  const after = new Survey(root)
  const carried = shift(before, after)
  const taken = new Set<HTMLElement>()
  found.forEach((move, i) => carry(root, move, before, after, taken, carried, i * STAGGER))
}

/** End all animations at once. */
export function finish(root: HTMLElement): void {
  for (const animation of root.getAnimations({ subtree: true })) if (animation.id === ID) animation.finish()
}

const ID = 'travel'

/** The elements that travel as a whole, without those inside another one. */
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

function carry(
  root: HTMLElement,
  { from, to }: Move,
  before: Survey,
  after: Survey,
  taken: Set<HTMLElement>,
  carried: Set<HTMLElement>,
  delay: number,
): void {
  const start = from ? before.find(from)[0] : undefined
  const ends = after.find(to)
  const end = ends.find(({ element }) => !taken.has(element)) ?? ends[0]
  if (!start || !end || end.element === start.element) return
  const way = wayBetween(start.rect, end.rect)
  if (way.far < NEAR) return
  // the place is a pile that got a card, not the card itself
  const stood = before.find(to).some(({ element }) => element === end.element)
  if (stood || !end.element.matches('[data-card]')) send(root, start, end, delay)
  else {
    taken.add(end.element)
    if (!carried.has(end.element)) go(end.element, way, delay)
  }
}

/** A copy of the card travels, and is removed when it arrives. */
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
  likeness.animate([{ translate: '0 0' }, there], {
    id: ID,
    duration: durationOf(far),
    delay,
    easing: EASE,
    fill: 'both',
  }).onfinish = () => likeness.remove()
}

function go(element: HTMLElement, { x, y, scale, far }: Way, delay: number): void {
  const frames = [
    { translate: `${x}px ${y}px`, scale, zIndex: 1 },
    { translate: '0 0', scale: 1, zIndex: 1 },
  ]
  element.animate(frames, { id: ID, duration: durationOf(far), delay, easing: EASE, fill: 'backwards' })
}
