// Talk at the table of For the King: what is said hangs on the lot or on an office, and the strip comes with a lot.
import type { GameTalk, Scene } from '../../lib/talk/place'
import type { Said } from '../../lib/talk/book'
import type { EventJson } from '../../lib/wire/types'
import { faceOf, goldOf, Ministry } from './ministry'
import './talk.css'

const OF_THE_LOT = ['can-pay', 'bids-at-most', 'bids-up-to', 'gold-at-least', 'gold-at-most', 'next']
const OF_AN_OFFICE: Record<string, number> = { decree: 0, leaves: 0, holds: 0, 'first-in': 1 } // which argument it is
const AMOUNTS = ['bids-at-most', 'bids-up-to', 'gold-at-least', 'gold-at-most']
const FAR = 5 // from the next bid, for a chip
const PAYMENTS = ['paid', 'defaulted', 'shown']

/** What a bid must beat, and what this player is about to bid; 0: nothing. */
const bids = ({ view, chosen }: Scene) => ({
  high: new Ministry(view).number('bid'),
  own: chosen.find(({ verb }) => verb.name === 'bid')?.arg ?? 0,
})
const purse = (said: Said, [, what, seat]: EventJson) => PAYMENTS.includes(what) && seat === said.seat
const shown = (said: Said, [, what, seat]: EventJson) => what === 'shown' && seat === said.seat

const talk: GameTalk = {
  begins: 'lot',
  deals: ['leaves', 'bids-at-most', 'next', 'takes'],
  hangs: ({ saying, args, seat }) =>
    OF_THE_LOT.includes(saying)
      ? `lot:${seat}`
      : saying in OF_AN_OFFICE
        ? `office:${args[OF_AN_OFFICE[saying]!]}`
        : `seat:${seat}`,
  strip: ({ view }) =>
    new Ministry(view).size('lot')
      ? { about: 'talk-of-lot', sayings: ['bids-at-most', 'can-pay', 'bids-up-to', 'gold-at-least', 'next'] }
      : null,
  rank: (saying, args, scene) => {
    const { high, own } = bids(scene)
    const top = own || high + 1
    const [n = 0] = args
    if (saying === 'bids-at-most' && (n === 0 || n === top || n === top + 1)) return 0
    if (saying === 'bids-up-to' && (n === top + 1 || n === top + 3)) return 0
    if (saying === 'gold-at-least' && n === top + 1) return 0
    if (AMOUNTS.includes(saying) && Math.abs(n - top) > FAR) return 2 // it can be typed
    return saying === 'can-pay' ? 0 : 1
  },
  truth: (saying, [n = 0], scene) => {
    const ministry = new Ministry(scene.view)
    const hand = ministry.cards('hand', scene.mine)
    const gold = goldOf(scene.game, hand)
    if (saying === 'gold-at-least') return gold >= n
    if (saying === 'gold-at-most') return gold <= n
    const lot = ministry.cards('lot')[0]
    if (saying !== 'can-pay' || lot === undefined) return null
    const { high, own } = bids(scene)
    return (faceOf(scene.game, lot).family === 'gold' ? hand.length : gold) >= Math.max(high, own)
  },
  turns: {
    'gold-at-least': purse,
    'gold-at-most': purse,
    'can-pay': purse,
    holds: shown,
    buried: shown,
  },
}
export default talk
