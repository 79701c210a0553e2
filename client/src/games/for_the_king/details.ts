// What one must know of a place that is not in sight: how many more cards may go there.
import type { Words } from '../../lib/i18n/words'
import type { Choice } from '../../lib/match/targets'
import type { ViewJson } from '../../lib/wire/types'
import { Ministry } from './ministry'

export default function detail({ verb, arg }: Choice, words: Words, view: ViewJson): string {
  if (verb.name !== 'place') return ''
  const ministry = new Ministry(view)
  const left = [
    1 - ministry.number('kept'),
    view.seats - 1 - ministry.number('centred'),
    1 - ministry.number('favored'),
  ]
  return words.say('room', { left: left[arg] ?? 0 })
}
