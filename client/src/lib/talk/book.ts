// The book of a game's talk: what was said, who believes and who doubts it, and what became of it.
// `coterie.talk.Book` is the same in Python.
import type { Judged } from '../match/verdicts'
import { keyOf } from '../match/verdicts'
import type { ActJson, LineJson, SayAct } from '../wire/types'
import { bargainsIn, linesOf } from './bargains'

const SPOKEN: readonly string[] = ['claim', 'promise', 'forecast']

export interface Said extends Pick<ActJson, 'act' | 'saying' | 'args' | 'anchor'> {
  key: string
  line: number
  n: number
  seat: number
  /** The number of the event that was to be told next. */
  at: number
  /** The line of the offer by which it was promised; -1: none. */
  given: number
}

export interface Belief {
  seat: number
  believes: boolean
}

/** An act that a client says: what is not named is empty. */
export const newAct = (act: Partial<SayAct> & Pick<SayAct, 'act'>): SayAct => ({
  saying: '',
  args: [],
  line: -1,
  seat: -1,
  gesture: '',
  wants: '',
  wants_args: [],
  ...act,
})

export const isSpoken = ({ act }: Pick<ActJson, 'act'>): boolean => SPOKEN.includes(act)

/** All that the cards can answer, in the order in which it was said. An offer that is accepted is two promises. */
export function saidIn(lines: readonly LineJson[], match: number): Said[] {
  const { offers } = bargainsIn(lines, match)
  return linesOf(lines, match).flatMap(({ line, seat, event: at, acts }) =>
    acts.flatMap((act, n): Said[] => {
      if (isSpoken(act)) {
        const { saying, args, anchor } = act
        return [{ key: keyOf(line, n), line, n, seat, at, act: act.act, saying, args, anchor, given: -1 }]
      }
      const offer = act.act === 'accept' ? offers.get(act.line) : undefined
      if (!offer) return []
      const pact = { at, act: 'promise', given: offer.line } as const
      return [
        { ...pact, ...offer.mine, key: keyOf(offer.line, offer.n), line: offer.line, n: offer.n, seat: offer.seat },
        { ...pact, ...offer.wants, key: keyOf(line, n), line, n, seat },
      ]
    }),
  )
}

/** Who believes and who doubts each line. The last word of each seat counts. */
export function beliefsIn(lines: readonly LineJson[], match: number): Map<number, Belief[]> {
  const found = new Map<number, Belief[]>()
  for (const { seat, acts } of linesOf(lines, match))
    for (const { act, line } of acts)
      if (act === 'believe' || act === 'doubt')
        found.set(line, [
          ...(found.get(line) ?? []).filter((belief) => belief.seat !== seat),
          { seat, believes: act === 'believe' },
        ])
  return found
}

/** The last version of what each seat said about the same thing, the newest last. */
export function lastVersions(said: readonly Said[]): Said[] {
  const found = new Map<string, Said>()
  for (const each of said) {
    const same = `${each.seat} ${each.saying} ${each.anchor}`
    found.delete(same)
    found.set(same, each)
  }
  return [...found.values()]
}

/** How often this was said in another version before. */
export const versionsBefore = (said: readonly Said[], { seat, saying, anchor, line }: Said): number =>
  said.filter((each) => each.seat === seat && each.saying === saying && each.anchor === anchor && each.line < line)
    .length

/**
 * Whether a belief about a line was right, by what became of all that the line says: a doubt is right as soon as one is
 * broken, a belief when all are kept; null: it is still open.
 */
export function isRight({ believes }: Belief, marks: readonly (string | undefined)[]): boolean | null {
  if (marks.includes('broken')) return !believes
  const decided = marks.filter((mark) => mark !== 'void' && mark !== 'untested')
  return decided.length && decided.every((mark) => mark === 'kept') ? believes : null
}

/** How many of a seat's claims and promises were kept, and how many not. Forecasts are not a matter of honesty. */
export function honestyOf(
  said: readonly Said[],
  seat: number,
  judged: (said: Said) => Judged | undefined,
): { kept: number; broken: number } {
  const marks = said.filter((each) => each.seat === seat && each.act !== 'forecast').map((each) => judged(each)?.mark)
  return {
    kept: marks.filter((mark) => mark === 'kept').length,
    broken: marks.filter((mark) => mark === 'broken').length,
  }
}
