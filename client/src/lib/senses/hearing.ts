// Which sounds go with what was told. Only what this viewer was told counts, so that nobody hears more than they see.
import type { Event } from '../wire/types'
import type { Sound } from './sounds'

const MOST = 3 // sounds at once, however much happened

/** The sounds of these events, each once: as the game names them, else that of a card where cards are told of. */
export function soundsOf(events: readonly Event[], named: Readonly<Record<string, Sound>>): Sound[] {
  const heard = events.flatMap(([, what, , , cards]) => named[what] ?? (cards.length ? ['card' as const] : []))
  return [...new Set(heard)].slice(0, MOST)
}
