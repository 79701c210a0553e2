import { beforeEach, expect, test } from 'vitest'
import type { Event } from '../wire/types'
import { Stage } from './stage.svelte'

const event = (n: number, what = 'drew'): Event => [n, what, 0, [], []]

let waits: (() => void)[]
let told: number[]
let took: number[]
let still: boolean
let stage: Stage<string>

const beat = () => waits.shift()!()

beforeEach(() => {
  waits = []
  told = []
  took = []
  still = false
  stage = new Stage(
    () => still,
    (ms, then) => {
      took.push(ms)
      waits.push(then)
      return () => (waits = waits.filter((wait) => wait !== then))
    },
    (events) => told.push(...events.map(([n]) => n)),
  )
})

test('events are told one after another, and with the last of them the table is shown', () => {
  stage.push([event(0), event(1)], 'after')
  expect([told, stage.sight, stage.busy]).toEqual([[0], null, true])
  beat()
  expect([told, stage.sight, stage.busy]).toEqual([[0, 1], 'after', false])
})

test('what one event tells of is shown at once, and has its beat before the next', () => {
  stage.push([event(0)], 'first')
  expect([told, stage.sight, stage.busy]).toEqual([[0], 'first', false])
  stage.push([event(1)], 'second')
  expect([told, stage.sight, stage.busy]).toEqual([[0], 'first', true])
  beat()
  expect([told, stage.sight, stage.busy]).toEqual([[0, 1], 'second', false])
})

test('news that comes meanwhile waits its turn, and a skip tells all of it in order', () => {
  stage.push([event(0), event(1)], 'first')
  stage.push([event(2)], 'second')
  expect(told).toEqual([0])
  stage.skip()
  expect([told, stage.sight, stage.busy, waits.length]).toEqual([[0, 1, 2], 'second', false, 0])
})

test('after a skip the next event is told as always', () => {
  stage.push([event(0), event(1)], 'first')
  stage.skip()
  stage.push([event(2), event(3)], 'second')
  expect([told, stage.sight, stage.busy, waits.length]).toEqual([[0, 1, 2], 'first', true, 1])
})

test('who wants no motion, or does not look, sees at once what is', () => {
  still = true
  stage.push([event(0), event(1)], 'after')
  expect([told, stage.sight, stage.busy, waits.length]).toEqual([[0, 1], 'after', false, 0])
})

test('who looks away in the middle of it has missed nothing when they are back', () => {
  stage.push([event(0), event(1), event(2)], 'first')
  stage.push([event(3)], 'second')
  still = true
  beat()
  expect([told, stage.sight, stage.busy, waits.length]).toEqual([[0, 1, 2, 3], 'second', false, 0])
})

test('a stage that is far behind tells the newest scene alone, and loses no event', () => {
  const many = Array.from({ length: 50 }, (_, i) => event(i))
  stage.push(many, 'first')
  stage.push([event(50), event(51)], 'second')
  expect(told).toEqual([0]) // a count may wait
  stage.push(Array.from({ length: 20 }, (_, i) => event(52 + i)), 'third')
  stage.push([event(72), event(73)], 'fourth')
  expect([told.length, stage.sight]).toEqual([72, 'third'])
  beat()
  expect([told.at(-1), stage.sight]).toEqual([72, 'third'])
  beat()
  expect([told, stage.sight]).toEqual([Array.from({ length: 74 }, (_, i) => i), 'fourth'])
})

test('the last sight is the truth, whatever was on stage', () => {
  stage.push([event(0), event(1)], 'first')
  stage.set('truth')
  expect([stage.sight, stage.busy, waits]).toEqual(['truth', false, []])
})

test('a scene without events is shown as well', () => {
  stage.push([], 'first')
  expect([stage.sight, stage.busy]).toEqual(['first', false])
})

test('a game may want an event to be on stage for longer', () => {
  stage.pace = { drew: 900 }
  stage.push([event(0), event(1, 'passed')], 'after')
  beat()
  expect(took).toEqual([900, 320])
})
