import { expect, test } from 'vitest'
import { Words } from '../i18n/words'
import { judgedWith, keyOf, type Judged } from '../match/verdicts'
import type { ActJson, EventJson, LineJson, ManifestJson, SayingJson } from '../wire/types'
import { beliefsIn, honestyOf, isRight, lastVersions, saidIn, versionsBefore } from './book'
import { chipsOf, grouped, rest, soundsLike, split, variants } from './chips'
import { addressed, toldLine } from './hearing'
import { ledgerOf } from './ledger'
import { blotted } from './manners.svelte'
import { outcome, sentence, tongue } from './phrasing'
import { type GameTalk, PLAIN } from './place'
import { type Desk, Talking } from './talking.svelte'

const SAYINGS: SayingJson[] = [
  {
    name: 'least',
    act: 'claim',
    level: 2,
    args: [{ name: 'n', noun: 'amount', values: [10, 20, 30, 40], names: [] }],
    short: '>={n}',
    clause: '',
    apart: [],
  },
  { name: 'stays', act: 'promise', level: 2, args: [], short: 'stay', clause: '', apart: [] },
  {
    name: 'gives',
    act: 'promise',
    level: 2,
    args: [{ name: 'seat', noun: 'seat', values: [0, 1, 2], names: [] }],
    short: '',
    clause: '',
    apart: [],
  },
  {
    name: 'moves',
    act: 'claim',
    level: 2,
    args: [
      { name: 'what', noun: 'place', values: [0, 1], names: ['church', 'army'] },
      { name: 'way', noun: 'option', values: [0, 1], names: ['up', 'down'] },
    ],
    short: '',
    clause: '',
    apart: [],
  },
]
const TEXT = `
claim-least = At least { $n }.
chip-least = ≥ { $n }
ribbon-least = ≥{ $n }
verdict-least-kept = said ≥ { $n }, was { $amount }
verdict-least-broken = said ≥ { $n }, was { $amount }
tongue-least-1 = Mine is { $n } or more.
tongue-least-2 = { $n }, and do not ask.
tongue-offer-1 = { $seat }: “{ $mine }” for “{ $wants }”.
claim-stays = I stay.
chip-stays = I stay
claim-gives = It goes to { $seat }.
chip-gives = to { $seat }
chip-moves = { $what } { $way ->
    [up] ▲
   *[down] ▼
}
claim-moves = { $what } { $way }.
talk-untested = never tested
talk-doubt = doubts { $seat }
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
const claim = (saying: string, ...args: number[]): ActJson => ({ ...NO_ACT, saying, args, anchor: 1 })
const doubts = (line: number, act: ActJson['act'] = 'doubt'): ActJson => ({ ...NO_ACT, act, line })

function lineOf(line: number, seat: number, event: number, ...acts: ActJson[]): LineJson {
  const nothing = { room: 'table', text: '', at: 0, form: 'talk', about: -1, match: 1, voice: -1 } as const
  return { ...nothing, line, seat, event, acts, person: seat, name: NAMES[seat] ?? '' }
}
const event = (n: number, what: string, seat = -1): EventJson => [n, what, seat, [], []]
const judged = (mark: string, heard = 0): Judged => ({ mark, reason: '', card: -1, amount: 10, heard })

function deskOf(change: Partial<Desk> = {}): Desk {
  return {
    lines: [],
    match: 1,
    seat: 0,
    events: [event(0, 'round'), event(1, 'laid', 1)],
    verdicts: new Map(),
    sayings: [
      { saying: 'least', choices: [[10, 20, 30, 40]] },
      { saying: 'stays', choices: [] },
    ],
    level: 6,
    ledger: true,
    veiled: false,
    scene: { game, view: { decision: 3, seats: 3 } as never, mine: 0, events: [], chosen: [], sayings: [] },
    choosing: null,
    say: null,
    bargains: { offers: [], questions: [] },
    lapses: 0,
    ahead: 0,
    whispers: false,
    openings: null,
    ...change,
  }
}
const PLACE: GameTalk = {
  ...PLAIN,
  begins: 'round',
  hangs: ({ saying, seat }) => (saying === 'least' ? `card:${seat}` : ''),
  truth: (saying, [n = 0]) => (saying === 'least' ? n <= 20 : null),
  turns: { least: ({ seat }, [, what, whose]) => what === 'turned' && whose === seat },
}

test('what was said is read from the lines of this game at the table, and of no other', () => {
  const lines = [
    lineOf(0, 1, 2, claim('least', 20), claim('stays')),
    { ...lineOf(1, 1, 2, claim('least', 30)), match: 2 },
    { ...lineOf(2, 1, 2, claim('least', 40)), room: 'gallery' as const },
    lineOf(3, 2, 2, doubts(0)),
  ]
  expect(saidIn(lines, 1).map(({ key, seat, saying }) => [key, seat, saying])).toEqual([
    ['0.0', 1, 'least'],
    ['0.1', 1, 'stays'],
  ])
})

test('of what a seat thinks of a line the last word counts', () => {
  const lines = [lineOf(0, 1, 2, claim('least', 20)), lineOf(1, 2, 2, doubts(0)), lineOf(2, 2, 2, doubts(0, 'believe'))]
  expect(beliefsIn(lines, 1).get(0)).toEqual([{ seat: 2, believes: true }])
})

test('a doubt is right as soon as one claim is broken, a belief when all are kept', () => {
  const [believer, doubter] = [true, false].map((believes) => ({ seat: 0, believes }))
  const right = (...marks: (string | undefined)[]) => [isRight(believer!, marks), isRight(doubter!, marks)]
  expect(right('kept', 'broken')).toEqual([false, true])
  expect(right('kept', 'kept')).toEqual([true, false])
  expect(right('kept', undefined)).toEqual([null, null])
  expect(right('broken', undefined)).toEqual([false, true])
  expect(right('kept', 'void')).toEqual([true, false])
  expect(right('untested')).toEqual([null, null])
})

test('a later version takes the place of an earlier one, and is known as one', () => {
  const said = saidIn([lineOf(0, 1, 2, claim('least', 20)), lineOf(1, 1, 3, claim('least', 30))], 1)
  expect(lastVersions(said).map(({ key }) => key)).toEqual(['1.0'])
  expect(versionsBefore(said, said[1]!)).toBe(1)
})

test('honesty counts claims and promises, and no forecasts', () => {
  const said = saidIn([lineOf(0, 1, 2, claim('least', 20), claim('stays'), { ...claim('stays'), act: 'forecast' })], 1)
  expect(honestyOf(said, 1, (each) => judged(each.n ? 'broken' : 'kept'))).toEqual({ kept: 1, broken: 1 })
})

test('sentences name players and numbers, and an outcome says what it was', () => {
  expect(sentence(words, claim('gives', 2))).toBe('It goes to Cleo.')
  expect(outcome(words, claim('least', 20), judged('broken'))).toBe('said ≥ 20, was 10')
  expect(outcome(words, claim('least', 20), judged('untested'))).toBe('never tested')
})

test('a bot speaks in the voice that the house chose, in the reader’s language', () => {
  expect(tongue(words, { ...lineOf(0, 1, 2, claim('least', 20)), voice: 2 })).toBe('20, and do not ask.')
  const twice = { ...lineOf(0, 1, 2, claim('least', 20), claim('least', 30)), voice: 2 }
  expect(tongue(words, twice)).toBe('20, and do not ask. Mine is 30 or more.')
  const offer = { ...claim('least', 20), act: 'offer' as const, seat: 2, wants: 'stays', wants_args: [] }
  expect(tongue(words, { ...lineOf(0, 1, 2, offer), voice: 1 })).toBe('Cleo: “At least 20” for “I stay”.')
  const line = { ...lineOf(0, 1, 2, claim('least', 20)), voice: 1, name: '' }
  expect(toldLine(words, line, [line])).toBe('Ben: Mine is 20 or more.')
})

test('chips come in the order of the strip, at most seven, amounts around the one that matters', () => {
  expect(variants([[1, 2], [3]])).toEqual([
    [1, 3],
    [2, 3],
  ])
  const openings = [
    { saying: 'least', choices: [[10, 20, 30, 40]] },
    { saying: 'stays', choices: [] },
    { saying: 'gives', choices: [[0, 1, 2]] },
  ]
  const chips = chipsOf(SAYINGS, openings, ['stays', 'least'], 0)
  expect(chips.map(({ key }) => key)).toEqual([
    'stays',
    'least 10',
    'least 20',
    'least 30',
    'least 40',
    'gives 1',
    'gives 2',
  ]) // nobody promises something to themselves
  const { first, rest: others } = split(chips, ['stays', 'least'], 30)
  expect(first.map(({ key }) => key)).toEqual(['stays', 'least 20', 'least 30', 'least 40'])
  expect(others.map(({ key }) => key)).toEqual(['least 10', 'gives 1', 'gives 2'])
  const many = Array.from({ length: 12 }, (_, i) => ({ ...chips[0]!, key: `${i}` }))
  expect(split(many, ['stays']).first).toHaveLength(7)
  expect(
    split(chips, ['least'], 0, ({ key }) => (key === 'least 10' ? 2 : 0)).rest.map(({ key }) => key),
  ).not.toContain('least 10')
})

test('arguments that do not go together are no chip', () => {
  const sayings = SAYINGS.map((each) => (each.name === 'moves' ? { ...each, apart: [[1, 0]] } : each))
  const chips = chipsOf(sayings, [{ saying: 'moves', choices: [[0, 1], [0, 1]] }], [], 0) // prettier-ignore
  expect(chips.map(({ act }) => act.args)).toEqual([
    [0, 0],
    [0, 1],
    [1, 1],
  ])
})

test('two answers to one subject stand together, and do not repeat its name', () => {
  const chips = chipsOf(
    SAYINGS,
    [
      {
        saying: 'moves',
        choices: [
          [0, 1],
          [0, 1],
        ],
      },
    ],
    ['moves'],
    0,
  )
  expect(grouped(chips).map((group) => group.map(({ key }) => key))).toEqual([
    ['moves 0 0', 'moves 0 1'],
    ['moves 1 0', 'moves 1 1'],
  ])
  expect([rest('Church ▼', 'Church ▲'), rest('no: safe', 'yes: safe')]).toEqual(['▼', 'no: safe'])
})

test('a sentence that sounds like a chip offers it, and one that does not offers nothing', () => {
  const chips = chipsOf(SAYINGS, [{ saying: 'least', choices: [[10, 20]] }], ['least'], 0)
  const offered = (typed: string) =>
    soundsLike(typed, chips, ({ act }) => [`≥ ${act.args[0]}`], { '≥': 'at least', '≤': 'at most' })?.key
  expect(offered('It is AT LEAST 20, believe me')).toBe('least 20')
  expect([offered('at least 200'), offered('twenty'), offered('20')]).toEqual([undefined, undefined, undefined])
})

test('the words of a reader’s own list are blotted out, and no part of another word', () => {
  expect(blotted('Damn, a damned Fool (fool)!', ['damn', 'FOOL'])).toBe('•••, a damned ••• (•••)!')
  expect(blotted('a+b', [])).toBe('a+b')
})

test('a line speaks to who is asked, named, doubted or promised something', () => {
  const own = lineOf(0, 0, 2, claim('least', 20))
  const to = (line: LineJson) => addressed(line, [own, line], 0, 'Ann', words)
  expect(to({ ...lineOf(1, 1, 2), form: 'ask', about: 0 })).toBe(true)
  expect(to(lineOf(1, 1, 2, doubts(0)))).toBe(true)
  expect(to(lineOf(1, 1, 2, claim('gives', 0)))).toBe(true)
  expect(to({ ...lineOf(1, 1, 2), text: 'Do you mean it, ann?' })).toBe(true)
  expect([to(lineOf(1, 1, 2, claim('gives', 2))), to(lineOf(1, 1, 2, claim('least', 10)))]).toEqual([false, false])
})

test('a verdict is shown with the event that turns it, and not when the news of it came', () => {
  const lines = [lineOf(0, 1, 2, claim('least', 20)), lineOf(1, 2, 2, doubts(0))]
  const verdicts = new Map([[keyOf(0, 0), judged('broken', 5)]])
  const at = (...events: EventJson[]) =>
    new Talking(deskOf({ lines, verdicts, events: [event(0, 'round'), event(1, 'laid', 1), ...events] }), words, PLACE)
  const before = at()
  expect(before.on('card:1').map(({ key }) => key)).toEqual(['0.0'])
  expect(before.judged(before.said[0]!)).toBeUndefined()
  expect(before.right(before.beliefsOf(0)[0]!, 0)).toBeNull()
  const turned = at(event(2, 'turned', 1))
  expect([turned.on('card:1'), turned.judgedOn('card:1').length]).toEqual([[], 1])
  expect(turned.turnedWith(2).map(({ key }) => key)).toEqual(['0.0'])
  expect(turned.right(turned.beliefsOf(0)[0]!, 0)).toBe(true)
  expect(at(event(2, 'turned', 2)).judged(before.said[0]!)).toBeUndefined()
})

test('what is said about something that is still to be told is not shown yet', () => {
  const lines = [lineOf(0, 1, 8, { ...claim('least', 20), anchor: 7 })]
  expect(new Talking(deskOf({ lines }), words, PLACE).on('card:1')).toEqual([])
})

test('what a player alone knows of their own word is a mark, and a verdict only when it is turned', () => {
  const lines = [lineOf(0, 0, 2, claim('least', 20))]
  const verdicts = new Map([[keyOf(0, 0), judged('broken', 0)]])
  const own = new Talking(deskOf({ lines, verdicts }), words, PLACE)
  expect([own.judged(own.said[0]!), own.ownMark(own.said[0]!)]).toEqual([undefined, false])
  const veiled = new Talking(deskOf({ lines, verdicts, veiled: true }), words, PLACE)
  expect(veiled.ownMark(veiled.said[0]!)).toBeNull()
  const early = new Map([[keyOf(0, 0), judged('broken', 9)]]) // what another's page has been told, and not yet shown
  const other = new Talking(deskOf({ lines, verdicts: early, seat: 1 }), words, PLACE)
  expect(other.ownMark(other.said[0]!)).toBeNull()
})

test('chips are marked for their speaker alone, and not while another may look', () => {
  const marks = (talking: Talking) => talking.chips.first.map((chip) => talking.truth(chip))
  expect(marks(new Talking(deskOf(), words, PLACE))).toEqual([true, true, false, null])
  expect(new Set(marks(new Talking(deskOf({ veiled: true }), words, PLACE)))).toEqual(new Set([null]))
  expect(new Set(marks(new Talking(deskOf(), words, PLAIN)))).toEqual(new Set([null]))
})

test('a chip is said at once, unless a move is asked for: then it goes with the move', () => {
  const said: string[] = []
  const say = (_: string, acts: { saying: string }[]) => void said.push(...acts.map(({ saying }) => saying))
  const free = new Talking(deskOf({ say }), words, PLACE)
  free.press(free.chips.first[0]!)
  expect([said, free.armed]).toEqual([['least'], []])
  const choosing = { chosen: [1], legal: [] } as never
  const asked = new Talking(deskOf({ say, choosing }), words, PLACE)
  const [ten, twenty] = asked.chips.first
  asked.press(ten!)
  asked.press(twenty!) // another version of the same
  expect([said.length, asked.withMove.map(({ args }) => args), asked.repeated]).toEqual([1, [[20]], '≥ 20'])
  asked.press(twenty!)
  expect(asked.armed).toEqual([])
  asked.press(twenty!)
  asked.composing = 3 // a part that sends a line of its own takes them
  expect([asked.withMove, asked.take().length, asked.armed]).toEqual([[], 1, []])
})

test('the strip goes when it is sent away, and comes back when it is called', () => {
  const talking = new Talking(deskOf(), words, PLACE)
  expect(talking.strip?.about).toBe('talk-now')
  talking.dismiss()
  expect(talking.strip).toBeNull()
  talking.call()
  expect(talking.strip?.about).toBe('talk-now')
  expect(new Talking(deskOf({ level: 1 }), words, PLACE).strip).toBeNull()
  expect(new Talking(deskOf({ sayings: [] }), words, PLACE).strip).toBeNull()
})

test('a thing has the chips about it alone, until it is left', () => {
  const sayings = [
    { saying: 'least', choices: [[10, 20]] },
    { saying: 'stays', choices: [] },
    { saying: 'gives', choices: [[0, 1, 2]] },
  ]
  const lines = [lineOf(0, 2, 2, claim('stays'))]
  const desk = deskOf({ sayings, lines, say: () => undefined })
  const talking = new Talking(desk, words, { ...PLACE, rank: () => 1, also: { card: ['stays'] } })
  const shown = () => [...talking.chips.first, ...talking.chips.rest].map(({ key }) => key)
  talking.turnTo('card:0', 'Your card')
  expect([talking.strip?.title, talking.chips.first.length, shown()]).toEqual([
    'Your card',
    3,
    ['least 10', 'least 20', 'stays'],
  ])
  talking.turnTo('seat:1', 'Bob') // what names them; one's own promises hang on oneself
  expect([shown(), talking.lineOf('seat:1')]).toEqual([['gives 1'], undefined])
  expect([talking.lineOf('seat:2')?.line, talking.canTellOf('hall:1'), talking.canTellOf('card:1')]).toEqual([
    0,
    false,
    true,
  ])
  talking.dismiss()
  expect([talking.subject, talking.strip?.about, shown().length]).toEqual(['', 'talk-now', 5])
})

test('the ledger has what is open first, then what was judged, the newest first', () => {
  const lines = [
    lineOf(0, 1, 1, claim('least', 10)),
    lineOf(1, 1, 2, claim('stays')),
    lineOf(2, 1, 3, claim('gives', 0)),
    lineOf(3, 2, 3, claim('stays')),
  ]
  const verdicts = new Map([
    ['0.0', judged('kept')],
    ['1.0', judged('broken')],
  ])
  const events = [event(0, 'round'), event(1, 'laid', 1), event(2, 'round'), event(3, 'turned', 1)]
  const talking = new Talking(deskOf({ lines, verdicts, events }), words, PLACE)
  const named = ({ saying, args }: { saying: string; args: number[] }) => (saying === 'gives' ? args : [])
  const rows = (filter: 'all' | 'round' | 'broken' | 'me') =>
    ledgerOf(talking, filter, 0, named).map(({ seat, kept, broken, rows }) => [
      seat,
      kept,
      broken,
      rows.map(({ said }) => said.key),
    ])
  expect(rows('all')).toEqual([
    [1, 1, 1, ['2.0', '1.0', '0.0']],
    [2, 0, 0, ['3.0']],
  ])
  expect(rows('round')).toEqual([
    [1, 1, 1, ['2.0', '1.0']],
    [2, 0, 0, ['3.0']],
  ])
  expect(rows('broken')).toEqual([[1, 1, 1, ['1.0']]])
  expect(rows('me')).toEqual([[1, 1, 1, ['2.0']]])
})

test('a verdict that is pending again was withdrawn', () => {
  const known = judgedWith(new Map(), [[4, 0, 'kept', '', -1, null]], 7)
  expect(known.get('4.0')).toEqual({ mark: 'kept', reason: '', card: -1, amount: null, heard: 7 })
  expect(judgedWith(known, [[4, 0, 'pending', '', -1, null]], 9).size).toBe(0)
})
