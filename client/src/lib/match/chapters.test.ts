import { expect, test } from 'vitest'
import type { ReplayTurn } from '../wire/types'
import { chapters } from './chapters'

const turn = (n: number, words: string[], waiting: number[] = []) =>
  ({ n, events: words.map((what, i) => [i, what, 0, [], []]), view: { waiting } }) as unknown as ReplayTurn

test('a chapter begins with a round, where a game tells of rounds', () => {
  expect(chapters([turn(0, []), turn(1, ['round', 'turn']), turn(2, ['turn']), turn(3, ['drew', 'round'])])).toEqual([
    1, 3,
  ])
})

test('else with a turn', () => {
  expect(chapters([turn(0, []), turn(1, ['turn']), turn(2, ['drew']), turn(3, ['turn'])])).toEqual([1, 3])
})

test('else where another player is asked, which chance does not change', () => {
  expect(
    chapters([turn(0, [], [0]), turn(1, [], [0]), turn(2, [], [1]), turn(3, [], [0, 1]), turn(4, [], [0])]),
  ).toEqual([0, 2, 4])
})

test('what was not fetched yet is passed over', () => {
  expect(chapters([turn(0, []), undefined, turn(2, ['round'])])).toEqual([2])
})
