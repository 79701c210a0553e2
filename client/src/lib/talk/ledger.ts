// The ledger of what was said: by player, what is open first, then what was judged, the newest first.
import type { Belief, Said } from './book'
import { honestyOf } from './book'
import type { Judged } from '../match/verdicts'

export type Filter = 'all' | 'round' | 'broken' | 'me' | 'pacts'
export const FILTERS: readonly Filter[] = ['all', 'round', 'broken', 'me', 'pacts']

export interface Page {
  seat: number
  kept: number
  broken: number
  rows: { said: Said; judged: Judged | undefined }[]
}

interface Book {
  said: readonly Said[]
  judged: (said: Said) => Judged | undefined
  beliefsOf: (line: number) => readonly Belief[]
  /** The event with which the running round began. */
  begun: number
}

/** Whether a saying is about a seat: it names the seat, or the seat has said what it thinks of it. */
function isAbout({ beliefsOf }: Book, said: Said, seat: number, named: (said: Said) => readonly number[]): boolean {
  return named(said).includes(seat) || beliefsOf(said.line).some((belief) => belief.seat === seat)
}

/** The pages of all who have said something; `named` are the seats that a saying names. */
export function ledgerOf(book: Book, filter: Filter, mine: number, named: (said: Said) => readonly number[]): Page[] {
  const { said, judged, begun } = book
  const seats = [...new Set(said.map(({ seat }) => seat))].filter((seat) => seat >= 0).sort((a, b) => a - b)
  const wanted = (each: Said) =>
    filter === 'pacts'
      ? false // they are slips
      : filter === 'round'
        ? each.at >= begun
        : filter === 'broken'
          ? judged(each)?.mark === 'broken'
          : filter === 'me'
            ? isAbout(book, each, mine, named)
            : true
  return seats
    .map((seat) => {
      const rows = said
        .filter((each) => each.seat === seat && wanted(each))
        .map((each) => ({ said: each, judged: judged(each) }))
        .reverse()
      return {
        seat,
        ...honestyOf(said, seat, judged),
        rows: [...rows.filter((row) => !row.judged), ...rows.filter((row) => row.judged)],
      }
    })
    .filter(({ rows }) => rows.length)
}
