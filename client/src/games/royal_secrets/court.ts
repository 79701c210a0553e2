// The court: what a view of Royal Secrets says, by the names the table uses. It reads and never reckons.
import { Reading } from '../../lib/match/reading'
import type { ManifestJson } from '../../lib/wire/types'

export const HALLS = [0, 1] as const // the King's, the Queen's
const SOVEREIGNS = ['king', 'queen'] as const
const KING = 1
const QUEEN = 2

/** The phases of a round, as the view numbers them. */
export const CHOOSING = 1
export const COUNTING = 4

export interface Slot {
  /** Where it lies, as a place of the game: the pile and its seat, -1 for the Cardinal's. */
  pile: 'up' | 'down' | 'cardinal-up' | 'cardinal-down'
  seat: number
  /** The kind of the card, if the viewer knows it. */
  card: number | undefined
  empty: boolean
  faceDown: boolean
  stabbed: boolean
  medal: boolean
  /** Who has named it for their own hand; -1: nobody. */
  recruiter: number
}

export class Court extends Reading {
  get round(): number {
    return this.number('round')
  }

  get phase(): number {
    return this.number('phase')
  }

  /** The audience where somebody sits alone with the Cardinal; -1: none. */
  get alone(): number {
    return this.number('alone')
  }

  /** The kind of the card at an audience; undefined once it is gone. */
  audience(hall: number): number | undefined {
    return this.cards(SOVEREIGNS[hall]!, -1)[0]
  }

  /** Who sits in a hall alone, diners aside. */
  guests(hall: number): number[] {
    return this.#where((at) => at === (hall ? QUEEN : KING))
  }

  get diners(): number[] {
    return this.#where((at) => at === (KING | QUEEN))
  }

  /** Who has not gone anywhere yet. */
  get waiting(): number[] {
    return this.#where((at) => at === 0)
  }

  /** The two bets of a seat: the one face up, and the one that was laid face down. */
  bets(seat: number): Slot[] {
    return [this.#slot('up', '', seat, 2 * seat), this.#slot('down', 'turned', seat, 2 * seat + 1)]
  }

  get cardinals(): Slot[] {
    return [this.#slot('cardinal-up', '', -1, 10), this.#slot('cardinal-down', 'cardinal-turned', -1, 11)]
  }

  /** How many cards at an audience lie face down and are still in play. */
  hidden(hall: number): number {
    const seats = [...this.guests(hall), ...this.diners]
    const slots = [...seats.flatMap((seat) => this.bets(seat)), ...(this.alone === hall ? this.cardinals : [])]
    return slots.filter(({ faceDown, stabbed }) => faceDown && !stabbed).length
  }

  #slot(pile: Slot['pile'], turned: string, seat: number, place: number): Slot {
    const here = this.size(pile, seat) > 0
    return {
      pile,
      seat,
      card: this.cards(here ? pile : turned, seat)[0],
      empty: !here && this.size(turned, seat) === 0,
      faceDown: here && turned !== '',
      stabbed: this.list('stabbed')[place] === 1,
      medal: this.list('medals')[place] === 1,
      recruiter: this.list('recruiters')[place] ?? -1,
    }
  }

  #where(test: (at: number) => boolean): number[] {
    return this.list('audiences').flatMap((at, seat) => (test(at ?? 0) ? [seat] : []))
  }
}

/** What is drawn on a card, from its name: its family and its number. */
export interface Face {
  family: 'courtier' | 'excuse' | 'valet' | 'cardinal' | 'audience'
  /** As it is read: 40, −10; empty for what has none. */
  number: string
  /** The favor of an audience card. */
  favor: string
  penalty: number
}

export function faceOf(game: ManifestJson, kind: number): Face {
  const name = game.kinds[kind] ?? ''
  const [family = '', ...rest] = name.split('-')
  const number = rest.join('-').replace('minus-', '−')
  return {
    family: family as Face['family'],
    number: family === 'audience' ? '' : number,
    favor: family === 'audience' ? rest.slice(0, -1).join('-') : '',
    penalty: Number(game.figures[kind]?.['penalty'] ?? 0),
  }
}
