// Deadlines: when a decision is due, whose it is, how much time is left, and what happens then.
import type { Agreement, TableJson } from '../wire/types'

const DAY = 86_400 // seconds
const SHORTEST = 10 // seconds for which a player is nudged at least
const LONGEST = 6 * 3600 // and at most

export interface Deadline {
  /** The moment by this device's clock, in ms since 1970. */
  at: number
  /** Seconds a decision may take. */
  clock: number
  /** The seats that are awaited: those of players for whom no bot answers. */
  seats: readonly number[]
  /** What happens then. */
  then: Agreement['absent']
}

/** The deadline of the question that is put to these seats; null if a player's time is not counted. */
export function deadlineOf(
  { agreement, chairs }: TableJson,
  asked: readonly number[],
  due: number | null,
  ahead: number,
): Deadline | null {
  const seats = asked.filter((seat) => (chairs[seat]?.person ?? -1) >= 0 && !chairs[seat]?.stand_in)
  if (due === null || !seats.length) return null
  const alone = chairs.filter(({ person }) => person >= 0).length < 2 // who plays with bots has all the time there is
  return { at: due - ahead, clock: agreement.clock, seats, then: alone ? 'wait' : agreement.absent }
}

export const secondsLeft = ({ at }: Pick<Deadline, 'at'>, now: number): number =>
  Math.max(0, Math.round((at - now) / 1000))

/** Whether it is time for a nudge: in the last quarter. */
export const isSoon = (deadline: Deadline, now: number): boolean =>
  secondsLeft(deadline, now) <= Math.min(LONGEST, Math.max(SHORTEST, deadline.clock / 4))

/** Whether a game goes on over days: then a date says more than the hours that are left. */
export const isOverDays = ({ clock }: Pick<Deadline, 'clock'>): boolean => clock >= DAY

/** So many seconds in figures, as a clock shows them. */
export function figures(left: number): string {
  const two = (n: number) => String(n).padStart(2, '0')
  return left >= 3600
    ? `${Math.floor(left / 3600)} h ${two(Math.floor((left % 3600) / 60))}`
    : `${Math.floor(left / 60)}:${two(left % 60)}`
}

/** A moment as a short date and a time of day. */
export function dateOf(at: number, language: string): [date: string, time: string] {
  const part = (format: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, format).format(at)
  return [
    `${part({ weekday: 'short' })} ${part({ day: 'numeric' })}`,
    part({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  ]
}

/** A moment with nothing left out. */
export const wholeDateOf = (at: number, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short', hourCycle: 'h23' }).format(at)
