// A view by its names: facts and piles. A game's table adds the names of its own; nothing here or there reckons.
import type { Pile, View } from '../wire/types'

export class Reading {
  constructor(readonly view: View) {}

  /** A fact that is a number; 0 where there is none. */
  number(fact: string): number {
    const value = this.view.facts[fact]
    return typeof value === 'number' ? value : 0
  }

  /** A fact that is a list; null in it is what this viewer may not know. */
  list(fact: string): (number | null)[] {
    const value = this.view.facts[fact]
    return Array.isArray(value) ? value : []
  }

  /** The kinds of the cards that the viewer knows in a pile. */
  cards(pile: string, seat = -1): number[] {
    return this.#pile(pile, seat)?.[3] ?? []
  }

  /** The backs of the other cards, where they show. */
  backs(pile: string, seat = -1): number[] {
    return this.#pile(pile, seat)?.[4] ?? []
  }

  /** How many cards a pile has, known or not. */
  size(pile: string, seat = -1): number {
    return this.#pile(pile, seat)?.[2] ?? 0
  }

  #pile(name: string, seat: number): Pile | undefined {
    return this.view.piles.find((pile) => pile[0] === name && pile[1] === seat)
  }
}
