// How far a game of Royal Secrets is: the round, and the phase within it.
import type { Chart } from '../../lib/match/course'
import { notUndone } from '../../lib/match/not_undone'
import { countIn, countOf } from './count'
import { Court } from './court'

const PHASES = ['choose', 'first', 'second', 'count']

const chart: Chart = (words, view, events) => {
  const court = new Court(view)
  const [round, rounds] = [court.round, court.number('rounds')]
  const counting = countIn(court, countOf(events)) !== null
  const begun = Math.max(
    0,
    ...notUndone(events).flatMap(([, what, , [number = 0]]) => (what === 'round' ? [number] : [])),
  ) // it may be told before it is shown
  return {
    round: words.say('round-of', { round, rounds }),
    beads: [round, rounds],
    phases: PHASES.map((phase) => words.say(`phase-${phase}`)),
    // a plan is made before anybody chooses, and is shown as part of it
    now: counting ? PHASES.indexOf('count') : Math.max(court.phase - 1, 0),
    going: begun > round ? words.say('round-begins', { round: begun }) : counting ? words.say('count-goes-on') : '',
  }
}
export default chart
