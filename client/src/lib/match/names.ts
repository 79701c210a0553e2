// Names of people and seats. A name is isolated from the text around it if it runs in the other direction.
import { letter } from '../i18n/words'
import type { LeaverJson, TableJson } from '../wire/types'

const TURNS = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]/

/** A name between isolates, if it has right-to-left letters. */
export function isolated(name: string): string {
  return TURNS.test(name) ? `\u2068${name}\u2069` : name
}

/** The names of bots, by seat. Most begin with the seat's letter. */
const BOTS = ['Marceline', 'Bastien', 'Célimène', 'Dorante', 'Sidonie', 'Florimond']

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
  return chair?.bot ? (BOTS[seat] ?? letter(seat)) : letter(seat)
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
