// The cards that moved between two views. Only the views are read, so no secret is revealed.
import type { ViewJson } from '../wire/types'

/** A card in a pile. */
export interface Lies {
  pile: string
  seat: number
  /** UNSEEN if the viewer does not know it. */
  kind: number
}

/** A card that came to a pile. `from` is null if the views do not say where it came from. */
export interface Move {
  from: Lies | null
  to: Lies
}

export const UNSEEN = -1

/** All cards that changed their pile. Known cards are matched first. */
export function moves(before: ViewJson, after: ViewJson): Move[] {
  const gone: Lies[] = []
  const come: Move[] = []
  for (const [pile, seat, size, cards] of after.piles) {
    const [, , sizeBefore = 0, cardsBefore = []] =
      before.piles.find((other) => other[0] === pile && other[1] === seat) ?? []
    const more = without(cards, cardsBefore)
    const less = without(cardsBefore, cards)
    const hidden = size - cards.length - (sizeBefore - cardsBefore.length)
    // A card that was turned over in its pile did not move.
    const shown = more.splice(0, Math.max(-hidden, 0)).length
    const covered = less.splice(0, Math.max(hidden, 0)).length
    const unseen = hidden + shown - covered
    gone.push(...[...less, ...Array<number>(Math.max(-unseen, 0)).fill(UNSEEN)].map((kind) => ({ pile, seat, kind })))
    come.push(
      ...[...more, ...Array<number>(Math.max(unseen, 0)).fill(UNSEEN)].map((kind) => ({
        from: null,
        to: { pile, seat, kind },
      })),
    )
  }
  match(come, gone, (from, to) => from.kind === to.kind)
  match(come, gone, (from, to) => from.kind === UNSEEN || to.kind === UNSEEN)
  return come
}

/** Match every card that came with one that went, from the same seat if possible. */
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

/** The first list without the second, counting equal cards. */
function without(these: readonly number[], those: readonly number[]): number[] {
  const left = [...those]
  return these.filter((each) => {
    const at = left.indexOf(each)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
