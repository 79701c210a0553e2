import { expect, test } from 'vitest'
import { ago } from './ago'

const NOW = Date.UTC(2026, 10, 16, 12)
const before = (seconds: number, language: 'en' | 'fr' = 'en') => ago(NOW - seconds * 1000, NOW, language)

test('time is told as one would say it', () => {
  expect([before(5), before(60), before(3599), before(7200), before(90_000)]).toEqual([
    'now',
    '1 minute ago',
    '59 minutes ago',
    '2 hours ago',
    'yesterday',
  ])
  expect([before(-30), before(5, 'fr'), before(90_000, 'fr')]).toEqual(['now', 'maintenant', 'hier'])
})

test('after a week the date says more', () => {
  expect(before(10 * 86_400)).toBe('Nov 6, 2026')
})
