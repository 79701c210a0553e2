import { expect, test } from 'vitest'
import type { ManifestJson, Previewed, ViewJson } from '../wire/types'
import { dropsOf } from './drops'
import { choices } from './targets'

const game = {
  verbs: [
    { name: 'lay-up', noun: 'card', first: 0, count: 3, low: 0, names: [] },
    { name: 'lay-down', noun: 'card', first: 3, count: 3, low: 0, names: [] },
    { name: 'point', noun: 'seat', first: 6, count: 2, low: 0, names: [] },
  ],
} as unknown as ManifestJson
const view = (hand: number[], up: number[], down: number[]) =>
  ({
    seat: 0,
    seats: 2,
    piles: [
      ['hand', 0, hand.length, hand, []],
      ['up', 0, up.length, up, []],
      ['down', 0, down.length, down, []],
    ],
  }) as unknown as ViewJson
const before = view([1, 2], [], [])
const card = (kind: number) =>
  choices(game, before, [1, 2, 4, 5]).filter(({ targets }) => targets.includes(`card:hand:0:${kind}`))
const seen = (after: ViewJson | null, legal: number[] = []) => ({ view: after, legal }) as unknown as Previewed

test('a card can be dragged to where each choice would bring it', async () => {
  const foresee = (action: number) => Promise.resolve(seen(action < 3 ? view([1], [2], []) : view([1], [], [2])))
  expect(Object.fromEntries(await dropsOf(game, before, card(2), foresee))).toEqual({
    'pile:up:0': [2],
    'pile:down:0': [5],
  })
})

test('or to what the next question points at, and then both are chosen', async () => {
  const [lay] = card(1)
  expect(Object.fromEntries(await dropsOf(game, before, [lay!], () => Promise.resolve(seen(before, [6, 7]))))).toEqual({
    'seat:0': [1, 6],
    'seat:1': [1, 7],
  })
})

test('a place that would mean two things is none', async () => {
  expect(
    Object.fromEntries(await dropsOf(game, before, card(2), () => Promise.resolve(seen(view([1], [2], []))))),
  ).toEqual({})
})

test('what cannot be foreseen is laid before oneself', async () => {
  const [lay] = card(2)
  expect(Object.fromEntries(await dropsOf(game, before, [lay!], () => Promise.resolve(seen(null))))).toEqual({
    'seat:0': [2],
  })
})
