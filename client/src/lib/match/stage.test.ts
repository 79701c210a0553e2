import { beforeEach, expect, test } from 'vitest'
import type { Event, Sight } from '../wire/types'
import { Stage } from './stage.svelte'

const sight = (decision: number) => ({ view: { decision } }) as unknown as Sight
const event = (n: number): Event => [n, 'drew', 0, [], []]

let waits: (() => void)[]
let told: number[]
let took: number[]
let still: boolean
let stage: Stage

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
    ([n]) => told.push(n),
  )
})

test('events are told one after another, and then the table is shown', () => {
  stage.push([event(0), event(1)], sight(1))
  expect([told, stage.sight, stage.busy]).toEqual([[0], null, true])
  waits.shift()!()
  expect([told, stage.sight]).toEqual([[0, 1], null])
  waits.shift()!()
  expect([stage.sight?.view.decision, stage.busy, stage.event]).toEqual([1, false, null])
})

test('news that comes meanwhile waits its turn, and a skip tells all of it', () => {
  stage.push([event(0)], sight(1))
  stage.push([event(1)], sight(2))
  expect(told).toEqual([0])
  stage.skip()
  expect([told, stage.sight?.view.decision, stage.busy, waits.length]).toEqual([[0, 1], 2, false, 0])
})

test('who wants no motion sees at once what is', () => {
  still = true
  stage.push([event(0), event(1)], sight(1))
  expect([told, stage.sight?.view.decision, stage.busy]).toEqual([[0, 1], 1, false])
})

test('the last sight is the truth, whatever was on stage', () => {
  stage.push([event(0)], sight(1))
  stage.set(sight(9))
  expect(stage.sight?.view.decision).toBe(9)
  expect(waits).toEqual([])
})

test('a game may want an event to be on stage for longer', () => {
  stage.pace = { drew: 900 }
  stage.push([event(0), [1, 'passed', 0, [], []]], sight(1))
  waits.shift()!()
  expect(took).toEqual([900, 320])
})
