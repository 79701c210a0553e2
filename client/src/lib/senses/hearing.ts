// The sounds of events. Only the viewer's own events count, so that no sound reveals a secret.
import type { EventJson } from '../wire/types'
import type { Sound } from './sounds'

const MOST = 3 // sounds at once, however many events

/** The sounds of these events, each once. The game names them; an event about cards has the sound of a card. */
export function soundsOf(events: readonly EventJson[], named: Readonly<Record<string, Sound>>): Sound[] {
  const heard = events.flatMap(([, what, , , cards]) => named[what] ?? (cards.length ? ['card' as const] : []))
  return [...new Set(heard)].slice(0, MOST)
}
