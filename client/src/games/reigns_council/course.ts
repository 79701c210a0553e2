// How far a game of Reigns is: the reign and its turn, and what the council is at.
import type { Chart } from '../../lib/match/course'
import { Council } from './council'
import { reignOf } from './reign'

const DRAW = 0
const AFTER = 4
const PHASES = ['draw', 'present', 'judge', 'reveal', 'after']
const STEPS: Record<string, number> = { present: 1, judge: 2, 'reveal-rejected': 3, 'reveal-accepted': 3, doubt: 3 }

const chart: Chart = (words, view, events) => {
  const council = new Council(view)
  const reign = reignOf(events)
  const ended = council.between || reign.end !== null
  const now = ended ? AFTER : (STEPS[view.step] ?? DRAW)
  return {
    round: words.say('reign-turn', { reign: Math.max(council.number('reign'), 1), turn: council.number('turn') }),
    phases: PHASES.map((phase) => words.say(`phase-${phase}`)),
    now,
    going: ended ? words.say('reign-is-over') : reign.acting >= 0 || reign.revealed.size ? words.say('verdicts-go-on') : '',
  }
}
export default chart
