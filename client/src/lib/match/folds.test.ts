import { expect, test } from 'vitest'
import type { EventJson } from '../wire/types'
import { folded } from './folds'

const FOLDS: Record<string, string> = { dealt: 'deal', drew: 'draw', laid: 'draw', turned: 'draw' }
let n = 0
const event = (what: string, seat: number): EventJson => [n++, what, seat, [], []]
const lines = (events: EventJson[], undone: (event: EventJson) => boolean = () => false) =>
  folded(events, ([, what]) => FOLDS[what] ?? '', undone).map(({ name, events, count }) => [
    name,
    events.map(([, what, seat]) => `${what} ${seat}`).join(', '),
    count,
  ])

test('a deal to all is one line, and so is all that one seat draws', () => {
  expect(lines([event('dealt', 0), event('dealt', 1), event('drew', 1), event('drew', 1), event('drew', 2)])).toEqual([
    ['deal', 'dealt 0, dealt 1', 2],
    ['draw', 'drew 1, drew 1', 2],
    ['draw', 'drew 2', 1],
  ])
})

test('what a draw leads to is in it, and its count is of what came first', () => {
  expect(lines([event('drew', 1), event('laid', 1), event('drew', 1), event('turned', -1)])).toEqual([
    ['draw', 'drew 1, laid 1, drew 1, turned -1', 2],
  ])
})

test('what happens to no seat belongs to the deal or the draw before it', () => {
  expect(lines([event('dealt', 0), event('turned', -1), event('drew', 0), event('turned', -1)])).toEqual([
    ['deal', 'dealt 0, turned -1', 1],
    ['draw', 'drew 0, turned -1', 1],
  ])
})

test('anything else has a line of its own and ends a fold, also if it happens twice', () => {
  expect(lines([event('drew', 0), event('bid', 0), event('bid', 0), event('turned', -1), event('drew', 0)])).toEqual([
    ['draw', 'drew 0', 1],
    ['', 'bid 0', 1],
    ['', 'bid 0', 1],
    ['draw', 'turned -1', 1],
    ['draw', 'drew 0', 1],
  ])
})

test('what was undone is not in one line with what stands', () => {
  const events = [event('drew', 0), event('drew', 0), event('drew', 0)]
  expect(lines(events, (each) => each === events[2]).map(([, what]) => what)).toEqual(['drew 0, drew 0', 'drew 0'])
})
