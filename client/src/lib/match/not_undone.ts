// Events without those that were undone. An `undo` takes back everything from the event that it names.
import type { EventJson } from '../wire/types'

export function isUndone([n]: EventJson, events: readonly EventJson[]): boolean {
  return events.some(([later, what, , [from = Infinity]]) => what === 'undo' && later > n && n >= from)
}

/** The events that no later `undo` takes back. */
export function notUndone(events: readonly EventJson[]): readonly EventJson[] {
  const undone = events.filter(([, what]) => what === 'undo')
  return undone.length ? events.filter((event) => !isUndone(event, undone)) : events
}
