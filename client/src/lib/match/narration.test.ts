import { beforeEach, expect, test } from 'vitest'
import type { EventJson } from '../wire/types'
import { Narration } from './narration.svelte'

const event = (n: number, what = 'drew'): EventJson => [n, what, 0, [], []]

let waits: (() => void)[]
let told: number[]
let took: number[]
let reduced: boolean
let narration: Narration<string>

const beat = () => waits.shift()!()

beforeEach(() => {
  waits = []
  told = []
  took = []
  reduced = false
  narration = new Narration(
    () => reduced,
    (ms, then) => {
      took.push(ms)
      waits.push(then)
      return () => (waits = waits.filter((wait) => wait !== then))
    },
    (events) => told.push(...events.map(([n]) => n)),
  )
})

test('events are told one after another, and with the last of them the table is shown', () => {
  narration.push([event(0), event(1)], 'after')
  expect([told, narration.sight, narration.busy]).toEqual([[0], null, true])
  beat()
  expect([told, narration.sight, narration.busy]).toEqual([[0, 1], 'after', false])
})

test('what one event tells of is shown at once, and has its beat before the next', () => {
  narration.push([event(0)], 'first')
  expect([told, narration.sight, narration.busy]).toEqual([[0], 'first', false])
  narration.push([event(1)], 'second')
  expect([told, narration.sight, narration.busy]).toEqual([[0], 'first', true])
  beat()
  expect([told, narration.sight, narration.busy]).toEqual([[0, 1], 'second', false])
})

test('news that comes meanwhile waits its turn, and a skip tells all of it in order', () => {
  narration.push([event(0), event(1)], 'first')
  narration.push([event(2)], 'second')
  expect(told).toEqual([0])
  narration.skip()
  expect([told, narration.sight, narration.busy, waits.length]).toEqual([[0, 1, 2], 'second', false, 0])
})

test('after a skip the next event is told as always', () => {
  narration.push([event(0), event(1)], 'first')
  narration.skip()
  narration.push([event(2), event(3)], 'second')
  expect([told, narration.sight, narration.busy, waits.length]).toEqual([[0, 1, 2], 'first', true, 1])
})

test('who wants no motion, or does not look, sees at once what is', () => {
  reduced = true
  narration.push([event(0), event(1)], 'after')
  expect([told, narration.sight, narration.busy, waits.length]).toEqual([[0, 1], 'after', false, 0])
})

test('who looks away in the middle of it has missed nothing when they are back', () => {
  narration.push([event(0), event(1), event(2)], 'first')
  narration.push([event(3)], 'second')
  reduced = true
  beat()
  expect([told, narration.sight, narration.busy, waits.length]).toEqual([[0, 1, 2, 3], 'second', false, 0])
})

test('a narration that is far behind tells the newest scene alone, and loses no event', () => {
  const many = Array.from({ length: 50 }, (_, i) => event(i))
  narration.push(many, 'first')
  narration.push([event(50), event(51)], 'second')
  expect(told).toEqual([0]) // a count may wait
  narration.push(
    Array.from({ length: 20 }, (_, i) => event(52 + i)),
    'third',
  )
  narration.push([event(72), event(73)], 'fourth')
  expect([told.length, narration.sight]).toEqual([72, 'third'])
  beat()
  expect([told.at(-1), narration.sight]).toEqual([72, 'third'])
  beat()
  expect([told, narration.sight]).toEqual([Array.from({ length: 74 }, (_, i) => i), 'fourth'])
})

test('the last sight is the truth, whatever was on stage', () => {
  narration.push([event(0), event(1)], 'first')
  narration.set('truth')
  expect([narration.sight, narration.busy, waits]).toEqual(['truth', false, []])
})

test('a scene without events is shown as well', () => {
  narration.push([], 'first')
  expect([narration.sight, narration.busy]).toEqual(['first', false])
})

test('a game may want an event to be on stage for longer', () => {
  narration.pace = { drew: 900 }
  narration.push([event(0), event(1, 'passed')], 'after')
  beat()
  expect(took).toEqual([900, 320])
})
