// The lots of a finished game: what was sold, to whom and for how much, and what it moved.
import type { StoryChapterJson, StoryJson } from '../../../lib/wire/types'

// as the game numbers them
export const OFFICES = ['diplomacy', 'entertainment', 'livestock', 'architecture', 'military', 'provisions'] as const
const LETTERS = 9 // Government cards of an office
const GOLD = 54 // the kinds of card before the first gold, as the game numbers them
const KING = 57

export interface Lot {
  n: number
  card: number
  /** -1: nobody. */
  buyer: number
  price: number
  /** Else in cards. */
  inGold: boolean
  defaults: number
  picture: string
  /** What its buyer has by it in the end. */
  moved: number
}

export function lotOf(chapter: StoryChapterJson | undefined): Lot | null {
  const mark = chapter?.marks.find(({ what }) => what === 'price')
  if (!chapter || !mark) return null
  const [price = 0, inGold = 1, defaults = 0] = mark.nums
  const card = mark.cards[0] ?? 0
  const moved = chapter.seat < 0 ? 0 : (chapter.gains[chapter.seat] ?? 0)
  return {
    n: chapter.n,
    card,
    buyer: chapter.seat,
    price,
    inGold: inGold > 0,
    defaults,
    picture: pictureOf(card),
    moved,
  }
}

export const lotsOf = ({ chapters }: StoryJson): Lot[] => chapters.map(lotOf).filter((lot) => lot !== null)

const pictureOf = (card: number): string =>
  card < GOLD ? `badge-${OFFICES[Math.floor(card / LETTERS)]}` : card < KING ? `gold-${card - GOLD + 1}` : 'crown'

/** Who holds an office, and with what. */
export interface Held {
  office: number
  places: { seat: number; sum: number; tile: number; byLetter: boolean; second: boolean }[]
}

export function heldOf({ chapters }: StoryJson): Held[] {
  const marks = chapters.find(({ what }) => what === 'reckoning')?.marks ?? []
  const offices = marks.filter(({ what }) => what === 'primary' || what === 'vacant').map(({ nums }) => nums[0]!)
  return offices.map((office) => ({
    office,
    places: marks
      .filter(({ what, nums }) => nums[0] === office && (what === 'primary' || what === 'secondary'))
      .map(({ what, seats, nums: [, sum = 0, tile = 0, letter = 0] }) => ({
        seat: seats[0]!,
        sum,
        tile,
        byLetter: letter > 0,
        second: what === 'secondary',
      })),
  }))
}

/** What everybody paid in gold. */
export const pursesOf = ({ chapters }: StoryJson): { seat: number; paid: number; lots: number; left: number }[] =>
  (chapters.find(({ what }) => what === 'reckoning')?.marks ?? [])
    .filter(({ what }) => what === 'purse')
    .map(({ seats, nums: [paid = 0, lots = 0, left = 0] }) => ({ seat: seats[0]!, paid, lots, left }))
