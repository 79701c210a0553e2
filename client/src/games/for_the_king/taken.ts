// Who took which card in the open: from the centre, at an auction, and King cards. What was kept unseen is not in it.
import { isUndone } from '../../lib/match/not_undone'
import type { EventJson } from '../../lib/wire/types'

const WORDS = ['took', 'gained', 'king']

/** The kinds of card that everybody saw each seat take, in order. */
export function takenBy(events: readonly EventJson[], seats: number): number[][] {
  const found: number[][] = Array.from({ length: seats }, () => [])
  for (const event of events) {
    const [, what, seat, , cards] = event
    const card = cards[0] ?? -1
    if (WORDS.includes(what) && card >= 0 && !isUndone(event, events)) found[seat]?.push(card)
  }
  return found
}
