import { describe, expect, it } from 'vitest'
import type { TableJson } from '../wire/types'
import { dateOf, deadlineOf, figures, isOverDays, isSoon, secondsLeft, wholeDateOf } from './deadline'

const chair = (person: number, bot = '', stand_in = false) => ({ person, bot, stand_in, colour: 0 })
const table = (chairs: TableJson['chairs'], clock = 30, absent = 'bot') =>
  ({ agreement: { clock, absent }, chairs }) as TableJson
const NOW = 1_800_000_000_000

describe('a deadline', () => {
  const two = table([chair(0), chair(1), chair(-1, 'courtier')])

  it('is that of players, and of no bot', () => {
    expect(deadlineOf(two, [0, 2], NOW + 5000, 1000)).toEqual({ at: NOW + 4000, clock: 30, seats: [0], then: 'bot' })
    expect(deadlineOf(two, [2], NOW, 0)).toBeNull()
    expect(deadlineOf(two, [0], null, 0)).toBeNull()
    expect(deadlineOf(table([chair(0, '', true), chair(1)]), [0], NOW, 0)).toBeNull()
  })

  it('has no teeth for whoever plays with bots alone', () => {
    expect(deadlineOf(table([chair(0), chair(-1, 'courtier')]), [0], NOW, 0)?.then).toBe('wait')
  })

  it('comes near in the last quarter, ten seconds at least and six hours at most', () => {
    const near = (clock: number, left: number) => isSoon({ at: NOW + left * 1000, clock, seats: [0], then: 'bot' }, NOW)
    for (const [clock, soon] of [
      [30, 10],
      [120, 30],
      [300, 75],
      [86_400, 21_600],
      [604_800, 21_600],
    ] as const) {
      expect(near(clock, soon)).toBe(true)
      expect(near(clock, soon + 1)).toBe(false)
    }
  })

  it('is told in figures, and over days as a date', () => {
    expect([0, 9, 75, 3600, 86_399].map(figures)).toEqual(['0:00', '0:09', '1:15', '1 h 00', '23 h 59'])
    expect(secondsLeft({ at: NOW - 1 }, NOW)).toBe(0)
    expect([isOverDays({ clock: 300 }), isOverDays({ clock: 86_400 })]).toEqual([false, true])
    const noon = new Date(2026, 10, 19, 12, 30).getTime()
    expect(dateOf(noon, 'fr')).toEqual(['jeu. 19', '12:30'])
    expect(dateOf(noon, 'en')).toEqual(['Thu 19', '12:30'])
    expect(wholeDateOf(noon, 'en')).toContain('November 19, 2026')
  })
})
