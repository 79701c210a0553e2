// What one must know of a pile that is not in sight, or of a Proposal to reveal: whose back it shows.
import type { Words } from '../../lib/i18n/words'
import type { Choice } from '../../lib/match/targets'
import type { ViewJson } from '../../lib/wire/types'
import { Council } from './council'

export default function detail({ verb, arg }: Choice, words: Words, view: ViewJson): string {
  const council = new Council(view)
  const [pile, seat] = verb.name === 'draw' ? [`top-${arg}`, -1] : ['presented', arg]
  if (!['draw', 'reveal'].includes(verb.name)) return ''
  const back = council.backs(pile, seat)[0]
  return back === undefined ? '' : words.card(-1 - back)
}
