// An auction as it was told: who turned the card up, what everybody has said, and who could not pay for it.
import type { EventJson } from '../../lib/wire/types'
import { since } from './ministry'

export interface Said {
  seat: number
  /** 0: passed. */
  bid: number
}

export class Auction {
  /** What was said in this auction, in order. */
  readonly said: Said[] = []
  /** Who bid how much for this card and could not pay, in earlier auctions of it. */
  readonly defaults: Said[] = []
  /** By seat, the card that was lost by that: a kind, or less than 0 where it was not seen. */
  readonly lost = new Map<number, number>()

  constructor(readonly opener: number) {}
}

/** The auction of the card that is up, or was last. */
export function auctionOf(events: readonly EventJson[]): Auction {
  const told = since(events, 'lot')
  const auction = new Auction(told[0]?.[2] ?? -1)
  for (const [, what, seat, [bid = 0], cards] of told) {
    if (what === 'bid') auction.said.push({ seat, bid })
    else if (what === 'passed') auction.said.push({ seat, bid: 0 })
    else if (what === 'defaulted') auction.defaults.push({ seat, bid })
    else if (what === 'lost') auction.lost.set(seat, cards[0] ?? -1)
    else if (what === 'reopened') auction.said.length = 0
  }
  return auction
}
