// The ministry: what a view of For the King (and Me) says, by the names the table uses. It reads what is printed and
// lies open, and knows no rule.
import { Reading } from '../../lib/match/reading'
import type { EventJson, ManifestJson } from '../../lib/wire/types'

// as the game numbers them
export const OFFICES = ['diplomacy', 'entertainment', 'livestock', 'architecture', 'military', 'provisions'] as const
const AUCTIONS = 1 // the phase

export class Ministry extends Reading {
  get auctions(): boolean {
    return this.number('phase') === AUCTIONS
  }

  /** The offices that are in play. */
  get offices(): number[] {
    return OFFICES.map((_, office) => office).filter((office) => this.primary(office) > 0)
  }

  primary(office: number): number {
    return this.list('primary')[office] ?? 0
  }

  secondary(office: number): number {
    return this.list('secondary')[office] ?? 0
  }

  /** The seats clockwise, from this one on. */
  clockwise(from: number): number[] {
    return Array.from({ length: this.view.seats }, (_, i) => (Math.max(from, 0) + i) % this.view.seats)
  }

  passed(seat: number): boolean {
    return this.list('passed')[seat] === 1
  }

  /** Whether a seat could not pay for the card that is up. */
  barred(seat: number): boolean {
    return this.list('barred')[seat] === 1
  }
}

/** What is drawn on a card. */
export interface Face {
  family: 'government' | 'gold' | 'king'
  /** The office, or the family where there is none: what colours it. */
  suit: string
  office: number
  value: number
  letter: string
  /** Of a King card, what it does in turn. */
  parts: string[]
}

const PARTS: Record<string, string> = { plus: '+1', minus: '−1', either: '±1' }

/** How many cards of each kind a table of so many players has. */
export const copiesOf = (game: ManifestJson, seats: number): number[] => game.copies[seats - game.seats[0]!] ?? []

export function faceOf(game: ManifestJson, kind: number): Face {
  const [suit = '', ...rest] = (game.kinds[kind] ?? '').split('-')
  const office = (OFFICES as readonly string[]).indexOf(suit)
  const printed = game.figures[kind] ?? {}
  return {
    family: office >= 0 ? 'government' : (suit as Face['family']),
    suit,
    office,
    value: Number(printed['value'] ?? 0),
    letter: String(printed['letter'] ?? ''),
    parts: suit === 'king' ? rest.map((part) => PARTS[part] ?? '') : [],
  }
}

/** The cards of one office, or the gold, in a hand. */
export interface Holding {
  office: number
  cards: number[]
  sum: number
  /** The letter closest to A; empty without a card. */
  letter: string
}

const GOLD = -1 // the office of what is gold

/** A hand by office, and its gold at the end. */
export function holdings(game: ManifestJson, cards: readonly number[], offices: readonly number[]): Holding[] {
  return [...offices, GOLD].map((office) => {
    const here = cards.filter((card) => faceOf(game, card).office === office)
    const faces = here.map((card) => faceOf(game, card))
    return {
      office,
      cards: here,
      sum: faces.reduce((sum, { value }) => sum + value, 0),
      letter: faces.map(({ letter }) => letter).sort()[0] ?? '',
    }
  })
}

/** Cards, less these; of several alike as many as are named. */
export function without(cards: readonly number[], these: readonly number[]): number[] {
  const left = [...cards]
  for (const card of these) if (left.includes(card)) left.splice(left.indexOf(card), 1)
  return left
}

export const goldOf = (game: ManifestJson, cards: readonly number[]): number => holdings(game, cards, [])[0]!.sum

/** What was told from the last event of this name on; nothing if there was none. */
export function since(events: readonly EventJson[], name: string): readonly EventJson[] {
  const last = events.reduce((found, [, what], i) => (what === name ? i : found), events.length)
  return events.slice(last)
}

/** The King card that is carried out, and who has it: the last one told of. */
export function kingOf(events: readonly EventJson[]): { seat: number; card: number } | null {
  const [king] = since(events, 'king')
  return king ? { seat: king[2], card: king[4][0] ?? -1 } : null
}

/** By office, by how much the last King card changed it, and to what. */
export function changesOf(events: readonly EventJson[]): Map<number, { by: number; now: number }> {
  const changes = new Map<number, { by: number; now: number }>()
  for (const [, what, , [office = -1, now = 0]] of since(events, 'king')) {
    if (what === 'raised') changes.set(office, { by: 1, now })
    else if (what === 'lowered') changes.set(office, { by: -1, now })
  }
  return changes
}
