import { expect, test } from 'vitest'
import type { EventJson } from '../wire/types'
import { soundsOf } from './hearing'

const event = (what: string, cards: number[] = []): EventJson => [0, what, 0, [], cards]
const NAMED = { paid: 'coins', shown: 'reveal', won: 'bell', begun: 'turn' } as const

test('what a game names has its sound, what tells of cards sounds like one, and the rest is silent', () => {
  expect(soundsOf([event('paid', [3]), event('laid', [1]), event('passed')], NAMED)).toEqual(['coins', 'card'])
  expect(soundsOf([event('passed')], NAMED)).toEqual([])
})

test('a card sounds the same whether it is seen or not, and whichever it is', () => {
  expect(soundsOf([event('laid', [7])], {})).toEqual(soundsOf([event('laid', [-1])], {}))
})

test('however much happens, each sound is heard once, and no more than three', () => {
  expect(
    soundsOf([event('laid', [1]), event('laid', [2]), event('paid'), event('shown'), event('won')], NAMED),
  ).toEqual(['card', 'coins', 'reveal'])
})
