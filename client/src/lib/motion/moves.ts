// What moved between two views: which pile gave a card, and which got one. It reads the views alone, so it can tell no more than they do.
import type { View } from '../wire/types'

/** A card in a pile. */
export interface Lies {
  pile: string
  seat: number
  /** UNSEEN where the viewer does not know it. */
  kind: number
}

/** A card that came to lie somewhere; null if nothing says where from. */
export interface Move {
  from: Lies | null
  to: Lies
}

export const UNSEEN = -1

/** Every card that lies in another pile than before, with what is seen of it matched first. */
export function moves(before: View, after: View): Move[] {
  const gone: Lies[] = []
  const come: Move[] = []
  for (const [pile, seat, size, cards] of after.piles) {
    const [, , sizeBefore = 0, cardsBefore = []] = before.piles.find((other) => other[0] === pile && other[1] === seat) ?? []
    const more = without(cards, cardsBefore)
    const less = without(cardsBefore, cards)
    const hidden = size - cards.length - (sizeBefore - cardsBefore.length)
    // What was turned over where it lies neither came nor went.
    const shown = more.splice(0, Math.max(-hidden, 0)).length
    const covered = less.splice(0, Math.max(hidden, 0)).length
    const unseen = hidden + shown - covered
    gone.push(...[...less, ...Array<number>(Math.max(-unseen, 0)).fill(UNSEEN)].map((kind) => ({ pile, seat, kind })))
    come.push(...[...more, ...Array<number>(Math.max(unseen, 0)).fill(UNSEEN)].map((kind) => ({ from: null, to: { pile, seat, kind } })))
  }
  match(come, gone, (from, to) => from.kind === to.kind)
  match(come, gone, (from, to) => from.kind === UNSEEN || to.kind === UNSEEN)
  return come
}

/** Find for every card that came one that is gone, of the same seat if there is one. */
function match(come: Move[], gone: Lies[], fits: (from: Lies, to: Lies) => boolean): void {
  for (const move of come) {
    if (move.from) continue
    const able = gone.filter((from) => fits(from, move.to))
    const from = able.find(({ seat }) => seat === move.to.seat) ?? able[0]
    if (!from) continue
    move.from = from
    gone.splice(gone.indexOf(from), 1)
  }
}

/** These without those, each of which takes one equal away. */
function without(these: readonly number[], those: readonly number[]): number[] {
  const left = [...those]
  return these.filter((each) => {
    const at = left.indexOf(each)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
