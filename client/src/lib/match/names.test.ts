import { expect, test } from 'vitest'
import type { TableJson } from '../wire/types'
import { botNames, leaversOf, nameAt } from './names'

const face = {
  people: [{ person: 1, name: 'Ben' }],
  chairs: [
    { person: -1, bot: 'courtier' },
    { person: 1, bot: '' },
  ],
  leavers: [{ match: 2, event: 40, seat: 0, person: 0, name: 'Ann' }],
} as unknown as TableJson

test('a seat has the name of who sits there now', () => {
  expect([nameAt(face, 0), nameAt(face, 1), nameAt(null, 1)]).toEqual(['Marceline', 'Ben', 'B'])
})

test('what was told before somebody left keeps their name', () => {
  expect(nameAt(face, 0, 2, 39)).toBe('Ann')
  expect(nameAt(face, 0, 2, 40)).toBe('Marceline')
  expect(nameAt(face, 0, 1, 90)).toBe('Ann')
  expect(nameAt(face, 0, 3, 0)).toBe('Marceline')
  expect(nameAt(face, 1, 2, 39)).toBe('Ben')
})

test('who left is told in the game in which they did', () => {
  expect(leaversOf(face, 2).map(({ name }) => name)).toEqual(['Ann'])
  expect(leaversOf(face, 1)).toEqual([])
})

test('bots are called by their temperament, or by their seat, and nobody like another', () => {
  const bots = ['', 'minister:bold', 'courtier', 'page:bold'].map((bot) => ({ bot }))
  expect(botNames(bots).slice(1)).toEqual(['Célimène', 'Marceline', 'Dorante'])
})
