// Names: of people as they typed them, kept from disturbing the text around them; and of whoever sits at a table.
import { letter } from '../i18n/words'
import type { Face } from '../wire/types'

const TURNS = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]/

/** A name between isolates if it has letters that run the other way. */
export function isolated(name: string): string {
  return TURNS.test(name) ? `\u2068${name}\u2069` : name
}

/** Bots have no names of their own: these go with their seats, most by the letter. */
const BOTS = ['Marceline', 'Bastien', 'Célimène', 'Dorante', 'Sidonie', 'Florimond']

/** What a seat of a table is called. */
export function nameAt(face: Face | null, seat: number): string {
  const chair = face?.chairs[seat]
  const guest = chair && chair.person >= 0 ? face?.people.find(({ person }) => person === chair.person) : undefined
  if (guest) return isolated(guest.name)
  return chair?.bot ? (BOTS[seat] ?? letter(seat)) : letter(seat)
}
