// What one must know to choose a hall that is not in sight: its audience's need, gain, loss and favor.
import type { Words } from '../../lib/i18n/words'
import type { Choice } from '../../lib/match/targets'
import type { ViewJson } from '../../lib/wire/types'
import { Court, faceOf, HALLS } from './court'

const WAYS = [
  ['king', 'send-king'],
  ['queen', 'send-queen'],
]

export default function detail({ verb, arg }: Choice, words: Words, view: ViewJson): string {
  const court = new Court(view)
  const hall = HALLS.find((at) => WAYS[at]!.includes(verb.noun === 'option' ? (verb.names[arg] ?? '') : verb.name))
  const card = hall === undefined ? undefined : court.audience(hall)
  if (hall === undefined || card === undefined) return ''
  const of = (fact: string) => court.list(fact)[hall] ?? 0
  const favor = words.say(`favor-${faceOf(words.game, card).favor}`)
  return words.say('hall-detail', { need: of('need'), gain: of('gain'), loss: of('loss'), favor })
}
