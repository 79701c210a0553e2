// What still stands of what was told: an `undo` takes back everything from the event it names.
import type { Event } from '../wire/types'

export function takenBack([n]: Event, events: readonly Event[]): boolean {
  return events.some(([later, what, , [from = Infinity]]) => what === 'undo' && later > n && n >= from)
}

/** What was told and not taken back since. */
export function standing(events: readonly Event[]): readonly Event[] {
  const undone = events.filter(([, what]) => what === 'undo')
  return undone.length ? events.filter((event) => !takenBack(event, undone)) : events
}
