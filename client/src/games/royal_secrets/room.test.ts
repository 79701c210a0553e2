import { expect, test } from 'vitest'
import { roomFor } from './room'

const CARD = { width: 88, height: 126 }

test('the fewer attend, the larger are their bets, and all of them fit', () => {
  for (const [width, height] of [
    [420, 300],
    [380, 160],
    [600, 420],
  ] as const) {
    let last = Infinity
    for (const seats of [1, 2, 3, 4, 5]) {
      const { k, columns, tight } = roomFor(seats, width, height)
      expect(k).toBeLessThanOrEqual(last)
      last = k
      if (k === 0.5) continue // no smaller, even if the hall then scrolls
      expect(columns * 2 * CARD.width * k).toBeLessThan(width)
      expect(Math.ceil(seats / columns) * (CARD.height * k + (tight ? 50 : 122))).toBeLessThanOrEqual(height)
    }
  }
})

test('no more sit side by side than there is room for, however low the hall', () => {
  for (const seats of [3, 4, 5]) expect(roomFor(seats, 412, 120).columns).toBe(2)
  expect(roomFor(3, 60, 120).columns).toBe(1)
})

test('two who attend at a desktop have bets as large as the hand', () => {
  expect(roomFor(2, 460, 330).k).toBeGreaterThan(0.85)
})

test('where it is low, seats stand below each other and never beyond the hall', () => {
  for (const seats of [3, 4, 5]) {
    const { columns } = roomFor(seats, 400, 120)
    expect(columns * 150 + (columns - 1) * 8).toBeLessThanOrEqual(400)
  }
})
