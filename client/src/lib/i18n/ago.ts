// Elapsed time in the reader's language.
import type { Language } from './phrases'

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]
const LONG = 7 * 86_400 // seconds after which a date is clearer

export function ago(then: number, now: number, language: Language): string {
  const seconds = Math.max(0, (now - then) / 1000)
  if (seconds > LONG) return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(then)
  const [unit, length] = STEPS.find(([, length]) => seconds >= length) ?? ['second', Infinity]
  // the last minute counts as now
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor(seconds / length), unit)
}
