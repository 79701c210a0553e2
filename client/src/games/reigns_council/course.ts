// How far a game of Reigns is: the reign and its turn, and what the council is at.
import type { Chart } from '../../lib/match/course'
import { Council } from './council'
import { reignOf } from './reign'

const DRAW = 0
const AFTER = 4
const PHASES = ['draw', 'present', 'judge', 'reveal', 'after']
const STEPS: Record<string, number> = { present: 1, judge: 2, 'reveal-rejected': 3, 'reveal-accepted': 3, doubt: 3 }

/** What is told as the Proposals take effect, and when a reign is over; what is told besides goes without saying. */
const TAKING_EFFECT = ['revealed', 'kept', 'changed', 'moved', 'enacted', 'discarded', 'scored-accepted']
const COUNTING = [
  'died',
  'buried',
  'retired',
  'laughed',
  'story-fell-flat',
  'scored-story',
  'scored-reign',
  'goal-shown',
  'scored-goal',
]

const chart: Chart = (words, view, events) => {
  const council = new Council(view)
  const ended = council.between || reignOf(events).end !== null
  const told = events.at(-1)?.[1] ?? ''
  const now = ended ? AFTER : (STEPS[view.step] ?? DRAW)
  return {
    round: words.say('reign-turn', { reign: Math.max(council.number('reign'), 1), turn: council.number('turn') }),
    phases: PHASES.map((phase) => words.say(`phase-${phase}`)),
    now,
    going: COUNTING.includes(told)
      ? words.say('reign-is-over')
      : TAKING_EFFECT.includes(told)
        ? words.say('verdicts-go-on')
        : '',
  }
}
export default chart
