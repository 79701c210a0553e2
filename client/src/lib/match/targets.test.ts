import { expect, test } from 'vitest'
import type { ManifestJson, ViewJson } from '../wire/types'
import { byTarget, choices } from './targets'
import { hotkeysOf } from './keys'

const verb = (
  name: string,
  noun: ManifestJson['verbs'][number]['noun'],
  first: number,
  count: number,
  names: string[] = [],
) => ({ name, noun, first, count, low: 0, names })
const game = {
  verbs: [
    verb('lay', 'card', 0, 3),
    verb('point', 'seat', 3, 2),
    verb('go', 'place', 5, 3, ['well', 'B-laid', 'moon']),
    verb('rest', '', 8, 1),
    verb('stay', 'option', 9, 2, ['well', 'moon']),
  ],
} as unknown as ManifestJson
const view = {
  seat: 0,
  seats: 2,
  piles: [
    ['well', -1, 3, [1], []],
    ['hand', 0, 2, [0, 1], []],
    ['hand', 1, 2, [0, 1], []],
    ['laid', 1, 1, [], []],
  ],
} as unknown as ViewJson

const targets = (legal: number[]) =>
  Object.fromEntries(choices(game, view, legal).map(({ action, targets }) => [action, targets]))

test('a card is pointed at where all that may be chosen lies together, and never in the hand of another', () => {
  expect(targets([0, 1])).toEqual({ 0: ['card:hand:0:0'], 1: ['card:hand:0:1'] })
  expect(targets([1])).toEqual({ 1: ['card:well:-1:1', 'card:hand:0:1'] })
})

test('a card that is nowhere to be seen has no target, and so stays in the action bar', () => {
  expect(targets([2])).toEqual({ 2: [] })
})

test('a place that is called as a pile is, is that pile', () => {
  expect(targets([3, 5, 6, 7, 8])).toEqual({ 3: ['seat:0'], 5: ['pile:well:-1'], 6: ['pile:laid:1'], 7: [], 8: [] })
})

test('so is an option, if that pile has a card to be seen', () => {
  expect(targets([9, 10])).toEqual({ 9: ['pile:well:-1'], 10: [] })
  const dry = { ...view, piles: [['well', -1, 0, [], []]] } as unknown as ViewJson
  expect(choices(game, dry, [9])[0]!.targets).toEqual([])
})

test('every choice is reached by a target or by the bar', () => {
  const all = choices(game, view, [0, 1, 2, 3, 4, 5, 6, 7, 8])
  const reached = new Set([...byTarget(all).values()].flat().concat(all.filter(({ targets }) => !targets.length)))
  expect(reached.size).toBe(all.length)
})

test('digits pick targets first, a letter what needs none, then digits the choices of a target pointed at', () => {
  const all = choices(game, view, [0, 1, 3, 8])
  expect(Object.fromEntries(hotkeysOf(all, ''))).toEqual({
    'card:hand:0:0': '1',
    'card:hand:0:1': '2',
    'seat:0': '3',
    'action:8': 'r',
  })
  expect(Object.fromEntries(hotkeysOf(all, 'seat:0'))).toMatchObject({ 'action:3': '1' })
})

test('a named place has its initial, whatever else may be chosen; digits go to the others', () => {
  const all = (legal: number[]) => Object.fromEntries(hotkeysOf(choices(game, view, legal), ''))
  expect(all([0, 5, 6, 7])).toEqual({ 'card:hand:0:0': '1', 'pile:well:-1': 'w', 'pile:laid:1': 'b', 'action:7': 'm' })
  expect(all([7])).toEqual({ 'action:7': 'm' })
  expect(all([10])).toEqual({ 'action:10': 'm' })
})

test('places whose initials are the same have their numbers, which do not shift', () => {
  const tops = { verbs: [verb('draw', 'place', 0, 3, ['top-0', 'top-1', 'top-2'])] } as unknown as ManifestJson
  const keys = (legal: number[]) => Object.fromEntries(hotkeysOf(choices(tops, view, legal), ''))
  expect(keys([0, 1, 2])).toEqual({ 'action:0': '1', 'action:1': '2', 'action:2': '3' })
  expect(keys([2])).toEqual({ 'action:2': '3' })
})

test('no place has the key of the talk, and a choice without a target leaves a place its letter', () => {
  const inns = {
    verbs: [
      verb('go', 'place', 0, 2, ['tower', 'well']),
      verb('sit', 'place', 2, 2, ['roof', 'hall']),
      verb('rest', '', 4, 1),
    ],
  } as unknown as ManifestJson
  const keys = (legal: number[]) => Object.fromEntries(hotkeysOf(choices(inns, { ...view, piles: [] }, legal), ''))
  expect(keys([0, 1])).toEqual({ 'action:0': '1', 'action:1': '2' })
  expect(keys([2, 3, 4])).toEqual({ 'action:2': 'r', 'action:3': 'h', 'action:4': '1' })
})

test('of several that need no card each has a digit, and none the key of the talk', () => {
  const doubt = { verbs: [verb('keep', '', 0, 1), verb('change', '', 1, 1)] } as unknown as ManifestJson
  expect(Object.fromEntries(hotkeysOf(choices(doubt, view, [0, 1]), ''))).toEqual({ 'action:0': '1', 'action:1': '2' })
})

test('what can be done with one card in two ways has the letters of the ways', () => {
  const ways = { verbs: [verb('lay-up', 'card', 0, 3), verb('lay-down', 'card', 3, 3)] } as unknown as ManifestJson
  const all = choices(ways, view, [0, 1, 3, 4])
  expect(Object.fromEntries(hotkeysOf(all, 'card:hand:0:1'))).toEqual({ 'action:1': 'u', 'action:4': 'd' })
})
