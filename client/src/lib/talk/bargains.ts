// Bargains: questions, offers and pacts as the lines of a game tell them, and what became of a pact.
// `coterie.talk.bargains` is the same in Python.
import type { Judged } from '../match/verdicts'
import type { ActJson, LineJson } from '../wire/types'

/** A saying with its arguments: what is asked for, offered or wanted. */
export type Term = Pick<ActJson, 'saying' | 'args'>

export interface Question extends Term {
  line: number
  seat: number
  /** Who is asked; -1: all others. */
  to: number
  /** The number of the event that was to be told next. */
  event: number
  /** The seats that answered or made no comment. */
  answered: readonly number[]
}

export interface Offer {
  line: number
  /** The number of its act in the line. */
  n: number
  seat: number
  to: number
  /** What both will have promised, each with the event that it is about. */
  mine: Term & Pick<ActJson, 'anchor'>
  wants: Term & Pick<ActJson, 'anchor'>
  /** The number of the event that was to be told next, and the moment. */
  event: number
  at: number
  /** The line of the offer that it takes the place of; -1: none. */
  counters: number
  state: 'open' | 'accepted' | 'refused' | 'countered' | 'withdrawn'
  /** The line and the number of the act that accepted it, and the event before which it did; -1: none. */
  accepted: readonly [line: number, n: number, event: number]
}

export interface Bargains {
  questions: ReadonlyMap<number, Question>
  offers: ReadonlyMap<number, Offer>
}

const NOT_ACCEPTED = [-1, -1, -1] as const

/** The lines of a game at the table. */
export const linesOf = (lines: readonly LineJson[], match: number): LineJson[] =>
  lines.filter((line) => line.match === match && line.room === 'table')

/** What was asked and offered in a game, by line, and how it stands by what was answered. */
export function bargainsIn(lines: readonly LineJson[], match: number): Bargains {
  const questions = new Map<number, Question>()
  const offers = new Map<number, Offer>()
  const set = (line: number, change: Partial<Offer>) => {
    const offer = offers.get(line)
    if (offer) offers.set(line, { ...offer, ...change })
  }
  const answer = (line: number, seat: number) => {
    const question = questions.get(line)
    if (question) questions.set(line, { ...question, answered: [...question.answered, seat] })
  }
  for (const { line, seat, event, at, acts, form } of linesOf(lines, match)) {
    if (form === 'hands-over')
      for (const offer of offers.values())
        if (offer.state === 'open' && [offer.seat, offer.to].includes(seat)) set(offer.line, { state: 'withdrawn' })
    acts.forEach((act, n) => {
      const { saying, args } = act
      if (act.act === 'ask') questions.set(line, { line, seat, to: act.seat, saying, args, event, answered: [] })
      else if (act.act === 'offer') {
        set(act.line, { state: 'countered' })
        const mine = { saying, args, anchor: act.anchor }
        const wants = { saying: act.wants, args: act.wants_args, anchor: act.wants_anchor }
        const told = { line, n, seat, to: act.seat, event, at, counters: act.line }
        offers.set(line, { ...told, mine, wants, state: 'open', accepted: NOT_ACCEPTED })
      } else if (act.act === 'accept') set(act.line, { state: 'accepted', accepted: [line, n, event] })
      else if (act.act === 'refuse') set(act.line, { state: 'refused' })
      else if (act.act === 'take-back') set(act.line, { state: 'withdrawn' })
      else if (act.act === 'decline' || saying) answer(act.line, seat)
    })
  }
  return { questions, offers }
}

/** Whether a seat is asked, and has not answered. */
export const asks = ({ seat, to, answered }: Question, who: number): boolean =>
  seat !== who && (to === who || to < 0) && !answered.includes(who)

/** How a slip looks: offered, on, kept, torn; or over, when nothing can be held against either side. */
export type SlipState = 'offered' | 'on' | 'kept' | 'torn' | 'over'

/** How the slip of an offer looks, by what became of its sides; `stands`: it can still be accepted. */
export function slipOf(
  { state }: Pick<Offer, 'state'>,
  sides: readonly [Judged | undefined, Judged | undefined],
  stands: boolean,
): SlipState {
  if (state !== 'accepted') return stands ? 'offered' : 'over'
  const marks = sides.map((judged) => judged?.mark)
  if (marks.includes('broken')) return 'torn'
  if (marks.includes(undefined)) return 'on'
  return marks.every((mark) => mark === 'kept') ? 'kept' : 'over'
}
