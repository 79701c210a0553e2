// How large the bets in a hall may be: as large as all who attend have room.

const CARD = { width: 88, height: 126 } // at --k: 1, as the tokens have it
const MOST = 0.92 // as in the hand
const LEAST = 0.5
const LEAST_LOW = 0.4 // where the window is low
const EASY = 0.6 // below this, what is above the seats yields
const GAP = 8 // between seats
const NARROWEST = 150 // px of a seat, as the hall has it

/** What of a seat is not its bets, in px: the name above them, and what lies below or, where it is tight, beside. */
const FORMS = [
  { tight: false, beside: 34, above: 122 },
  { tight: true, beside: 80, above: 50 },
]

export interface Room {
  columns: number
  tight: boolean
  k: number
  /** Whether they sit well there: their bets are larger than they must be. */
  easy: boolean
}

/** The best way to seat so many in so many px. */
export function roomFor(seats: number, width: number, height: number, low = false): Room {
  const most = Math.max(1, Math.min(seats, Math.floor((width + GAP) / (NARROWEST + GAP))))
  const ways = Array.from({ length: most }, (_, i) => i + 1).flatMap((columns) =>
    FORMS.map(({ tight, beside, above }) => {
      const rows = Math.ceil(seats / columns) || 1
      const wide = (width - GAP * (columns - 1)) / columns - beside
      const high = (height - GAP * (rows - 1)) / rows - above
      return { columns, tight, k: Math.min(wide / 2 / CARD.width, high / CARD.height, MOST) }
    }),
  )
  const best = ways.reduce((one, other) => (other.k > one.k ? other : one))
  return { ...best, k: Math.max(best.k, low ? LEAST_LOW : LEAST), easy: best.k >= EASY }
}
