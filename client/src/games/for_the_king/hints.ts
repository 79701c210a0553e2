// What For the King (and Me) tells at a first game: by the question, and by what is before the one who is asked.
import type { Adviser, Moment } from '../../lib/hints/hints'
import { faceOf, goldOf, Ministry } from './ministry'

const advise: Adviser = (moment) => {
  const { view } = moment
  const ministry = new Ministry(view)
  if (view.over) return ['over']
  return ['aim', ...ofStep(moment, ministry)]
}

function ofStep(moment: Moment, ministry: Ministry): string[] {
  const { view, game } = moment
  if (view.step === 'place')
    return ['place', ...when('keep-king', isKing(moment, 'look')), ...when('favor', ministry.number('favored') === 0)]
  if (view.step === 'take')
    return [
      'take',
      ...when(
        'take-king',
        ministry.cards('centre').some((card) => faceOf(game, card).family === 'king'),
      ),
    ]
  if (view.step === 'bid') return bidding(moment, ministry)
  return [view.step]
}

function bidding({ view, game, mine }: Moment, ministry: Ministry): string[] {
  const lot = ministry.cards('lot')[0]
  const family = lot === undefined ? '' : faceOf(game, lot).family
  return [
    ...when('again', ministry.list('barred').includes(1)),
    ...when('bid-king', family === 'king'),
    family === 'gold' ? 'bid-gold' : 'bid',
    ...when('bluff', family !== 'gold' && goldOf(game, ministry.cards('hand', mine)) <= ministry.number('bid')),
    ...when('second', view.seats > 2),
    'orders',
  ]
}

function isKing({ view, game, mine }: Moment, pile: string): boolean {
  const card = new Ministry(view).cards(pile, mine)[0]
  return card !== undefined && faceOf(game, card).family === 'king'
}

const when = (name: string, holds: boolean) => (holds ? [name] : [])

export default advise
