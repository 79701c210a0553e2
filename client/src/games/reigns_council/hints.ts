// What the Council tells at a first game: by the question, and once a card is chosen, how to plead for it.
import type { Adviser } from '../../lib/hints/hints'

const advise: Adviser = ({ view, chosen }) => {
  if (view.over) return ['over']
  if (view.step === 'future') return [Number(view.facts['killer']) < 0 ? 'retired' : 'died', 'future']
  return view.step === 'present' && chosen ? ['pitch'] : [view.step]
}

export default advise
