import { expect, test } from 'vitest'
import type { ManifestJson } from '../../lib/wire/types'
import { amountOf, charactersOf, openingOf } from './opening'

const known = Array.from({ length: 34 }, (_, n) => n + 1)

test('the characters of a pack are its backs, once each and in their order', () => {
  const figures = {
    0: { character: 'character-9' },
    1: { character: 'character-2' },
    4: { character: 'character-9' },
    7: {},
  }
  expect(charactersOf({ figures } as unknown as ManifestJson)).toEqual([2, 9])
})

test('an amount says the pile and every character named, also the last of many', () => {
  expect(amountOf({ pile: 2, stops: [] }, known)).toBe(2)
  expect(amountOf({ pile: 1, stops: [1, 3] }, known)).toBe(1 + 3 * 0b101)
  for (const opening of [
    { pile: 0, stops: [34] },
    { pile: 2, stops: [1, 33, 34] },
    { pile: 1, stops: known },
  ])
    expect(openingOf(amountOf(opening, known), known)).toEqual(opening)
})
