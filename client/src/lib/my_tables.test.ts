import { expect, test } from 'vitest'
import { asked, askedOfUs, isGone, type MyTable, open, ownScore, played } from './my_tables'
import type { HistoryJson } from './wire/types'

const PEOPLE = [
  { person: 0, name: 'Ann', seat: 1 },
  { person: 1, name: 'Ben', seat: 0 },
  { person: 2, name: 'Eve', seat: -1 },
]
const CHAIRS = [
  { person: 1, bot: '' },
  { person: 0, bot: '' },
  { person: -1, bot: 'courtier' },
]

function table(
  name: string,
  told: Partial<Omit<HistoryJson, 'table'>> & { status?: string } = {},
  sitters?: number[],
): MyTable {
  const { status = 'playing', ...more } = told
  const face = { table: name, status, people: PEOPLE, chairs: CHAIRS, leavers: [] }
  const known = {
    table: name,
    key: 'k',
    game: 'g',
    at: 0,
    sitters: sitters?.map((person) => ({ person, key: `${person}` })),
  }
  return {
    known,
    chronicle: { table: face, person: 0, asked: [], moved: 0, games: [], ...more } as unknown as HistoryJson,
  }
}
const ids = (tables: MyTable[]) => tables.map(({ known }) => known.table)

test('where we are asked comes first, then where a game is on, then where one is about to begin', () => {
  const tables = [
    table('waiting', { status: 'waiting', moved: 9 }),
    table('theirs', { asked: [0], moved: 5 }),
    table('newer', { asked: [2], moved: 6 }),
    table('ours', { asked: [1], moved: 1 }),
    table('done', { status: 'over' }),
  ]
  expect(ids(open(tables))).toEqual(['ours', 'newer', 'theirs', 'waiting'])
})

test('who is asked is called by name, a bot too; an onlooker is never asked', () => {
  expect(asked(table('t', { asked: [0, 2] }))).toEqual(['Ben', 'Célimène'])
  expect(askedOfUs(table('t', { asked: [0, 1] }))).toEqual(['Ann'])
  expect(askedOfUs(table('t', { asked: [0, 1], person: 2 }))).toEqual([])
  expect(askedOfUs(table('t', { asked: [0, 1], person: -1 }))).toEqual([])
})

test('on a device that is shared everybody there counts', () => {
  expect(askedOfUs(table('t', { asked: [0] }, [0, 1]))).toEqual(['Ben'])
})

const game = (match: number, ended: number, scores = [3, 7, 1]) => ({
  match,
  began: 0,
  ended,
  scores,
  winners: scores.length ? [1] : [],
})

test('every game of every table is in the history, the last one first', () => {
  const list = played([
    table('a', { games: [game(1, 10), game(2, 30)] }),
    table('b', { status: 'over', games: [game(1, 20)] }),
    { known: table('c').known, chronicle: null },
  ])
  expect(list.map(({ table, game }) => [table.known.table, game.match])).toEqual([
    ['a', 2],
    ['b', 1],
    ['a', 1],
  ])
})

test('our own points are known where one of us played alone, and the game had a result', () => {
  const own = (table: MyTable) => ownScore(played([table])[0]!)
  expect(own(table('a', { games: [game(1, 10)] }))).toBe(7)
  expect(own(table('a', { games: [game(1, 10, [])] }))).toBe(null)
  expect(own(table('a', { games: [game(1, 10)], person: 2 }))).toBe(null)
  expect(own(table('a', { games: [game(1, 10)] }, [0, 1]))).toBe(null)
})

test('what the house does not have, and a closed table without a game, is gone', () => {
  expect(isGone({ known: table('a').known, chronicle: null })).toBe(true)
  expect(isGone(table('a', { status: 'closed' }))).toBe(true)
  expect(isGone(table('a', { status: 'closed', games: [game(1, 1)] }))).toBe(false)
  expect(isGone(table('a', { status: 'waiting' }))).toBe(false)
})
