import { expect, test } from 'vitest'
import type { TableJson, ManifestJson } from '../wire/types'
import { suggest } from './suggest'

const game = (name: string, fewest: number, most: number) =>
  ({ name, seats: [fewest, most] }) as unknown as ManifestJson
const GAMES = [game('secrets', 3, 5), game('king', 2, 5), game('council', 3, 6)]
const face = (people: number, bots = 0, name = 'secrets') =>
  ({
    agreement: { game: name },
    chairs: [
      ...Array.from({ length: people }, (_, person) => ({ person, bot: '' })),
      ...Array.from({ length: bots }, () => ({ person: -1, bot: 'courtier' })),
    ],
  }) as unknown as TableJson
const names = (people: number, lately: string[] = [], bots = 0) =>
  suggest(GAMES, face(people, bots), lately).map((each) => each.game.name)

test('another game than this one, for as many as there are', () => {
  expect(names(4)).toEqual(['king', 'council'])
  expect(names(6)).toEqual(['council'])
  expect(names(7)).toEqual([])
})

test('rather one that needs no bots, though bots sat here', () => {
  expect(names(2, [], 3)).toEqual(['king', 'council'])
  expect(suggest(GAMES, face(2), []).map(({ enough, people }) => [enough, people])).toEqual([
    [true, 2],
    [false, 2],
  ])
})

test('and rather one that was not played lately', () => {
  expect(names(4, ['king', 'secrets'])).toEqual(['council', 'king'])
  expect(names(4, ['council', 'king'])).toEqual(['king', 'council'])
  expect(names(2, ['king'])).toEqual(['king', 'council']) // as long as it fits as well
})
