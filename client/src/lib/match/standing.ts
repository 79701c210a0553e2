// What still stands of what was told: an `undo` takes back everything from the event it names.
import type { Event } from '../wire/types'

export function takenBack([n]: Event, events: readonly Event[]): boolean {
  return events.some(([later, what, , [from = Infinity]]) => what === 'undo' && later > n && n >= from)
}
