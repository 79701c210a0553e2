import { expect, test } from 'vitest'
import { type Entry, emptyBook, merged, parse, summaries, withGames, withNote } from './book'

const entry = (match: number, more: Partial<Entry> = {}): Entry => ({
  table: 'ABCDEFGH',
  match,
  game: 'royal-secrets',
  at: 1000 * match,
  seat: 0,
  scores: [20 + match, 12, 30],
  winners: [0],
  deeds: [{ name: 'bold-bet', value: match, nums: [1], cards: [0] }],
  ...more,
})

test('games and victories are counted by game, and the greatest deed is kept', () => {
  const book = withGames(emptyBook(), [
    entry(1),
    entry(2, { winners: [2] }),
    entry(3, { seat: -1 }), // several people at one device
    entry(1, { table: 'BBBBBBBB', game: 'for-the-king', scores: [9, 2], deeds: [] }),
  ])
  const [secrets, king] = summaries(book)
  expect(secrets).toMatchObject({ game: 'royal-secrets', games: 2, won: 1, best: 22 })
  expect(secrets!.deeds).toEqual([{ name: 'bold-bet', value: 2, nums: [1], cards: [0] }])
  expect(king).toMatchObject({ games: 1, won: 1, best: 9, deeds: [] })
})

test('a game is in the book once, and what one did in it may come later', () => {
  const known = withGames(emptyBook(), [entry(1, { deeds: [], at: 5 })])
  const later = withGames(known, [entry(1)])
  expect(later.games).toEqual([entry(1, { at: 5 })])
  expect(withGames(later, [entry(1, { deeds: [] })])).toEqual(later)
})

test('what is exported can be imported, and nothing is lost by it', () => {
  const book = withNote(withGames(emptyBook(), [entry(1)]), 'ABCDEFGH', 'bids high')
  expect(parse(JSON.stringify(book))).toEqual(book)
  const other = withNote(withGames(emptyBook(), [entry(1), entry(2)]), 'ABCDEFGH', 'and lies')
  const both = merged(book, other)
  expect(both.games.map(({ match }) => match)).toEqual([2, 1])
  expect(both.notes).toEqual({ ABCDEFGH: 'bids high\nand lies' })
  expect(merged(both, other)).toEqual(both)
})

test.each([
  '',
  'nonsense',
  '[]',
  'null',
  '{"format":"coterie-mine","version":2,"games":[],"notes":{}}',
  '{"format":"coterie record","version":1,"games":[],"notes":{}}',
  JSON.stringify({ ...emptyBook(), games: [{ ...entry(1), seat: 'A' }] }),
  JSON.stringify({ ...emptyBook(), games: [{ ...entry(1), table: '../secrets' }] }),
  JSON.stringify({ ...emptyBook(), notes: { ABCDEFGH: 7 } }),
  JSON.stringify(withGames(emptyBook(), [entry(1)])).slice(0, -9), // cut short
])('an import that is not ours is none: %s', (text) => {
  expect(parse(text)).toBeNull()
})

test('no more comes out of a file than belongs into a book', () => {
  const text = JSON.stringify({ ...emptyBook(), games: [{ ...entry(1), key: 'KEY-OF-A-SEAT' }] })
  expect(JSON.stringify(parse(text))).not.toContain('KEY-OF-A-SEAT')
})

test('an empty note is taken out', () => {
  const book = withNote(emptyBook(), 'ABCDEFGH', 'bids high')
  expect(withNote(book, 'ABCDEFGH', '  ').notes).toEqual({})
})
