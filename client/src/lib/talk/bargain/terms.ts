// The terms of a deal: the promises that a side can make, those that suit the partner first.
import type { OpeningJson, SayingJson } from '../../wire/types'
import { type Chip, chipsOf } from '../chips'

const LEAD = 6 // chips of one saying that are shown at once
const SAYINGS = 3 // that are shown at once

/** The chips of one saying. */
export interface Terms {
  saying: string
  /** Those that are shown at once, and the others. */
  first: Chip[]
  rest: Chip[]
}

/**
 * The promises of a side to its partner, by saying: what names the partner or nobody comes first. `order` are the
 * sayings that deals are usually about; `rank` says which of its chips no table offers (2).
 */
export function termsOf(
  sayings: readonly SayingJson[],
  openings: readonly OpeningJson[],
  side: number,
  partner: number,
  order: readonly string[],
  rank: (chip: Chip) => number = () => 0,
): Terms[] {
  const promises = sayings.filter(({ act }) => act === 'promise')
  const chips = chipsOf(promises, [...openings], order, side).filter((chip) => rank(chip) < 2)
  const names = [...new Set(chips.map(({ act }) => act.saying))]
  const leads = order.length ? names.filter((name) => order.includes(name)) : names
  const shown = (leads.length ? leads : names).slice(0, SAYINGS)
  return names.map((saying) => {
    const seats = promises.find(({ name }) => name === saying)!.args.map(({ noun }) => noun === 'seat')
    const suits = ({ act }: Chip) => act.args.every((value, i) => !seats[i] || value === partner || value < 0)
    const own = chips.filter(({ act }) => act.saying === saying)
    const fitting = own.filter(suits)
    const first = shown.includes(saying) ? fitting.slice(0, LEAD) : []
    return { saying, first, rest: [...fitting, ...own.filter((chip) => !suits(chip))].slice(first.length) }
  })
}
