// The order for the opening hand: one pile to draw from, and the characters at which it stops.
import type { ManifestJson } from '../../lib/wire/types'
import { backOf, PILES } from './council'

export const DRAW_HAND = 'draw-hand'

export interface Opening {
  pile: number
  /** The backs at which it stops. */
  stops: number[]
}

/** The backs of the pack's Proposals, in their order. */
export function charactersOf(game: ManifestJson): number[] {
  const backs = Object.keys(game.figures).map((kind) => backOf(game, Number(kind)))
  return [...new Set(backs)].filter(Boolean).sort((a, b) => a - b)
}

/** The amount of an order: the pile, plus three times a bit for each character. It has more bits than `|` can set. */
export function amountOf({ pile, stops }: Opening, known: readonly number[]): number {
  return pile + PILES.length * stops.reduce((sum, back) => sum + 2 ** known.indexOf(back), 0)
}

/** The order that an amount stands for. */
export function openingOf(amount: number, known: readonly number[]): Opening {
  const bits = Math.floor(amount / PILES.length)
  return { pile: amount % PILES.length, stops: known.filter((_, n) => Math.floor(bits / 2 ** n) % 2) }
}
