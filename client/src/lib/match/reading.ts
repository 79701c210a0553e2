// Read a view's facts and piles by name. A game's table adds its own names. Neither computes any rule.
import type { PileJson, ViewJson } from '../wire/types'

export class Reading {
  constructor(readonly view: ViewJson) {}

  /** A fact that is a number; 0 if there is none. */
  number(fact: string): number {
    const value = this.view.facts[fact]
    return typeof value === 'number' ? value : 0
  }

  /** A fact that is a list; null stands for a value that this viewer may not know. */
  list(fact: string): (number | null)[] {
    const value = this.view.facts[fact]
    return Array.isArray(value) ? value : []
  }

  /** The cards of a pile that the viewer knows. */
  cards(pile: string, seat = -1): number[] {
    return this.#pile(pile, seat)?.[3] ?? []
  }

  /** The backs of the other cards, if they are visible. */
  backs(pile: string, seat = -1): number[] {
    return this.#pile(pile, seat)?.[4] ?? []
  }

  /** The number of cards in a pile, known or not. */
  size(pile: string, seat = -1): number {
    return this.#pile(pile, seat)?.[2] ?? 0
  }

  #pile(name: string, seat: number): PileJson | undefined {
    return this.view.piles.find((pile) => pile[0] === name && pile[1] === seat)
  }
}
