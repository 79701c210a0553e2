import { expect, test } from 'vitest'
import { isQuiet } from './quiet'

test.each([
  ['', '23:00', false],
  ['22:00-08:00', '21:59', false],
  ['22:00-08:00', '22:00', true],
  ['22:00-08:00', '03:00', true],
  ['22:00-08:00', '08:00', false],
  ['12:00-14:00', '13:00', true],
  ['12:00-14:00', '23:00', false],
  ['12:00-12:00', '12:00', false],
])('in %s, %s is quiet: %s', (hours, clock, quiet) => expect(isQuiet(hours, clock)).toBe(quiet))
