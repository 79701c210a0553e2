// Where things of the court may be dragged: a card into one's slots, a marker to a hall, the Parley to a player, a
// favor to what it is used on.
import type { TableProps } from '../../lib/match/props'
import { type Choice, pileKey, seatKey } from '../../lib/match/targets'
import type { Drops } from '../../lib/motion/drag'

export const COURT = 'court' // what needs no target is dropped into the middle
export const hallKey = (hall: number) => `hall:${hall}`

const SLOTS: Record<string, string> = { 'bet-up': 'up', 'bet-down': 'down' }
const HALLS: Record<string, number> = { 'send-king': 0, 'send-queen': 1 }

/** A card of one's hand: into the slot that each way of betting fills, or before oneself. */
export function cardDrops(here: readonly Choice[], mine: number): Drops {
  return new Map(
    here.map(({ action, verb }) => [verb.name in SLOTS ? pileKey(SLOTS[verb.name]!, mine) : seatKey(mine), [action]]),
  )
}

/** A favor: onto what is asked for next, else into the middle of the court. */
export async function favorDrops({ game, view, choosing }: TableProps, here: readonly Choice[]): Promise<Drops> {
  const { dropsOf } = await import('../../lib/match/drops')
  const drops = await dropsOf(game, view, here, (action) => choosing?.foresee(action) ?? Promise.resolve(null))
  const onto = [...drops].filter(([, run]) => run.length > 1)
  return new Map(onto.length ? onto : here.slice(0, 1).map(({ action }) => [COURT, [action]]))
}

/** The Parley: to whoever may receive it. */
export function parleyDrops({ choices }: TableProps): Drops {
  return new Map(
    choices.filter(({ verb }) => verb.name === 'hand-on').map(({ action, arg }) => [seatKey(arg), [action]]),
  )
}

/** A marker: one's own to the hall one goes to, another's to where one sends them. */
export function markerDrops({ choices, mine }: TableProps, seat: number): Drops {
  const going = choices
    .filter(({ verb }) => verb.name === 'choose' && seat === mine)
    .map(({ action, arg }): [string, number[]] => [hallKey(arg), [action]])
  const sent = choices
    .filter(({ verb, arg }) => verb.name in HALLS && arg === seat)
    .map(({ action, verb }): [string, number[]] => [hallKey(HALLS[verb.name]!), [action]])
  return new Map([...going, ...sent])
}
