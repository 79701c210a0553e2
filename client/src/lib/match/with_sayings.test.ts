import { expect, test } from 'vitest'
import type { GameJson } from '../wire/types'
import { withSayings } from './with_sayings'

const game = (sayings: GameJson['sayings'], undo = false): GameJson => ({ sayings, undo }) as GameJson
const STAYS = [{ saying: 'stays', choices: [[0, 1]] }]
const GOES = [{ saying: 'goes', choices: [] }]

test('what may be said stays as it was told where it is not told again', () => {
  const first = withSayings(game(STAYS), null)
  const second = withSayings(game(null, true), first)
  expect(second).toEqual(game(STAYS, true))
  expect(withSayings(game(null), second).sayings).toEqual(STAYS)
  expect(withSayings(game(GOES), second).sayings).toEqual(GOES)
})

test('that nothing may be said any more is told, and is not the same as being told nothing', () => {
  expect(withSayings(game([]), game(STAYS)).sayings).toEqual([])
  expect(withSayings(game(null), game([])).sayings).toEqual([])
  expect(withSayings(game(null), null).sayings).toEqual([])
})
