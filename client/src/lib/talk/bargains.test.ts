import { expect, test } from 'vitest'
import { Words } from '../i18n/words'
import { judgedWith, type Judged } from '../match/verdicts'
import type { ActJson, LineJson, ManifestJson, SayAct, SayingJson, VerdictJson } from '../wire/types'
import { termsOf } from './bargain/terms'
import { asks, bargainsIn, slipOf } from './bargains'
import { saidIn } from './book'
import { addressed, toldLine } from './hearing'
import { ledgerOf } from './ledger'
import { PLAIN } from './place'
import { type Desk, Talking } from './talking.svelte'

const promise = (name: string, ...args: SayingJson['args']): SayingJson => ({
  name,
  act: 'promise',
  level: 2,
  args,
  short: '',
  clause: '',
  apart: [],
})
const SAYINGS: SayingJson[] = [
  { ...promise('least', { name: 'n', noun: 'amount', values: [10, 20, 30], names: [] }), act: 'claim' },
  promise('brings', { name: 'n', noun: 'amount', values: [10, 20, 30], names: [] }),
  promise('gives', { name: 'seat', noun: 'seat', values: [0, 1, 2], names: [] }),
  promise('stays'),
]
const TEXT = `
claim-brings = I bring at least { $n }.
claim-stays = I stay.
claim-least = Mine is { $n } or more.
chip-brings = ≥ { $n }
chip-stays = I stay
question-least = How much is yours?
talk-offers = offers { $seat } a deal: “{ $mine }”, if { $seat } says “{ $wants }”
talk-counters = answers { $seat } with another deal: “{ $mine }”, if { $seat } says “{ $wants }”
talk-accept = accepts the deal of { $seat }
talk-asks = asks { $seat }: { $what }
talk-asks-all = asks everybody: { $what }
talk-please = say “{ $what }”
talk-cite = recalls that { $seat } said “{ $what }”
talk-offers-you = { $seat } offers you a deal
talk-asks-you = { $seat } asks you something
talk-whisper = { $name } whispers to { $seat }.
`
const game = { name: 'toy', sayings: SAYINGS, kinds: [], figures: [] } as unknown as ManifestJson
const NAMES = ['Ann', 'Ben', 'Cleo']
const words = new Words('en', [TEXT], game, (seat) => NAMES[seat] ?? '')
const NO_ACT: ActJson = {
  act: 'claim',
  saying: '',
  args: [],
  line: -1,
  seat: -1,
  gesture: '',
  anchor: -1,
  wants: '',
  wants_args: [],
  wants_anchor: -1,
}
const act = (change: Partial<ActJson>): ActJson => ({ ...NO_ACT, ...change })
const offer = (seat: number, mine: number, wants: number, line = -1): ActJson =>
  act({ act: 'offer', saying: 'brings', args: [mine], seat, wants: 'brings', wants_args: [wants], line, anchor: 1 })
const about = (word: ActJson['act'], line: number): ActJson => act({ act: word, line })
const ask = (seat: number, saying = 'least'): ActJson => act({ act: 'ask', saying, seat, anchor: 1 })

function lineOf(line: number, seat: number, event: number, ...acts: ActJson[]): LineJson {
  const nothing = { room: 'table', text: '', at: 1000, form: 'talk', about: -1, match: 1, voice: -1 } as const
  return { ...nothing, line, seat, event, acts, person: seat, name: NAMES[seat] ?? '' }
}
function talkingOf(lines: LineJson[], change: Partial<Desk> = {}): Talking {
  const desk: Desk = {
    lines,
    match: 1,
    seat: 1,
    events: [[0, 'round', -1, [], []]],
    verdicts: new Map(),
    sayings: [{ saying: 'least', choices: [[10, 20, 30]] }],
    level: 6,
    ledger: true,
    veiled: false,
    scene: { game, view: { decision: 3, seats: 3 } as never, mine: 1, events: [], chosen: [], sayings: [] },
    choosing: null,
    say: () => {},
    bargains: { offers: [], questions: [] },
    lapses: 0,
    ahead: 0,
    whispers: false,
    openings: null,
    ...change,
  }
  return new Talking(desk, words, { ...PLAIN, begins: 'round' })
}
const judged = (...verdicts: [number, string, string?][]) =>
  judgedWith(
    new Map<string, Judged>(),
    verdicts.map(
      ([line, mark, reason = '']): VerdictJson => [line, 0, mark, reason, -1, null] as unknown as VerdictJson,
    ),
    0,
  )

test('an offer is nothing until it is accepted: then both have promised', () => {
  const lines = [lineOf(4, 0, 2, offer(1, 30, 20))]
  expect(saidIn(lines, 1)).toEqual([])
  lines.push(lineOf(6, 1, 5, about('accept', 4)))
  expect(saidIn(lines, 1).map(({ key, seat, args, at, given }) => [key, seat, args, at, given])).toEqual([
    ['4.0', 0, [30], 5, 4],
    ['6.0', 1, [20], 5, 4],
  ])
})

test('an offer is closed by its answer, by a counter, by who made it, and by another hand', () => {
  const states = (...more: LineJson[]) =>
    [...bargainsIn([lineOf(0, 0, 2, offer(1, 30, 20)), ...more], 1).offers.values()].map(({ state }) => state)
  expect(states()).toEqual(['open'])
  expect(states(lineOf(1, 1, 2, about('accept', 0)))).toEqual(['accepted'])
  expect(states(lineOf(1, 1, 2, about('refuse', 0)))).toEqual(['refused'])
  expect(states(lineOf(1, 0, 2, about('take-back', 0)))).toEqual(['withdrawn'])
  expect(states(lineOf(1, 1, 2, offer(0, 10, 40, 0)))).toEqual(['countered', 'open'])
  expect(states({ ...lineOf(1, 1, 2), form: 'hands-over' })).toEqual(['withdrawn'])
  expect(states({ ...lineOf(1, 2, 2), form: 'hands-over' })).toEqual(['open'])
})

test('a question waits for each who is asked, until they answer or make no comment', () => {
  const questions = (...more: LineJson[]) => bargainsIn([lineOf(0, 0, 2, ask(-1)), ...more], 1).questions.get(0)!
  expect([0, 1, 2].map((seat) => asks(questions(), seat))).toEqual([false, true, true])
  const answer = act({ act: 'claim', saying: 'least', args: [20], line: 0 })
  const after = questions(lineOf(1, 1, 2, answer), lineOf(2, 2, 2, about('decline', 0)))
  expect([1, 2].map((seat) => asks(after, seat))).toEqual([false, false])
  const other = questions(lineOf(1, 1, 2, act({ act: 'claim', saying: 'least', args: [20] })))
  expect(asks(other, 1)).toBe(true) // said, and not in answer
})

test('what stands waits for whom it is addressed to, the oldest first, and calls them', () => {
  const lines = [lineOf(3, 2, 2, ask(1)), lineOf(5, 0, 2, offer(1, 30, 20)), lineOf(6, 0, 2, offer(2, 10, 10))]
  const bargains = { offers: [5, 6], questions: [3] }
  const { bargaining } = talkingOf(lines, { bargains })
  expect(bargaining.waiting.map(({ offer, question }) => offer?.line ?? question?.line)).toEqual([3, 5])
  expect(bargaining.call).toBe('Cleo asks you something')
  expect(talkingOf(lines, { bargains: { ...bargains, questions: [] } }).bargaining.call).toBe('Ann offers you a deal')
  expect(talkingOf(lines, { bargains, seat: 2 }).bargaining.waiting.map(({ offer }) => offer?.line)).toEqual([6])
  expect(talkingOf(lines, { bargains, seat: -1 }).bargaining.waiting).toEqual([]) // the gallery answers nothing
  expect(talkingOf(lines).bargaining.waiting).toEqual([]) // the house says that nothing stands
})

test('an offer at a table with a clock lapses by time', () => {
  const late = lineOf(5, 0, 2, offer(1, 30, 20))
  const fresh = { ...late, at: Date.now() + 5000 } // by the house's clock, which is ahead
  const desk = { bargains: { offers: [5], questions: [] }, lapses: 30_000 }
  expect(talkingOf([late], desk).bargaining.waiting).toEqual([])
  expect(talkingOf([fresh], { ...desk, ahead: 5000 }).bargaining.waiting).toHaveLength(1)
})

test('y and n answer the oldest offer, and a counter names the offer that it replaces', () => {
  const said: SayAct[] = []
  const lines = [lineOf(3, 2, 2, offer(1, 10, 10)), lineOf(5, 0, 2, offer(1, 30, 20))]
  const desk: Partial<Desk> = { bargains: { offers: [3, 5], questions: [] }, say: (_, acts) => said.push(...acts) }
  const { bargaining } = talkingOf(lines, desk)
  bargaining.answer(true)
  bargaining.answer(false)
  bargaining.offer(2, { saying: 'stays', args: [] }, { saying: 'brings', args: [20] }, 3)
  bargaining.ask('least')
  expect(said.map(({ act, line, seat }) => [act, line, seat])).toEqual([
    ['accept', 3, -1],
    ['refuse', 3, -1],
    ['offer', 3, 2],
    ['ask', -1, -1],
  ])
  expect(said[2]).toMatchObject({ saying: 'stays', args: [], wants: 'brings', wants_args: [20] })
  expect(said[1]).toMatchObject({ wants: '', wants_args: [] })
})

test('a slip is on, kept, torn or over by what became of its halves', () => {
  const mark = (mark: string, reason = ''): Judged => ({ mark, reason, card: -1, amount: null, heard: 0 })
  const pact = { state: 'accepted' } as const
  expect(slipOf({ state: 'open' }, [undefined, undefined], true)).toBe('offered')
  expect(slipOf({ state: 'open' }, [undefined, undefined], false)).toBe('over')
  expect(slipOf({ state: 'refused' }, [undefined, undefined], false)).toBe('over')
  expect(slipOf(pact, [undefined, mark('kept')], false)).toBe('on')
  expect(slipOf(pact, [mark('kept'), mark('kept')], false)).toBe('kept')
  expect(slipOf(pact, [mark('broken'), undefined], false)).toBe('torn') // at once
  expect(slipOf(pact, [mark('void', 'released'), mark('broken')], false)).toBe('torn')
  expect(slipOf(pact, [mark('kept'), mark('void')], false)).toBe('over')
})

test('a slip lies folded at both seats, and no longer than the round in which it came to its end', () => {
  const lines = [lineOf(0, 0, 1, offer(1, 30, 20)), lineOf(1, 1, 1, about('accept', 0))]
  const ends = judged([0, 'kept'], [1, 'broken'])
  const at = (change: Partial<Desk>) => {
    const { bargaining } = talkingOf(lines, { seat: 2, ...change })
    return [0, 1, 2].map((seat) => bargaining.foldedAt(seat).map(bargaining.stateOf))
  }
  expect(at({})).toEqual([['on'], ['on'], []])
  expect(at({ verdicts: ends })).toEqual([['torn'], ['torn'], []])
  const next: Desk['events'] = [
    [0, 'round', -1, [], []],
    [7, 'round', -1, [], []],
  ]
  expect(at({ verdicts: ends, events: next })).toEqual([[], [], []])
  expect(at({ events: next })).toEqual([['on'], ['on'], []])
})

test('the ledger has pacts as slips, and what both promised in the pages of both', () => {
  const lines = [lineOf(0, 0, 1, offer(1, 30, 20)), lineOf(1, 1, 1, about('accept', 0))]
  const talking = talkingOf(lines, { verdicts: judged([0, 'kept'], [1, 'broken']) })
  expect(talking.bargaining.pacts.map(({ line }) => line)).toEqual([0])
  expect(ledgerOf(talking, 'pacts', 1, () => [])).toEqual([])
  expect(ledgerOf(talking, 'all', 1, () => []).map(({ seat, kept, broken }) => [seat, kept, broken])).toEqual([
    [0, 1, 0],
    [1, 0, 1],
  ])
})

test('what is asked and offered is told in one sentence, whoever it is for', () => {
  const lines = [
    lineOf(0, 0, 1, offer(1, 30, 20)),
    lineOf(1, 1, 1, offer(0, 10, 40, 0)),
    lineOf(2, 0, 1, about('accept', 1)),
    lineOf(3, 2, 1, ask(-1)),
    lineOf(4, 2, 1, act({ act: 'ask', saying: 'stays', seat: 0 })),
    lineOf(5, 2, 1, act({ act: 'claim', saying: 'least', args: [20] })),
    lineOf(6, 0, 1, about('cite', 5)),
    { ...lineOf(7, 0, 1), form: 'whisper' as const, about: 2 },
    { ...lineOf(8, 0, 1), form: 'whisper' as const, about: 2, text: 'Now.' },
  ]
  expect(lines.map((line) => toldLine(words, line, lines))).toEqual([
    'Ann offers Ben a deal: “I bring at least 30”, if Ben says “I bring at least 20”',
    'Ben answers Ann with another deal: “I bring at least 10”, if Ann says “I bring at least 40”',
    'Ann accepts the deal of Ben',
    'Cleo asks everybody: How much is yours?',
    'Cleo asks Ann: question-stays',
    'Cleo: Mine is 20 or more.',
    'Ann recalls that Cleo said “Mine is 20 or more”',
    'Ann whispers to Cleo.',
    'Ann whispers to Cleo. Now.',
  ])
  const calls = (line: number, seat: number) => addressed(lines[line]!, lines, seat, '', words)
  expect([0, 1, 2].map((seat) => calls(0, seat))).toEqual([false, true, false])
  expect([0, 1, 2].map((seat) => calls(3, seat))).toEqual([true, true, false])
  expect([1, 2].map((seat) => calls(7, seat))).toEqual([false, true])
})

test('the terms of a deal are promises, those that suit the partner first, the rest behind', () => {
  const openings = [
    { saying: 'least', choices: [[10, 20]] },
    { saying: 'stays', choices: [] },
    { saying: 'gives', choices: [[0, 1, 2]] },
    { saying: 'brings', choices: [[10, 20, 30]] },
  ]
  const terms = termsOf(SAYINGS, openings, 0, 2, ['brings', 'gives'])
  expect(terms.map(({ saying, first, rest }) => [saying, first.length, rest.length])).toEqual([
    ['brings', 3, 0],
    ['gives', 1, 1], // to the partner; to another; to oneself never
    ['stays', 0, 1],
  ])
  expect(terms[1]!.first[0]!.act.args).toEqual([2])
  expect(termsOf(SAYINGS, openings, 0, 2, []).every(({ first }) => first.length)).toBe(true)
  const none = termsOf(SAYINGS, openings, 0, 2, [], ({ act }) => (act.saying === 'brings' ? 2 : 0))
  expect(none.map(({ saying }) => saying)).toEqual(['gives', 'stays'])
})
