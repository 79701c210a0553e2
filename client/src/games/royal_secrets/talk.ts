// Talk at the table of Royal Secrets: what is said hangs on a hidden card, a hall or a seat, and the strip comes with
// one's own hidden card.
import type { GameTalk, Scene } from '../../lib/talk/place'
import type { Said } from '../../lib/talk/book'
import type { EventJson } from '../../lib/wire/types'
import { Court, faceOf } from './court'
import './talk.css'

const OF_THE_CARD = ['down-at-least', 'down-at-most', 'down-is']
const OF_A_HALL = ['goes', 'succeeds', 'takes-favor']
const KINDS = ['courtier', 'valet', 'excuse'] // as the saying numbers them

const isTurned =
  (of: (said: Said) => number) =>
  (said: Said, [, what, seat]: EventJson) =>
    what === 'turned-up' && seat === of(said)
const own = isTurned(({ seat }) => seat)

/** The card that this player has laid face down, or is about to. */
function hidden({ view, mine, chosen }: Scene): number | undefined {
  const laying = chosen.find(({ verb }) => verb.name === 'bet-down')
  return laying?.arg ?? new Court(view).cards('down', mine)[0]
}

const talk: GameTalk = {
  begins: 'round',
  deals: ['both-at-least', 'stays', 'yields', 'goes', 'hands'],
  hangs: ({ saying, args, seat }) =>
    OF_THE_CARD.includes(saying)
      ? `down:${seat}`
      : saying === 'saw'
        ? `down:${args[0]}`
        : OF_A_HALL.includes(saying)
          ? `hall:${args[0]}`
          : `seat:${seat}`,
  also: { down: ['stays'], hall: ['both-at-least'] },
  strip: (scene) =>
    hidden(scene) === undefined
      ? null
      : { about: 'talk-hidden-card', sayings: ['down-at-least', 'down-is', 'stays', 'down-at-most'], near: 20 },
  arms: ({ chosen }) =>
    chosen.some(({ verb }) => verb.name === 'bet-down') ? OF_THE_CARD.map((saying) => ({ saying })) : [],
  // of what a card is, the two that matter: no valet, no Excuse
  rank: (saying, [what, yes]) => (saying === 'down-is' && (what === 0 || yes) ? 1 : saying === 'down-at-most' ? 1 : 0),
  truth: (saying, [a = 0, b = 0], scene) => {
    const card = hidden(scene)
    if (card === undefined || !OF_THE_CARD.includes(saying)) return null
    const { family, number } = faceOf(scene.game, card)
    const influence = Number(number.replace('−', '-'))
    if (saying === 'down-is') return (family === KINDS[a]) === Boolean(b)
    return saying === 'down-at-most' ? influence <= a : family !== 'excuse' && influence >= a
  },
  turns: {
    ...Object.fromEntries([...OF_THE_CARD, 'both-at-least', 'brings-valet'].map((saying) => [saying, own])),
    saw: isTurned(({ args }) => args[0] ?? -1),
    'holds-valet': ({ seat }, event) => event[1] === 'hand-counted' && event[2] === seat,
  },
}
export default talk
