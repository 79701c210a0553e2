// Folds: a deal, or what one seat draws, is one line of the log that opens.
import type { EventJson } from '../wire/types'

/**
 * A line of the log: one event, or several. Of several, `name` says what they are together: a `deal` to any seats, or
 * the `draw` of one. `count` is how often the first of them happened.
 */
export interface Fold {
  name: string
  events: EventJson[]
  count: number
}

/** The lines of the log. `foldOf` names the fold that an event belongs to, if it belongs to any. */
export function folded(
  events: readonly EventJson[],
  foldOf: (event: EventJson) => string,
  undone: (event: EventJson) => boolean,
): Fold[] {
  const folds: Fold[] = []
  for (const event of events) {
    const name = foldOf(event)
    const last = folds.at(-1)
    if (last && joins(event, name, last) && undone(event) === undone(last.events[0]!)) {
      last.events.push(event)
      if (event[1] === last.events[0]![1]) last.count++
    } else folds.push({ name, events: [event], count: 1 })
  }
  return folds
}

/** Whether an event belongs to the fold before it. What happens to no seat belongs to any. */
function joins([, , seat]: EventJson, name: string, last: Fold): boolean {
  if (!name || !last.name) return false
  return seat < 0 || (name === last.name && (name === 'deal' || seat === last.events[0]![2]))
}
