// What of this table a choice points at, beyond cards, piles and seats: an office, the place for a card, the bidding.
import type { Choice } from '../../lib/match/targets'
import { pileKey } from '../../lib/match/targets'

export const officeKey = (office: number) => `office:${office}`
export const KEEP = 'place:keep'
export const BID = 'bidding'

/** Where the card lies that is meant: cards of its kind may lie elsewhere, too. */
const FROM: Record<string, string> = { take: 'card:centre:', pay: 'card:hand:', discard: 'card:hand:' }
const PLACES = [KEEP, pileKey('centre', -1), pileKey('favor', -1)] // as the game numbers them

export default function aim({ verb, arg, targets }: Choice): string[] {
  if (verb.name === 'place') return [PLACES[arg] ?? KEEP]
  if (verb.name === 'raise' || verb.name === 'lower') return [officeKey(arg)]
  if (verb.name === 'bid' || verb.name === 'pass') return [BID]
  return targets.filter((key) => key.startsWith(FROM[verb.name] ?? ''))
}
