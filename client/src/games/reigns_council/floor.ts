// The floor: who said what before the Monarch this turn, who was cut short, and how long pitches stay open. The house
// decides it; this reads it.
import type { Talk } from '../../lib/match/props'
import type { LineJson } from '../../lib/wire/types'
import type { Reign } from './reign'

export interface Floor {
  /** The last line that every seat put before the table this turn. */
  pitches: Map<number, LineJson>
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
  for (const line of talk?.lines ?? []) {
    const { form, about, text, seat, at, event, match } = line
    if (match !== talk!.match || event <= reign.opened) continue
    if (form === 'pitch' && text && end && event > end.at) floor.story = seat === end.killer ? text : floor.story
    else if (form === 'pitch' && (text || line.voice > 0)) floor.pitches.set(seat, line)
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
