import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { PileJson, ViewJson } from '../wire/types'
import { type Lies, moves, UNSEEN } from './moves'
import { durationOf, wayBetween } from './way'

const view = (...piles: PileJson[]) => ({ piles }) as unknown as ViewJson
const told = (before: ViewJson, after: ViewJson) =>
  moves(before, after).map(({ from, to }) => `${from ? name(from) : 'nowhere'} > ${name(to)}`)
const name = ({ pile, seat, kind }: Lies) => `${pile}${seat < 0 ? '' : seat}:${kind === UNSEEN ? '?' : kind}`

test('a card that is seen goes from where it was to where it is', () => {
  expect(
    told(view(['hand', 0, 2, [3, 5], []], ['up', 0, 0, [], []]), view(['hand', 0, 1, [3], []], ['up', 0, 1, [5], []])),
  ).toEqual(['hand0:5 > up0:5'])
})

test('of equal cards one goes', () => {
  expect(
    told(
      view(['hand', 0, 3, [5, 5, 5], []], ['up', 0, 0, [], []]),
      view(['hand', 0, 2, [5, 5], []], ['up', 0, 1, [5], []]),
    ),
  ).toEqual(['hand0:5 > up0:5'])
})

test('a card that is drawn has no face before, and one that is laid face down has none after', () => {
  expect(
    told(
      view(['stock', -1, 9, [], []], ['hand', 0, 0, [], []]),
      view(['stock', -1, 8, [], []], ['hand', 0, 1, [4], []]),
    ),
  ).toEqual(['stock:? > hand0:4'])
  expect(
    told(view(['hand', 1, 5, [], []], ['down', 1, 0, [], []]), view(['hand', 1, 4, [], []], ['down', 1, 1, [], []])),
  ).toEqual(['hand1:? > down1:?'])
})

test('what two seats do at once is kept apart', () => {
  const before = view(['hand', 0, 1, [], []], ['hand', 1, 1, [], []], ['down', 0, 0, [], []], ['down', 1, 0, [], []])
  const after = view(['hand', 0, 0, [], []], ['hand', 1, 0, [], []], ['down', 0, 1, [], []], ['down', 1, 1, [], []])
  expect(told(before, after)).toEqual(['hand0:? > down0:?', 'hand1:? > down1:?'])
})

test('a card that is turned over where it lies moves nowhere', () => {
  expect(told(view(['laid', -1, 1, [], []]), view(['laid', -1, 1, [7], []]))).toEqual([])
  expect(told(view(['laid', -1, 1, [7], []]), view(['laid', -1, 1, [], []]))).toEqual([])
})

test('what comes from nowhere is said to', () => {
  expect(told(view(), view(['laid', -1, 1, [7], []]))).toEqual(['nowhere > laid:7'])
})

interface Golden {
  positions: { view: ViewJson }[]
}
const FILE = 'node_modules/.coterie-positions.json'
if (!existsSync(FILE)) throw new Error(`${FILE} is not there: run the tests with 'python -m tools.client test'`)

test('no move names a face that neither view shows there, in any game', () => {
  let seen = 0
  const faces = (there: ViewJson, { pile, seat }: Lies) =>
    there.piles.find((each) => each[0] === pile && each[1] === seat)?.[3] ?? []
  const hidden = (there: ViewJson, lies: Lies | null) =>
    lies && lies.kind !== UNSEEN && !faces(there, lies).includes(lies.kind)
  for (const { positions } of JSON.parse(readFileSync(FILE, 'utf8')) as Golden[]) {
    for (const [i, { view: after }] of positions.entries()) {
      const before = positions[i - 1]?.view
      if (!before || before.seats !== after.seats) continue
      const found = moves(before, after)
      seen += found.length
      expect(found.filter(({ from, to }) => hidden(before, from) || hidden(after, to))).toEqual([])
    }
  }
  expect(seen).toBeGreaterThan(100)
})

test('a way is as long as it takes to be followed, and no longer', () => {
  expect([0, 100, 300, 5000].map(durationOf)).toEqual([150, 183, 250, 350])
})

test('a thing begins where and as large as it was', () => {
  const rect = (x: number, y: number, width: number, height: number) => ({ x, y, width, height }) as DOMRect
  expect(wayBetween(rect(10, 20, 50, 100), rect(110, -30, 100, 200))).toEqual({ x: -125, y: 0, scale: 0.5, far: 125 })
})
