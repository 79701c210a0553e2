// Names of people and seats. A name is isolated from the text around it if it runs in the other direction.
import { letter } from '../i18n/words'
import type { LeaverJson, TableJson } from '../wire/types'

const TURNS = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]/

/** A name between isolates, if it has right-to-left letters. */
export function isolated(name: string): string {
  return TURNS.test(name) ? `\u2068${name}\u2069` : name
}

/** The names of bots: by seat, where most begin with its letter, or by temperament. */
const BOTS = ['Marceline', 'Bastien', 'Célimène', 'Dorante', 'Sidonie', 'Florimond']
const TEMPERS = ['loyal', 'careful', 'bold', 'sly', 'vengeful', 'generous']

/** The names of the bots at a table. Who has a temperament goes first; nobody is called like another. */
export function botNames(chairs: readonly { bot: string }[]): string[] {
  const named: string[] = []
  const name = (seat: number, at: number) =>
    (named[seat] = [BOTS[at], BOTS[seat], ...BOTS].find((each) => each && !named.includes(each)) ?? '')
  const wished = chairs.map(({ bot }) => TEMPERS.indexOf(bot.split(':')[1] ?? ''))
  wished.forEach((at, seat) => at >= 0 && name(seat, at))
  wished.forEach((at, seat) => at < 0 && chairs[seat]!.bot && name(seat, seat))
  return named
}

/**
 * The name of a seat: now, or when an event of a game was told. Who gave the seat up later has their name there.
 */
export function nameAt(face: TableJson | null, seat: number, match = Infinity, event = Infinity): string {
  const leaver = face?.leavers.find(
    (left) => left.seat === seat && (match < left.match || (match === left.match && event < left.event)),
  )
  if (leaver) return isolated(leaver.name) || letter(seat)
  const chair = face?.chairs[seat]
  const guest = chair && chair.person >= 0 ? face?.people.find(({ person }) => person === chair.person) : undefined
  if (guest) return isolated(guest.name)
  return (chair?.bot && botNames(face!.chairs)[seat]) || letter(seat)
}

/** Who plays at a table, seat by seat: a person or a bot. Free seats are left out. */
export function playersOf(face: TableJson): { name: string; bot: boolean }[] {
  return face.chairs.flatMap(({ person, bot }, seat) =>
    person >= 0 || bot ? [{ name: nameAt(face, seat), bot: person < 0 }] : [],
  )
}

/** The names of those who look on, without a seat: all of them, or those who are here; but for the reader. */
export function onlookersOf(face: TableJson, here = false, reader = -1): string[] {
  return face.people
    .filter((guest) => guest.seat < 0 && (guest.here || !here) && guest.person !== reader)
    .map(({ name }) => isolated(name))
}

/** Who gave up their seat in a game. */
export function leaversOf(face: TableJson | null, match: number): LeaverJson[] {
  return face?.leavers.filter((left) => left.match === match) ?? []
}
