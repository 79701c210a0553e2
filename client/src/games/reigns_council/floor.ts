// The floor: who said what before the Monarch this turn, who was cut short, and how long pitches stay open. The house
// decides it; this reads it.
import type { Talk } from '../../lib/match/props'
import type { Words } from '../../lib/i18n/words'
import type { Reign } from './reign'

export interface Floor {
  /** The last thing every seat put before the table this turn. */
  pitches: Map<number, string>
  /** How the Monarch died, in the words of whoever did it. */
  story: string
  speech: string
  /** Whose opinion was asked last. */
  asked: { seat: number; text: string } | null
  cut: Set<number>
  /** When pitches close, in ms by the clock of the house; 0: never. */
  until: number
  seconds: number
}

export function floorOf(talk: Talk | undefined, reign: Reign): Floor {
  const floor: Floor = { pitches: new Map(), story: '', speech: '', asked: null, cut: new Set(), until: 0, seconds: 0 }
  const { end } = reign
  for (const { form, about, text, person, at, event, match } of talk?.lines ?? []) {
    if (match !== talk!.match || event <= reign.opened) continue
    const seat = talk!.seatOf(person)
    if (form === 'pitch' && text && end && event > end.at) floor.story = seat === end.killer ? text : floor.story
    else if (form === 'pitch' && text) floor.pitches.set(seat, text)
    else if (form === 'speech') floor.speech = text
    else if (form === 'ask') {
      floor.cut.delete(about)
      floor.asked = text ? { seat: about, text } : null
    } else if (form === 'cut') floor.cut.add(about)
    else if (form === 'time') {
      floor.seconds = about
      floor.until = about ? at + about * 1000 : 0
    }
  }
  return floor
}

/**
 * What a bot would say for a card with this back: one of the lines that go with it, whichever card it is, so that it
 * tells nothing.
 */
export function botPitch(words: Words, back: number, nth: number): string {
  const lines = words.ids(`pitch-${back}-`)
  return lines.length ? words.say(lines[nth % lines.length]!) : words.say('pitch-petitioner')
}
