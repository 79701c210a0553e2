// What one pair of ears decided of what was said, as the server tells it.
import type { VerdictJson } from '../wire/types'

export interface Judged {
  mark: string
  reason: string
  /** The card it was about; -1: none. */
  card: number
  amount: number | null
  /** How many events the viewer had heard when this came. */
  heard: number
}

/** The name of an act: the number of its line, and its number there. */
export const keyOf = (line: number, n: number) => `${line}.${n}`

/** The verdicts with new ones. One that is pending again was withdrawn, as by an undo. */
export function judgedWith(
  known: ReadonlyMap<string, Judged>,
  verdicts: readonly VerdictJson[],
  heard: number,
): ReadonlyMap<string, Judged> {
  const all = new Map(known)
  for (const [line, n, mark, reason, card, amount] of verdicts) {
    const key = keyOf(line, n)
    if (mark === 'pending') all.delete(key)
    else all.set(key, { mark, reason, card, amount, heard: all.get(key)?.heard ?? heard })
  }
  return all
}
