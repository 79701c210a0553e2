// What Royal Secrets tells at a first game: by the question, by the phase, and by what lies before the one who is
// asked.
import type { Adviser, Moment } from '../../lib/hints/hints'
import { Court } from './court'

const FIRST_BET = 2
const LAST_ROUND = 7

const advise: Adviser = (moment) => {
  const court = new Court(moment.view)
  if (moment.view.over) return ['over']
  if (moment.view.step === 'choose') return choosing(court, moment)
  if (moment.view.step === 'bet') return betting(court, moment)
  return [moment.view.step]
}

function choosing(court: Court, moment: Moment): string[] {
  if (court.round === 1) return ['choose']
  return [...when('last-round', court.round === LAST_ROUND), 'count', ...favors(court, moment)]
}

function betting(court: Court, moment: Moment): string[] {
  const { game, mine, choices } = moment
  const laid = (family: string) =>
    choices.some(({ verb, arg }) => verb.noun === 'card' && game.kinds[arg]?.startsWith(family))
  const lone = court.alone >= 0 && [...court.guests(court.alone), ...court.diners].includes(mine)
  return [
    court.phase === FIRST_BET ? 'first-bet' : 'second-bet',
    ...when('diner', court.diners.includes(mine)),
    ...when('cardinal', lone),
    ...when('valet', laid('valet')),
    ...when('excuse', laid('excuse')),
    ...favors(court, moment),
  ]
}

/** Favors lie before this seat, and one of them may be used now. */
function favors(court: Court, { mine, choices }: Moment): string[] {
  return when('favors', court.size('favors', mine) > 0 && choices.some(({ verb }) => verb.name === 'play-favor'))
}

const when = (name: string, holds: boolean) => (holds ? [name] : [])

export default advise
