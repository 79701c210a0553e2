// How far a game of For the King (and Me) is: the deal or the lot, and which of its three parts it is in.
import type { Chart } from '../../lib/match/course'
import { notUndone } from '../../lib/match/not_undone'
import { Ministry } from './ministry'
import { revealOf } from './reveal'

const PARTS = ['gifts', 'auctions', 'reckoning']

const chart: Chart = (words, view, events) => {
  const ministry = new Ministry(view)
  const stood = notUndone(events)
  const told = (name: string) => stood.filter(([, what]) => what === name).length
  const reckoning = view.over || revealOf(stood).open
  const now = PARTS.indexOf(reckoning ? 'reckoning' : ministry.auctions ? 'auctions' : 'gifts')
  const lots = told('favored') // whatever went into the favor deck is sold
  const rounds = [
    () => words.say('deal-number', { deal: Math.max(told('dealer'), 1) }),
    () => words.say('lot-of', { lot: Math.max(lots - ministry.size('favor'), 1), lots }),
    () => '',
  ]
  return {
    round: rounds[now]!(),
    phases: PARTS.map((part) => words.say(part)),
    now,
    going: reckoning ? words.say('reckoning-goes-on') : '',
  }
}
export default chart
