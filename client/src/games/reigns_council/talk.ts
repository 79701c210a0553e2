// Talk at the table of the Council: what is said hangs on a lane or a track, and the strip comes with a Proposal under
// the pitch, and at the Monarch's desk.
import type { GameTalk, Scene } from '../../lib/talk/place'
import type { Said } from '../../lib/talk/book'
import type { EventJson } from '../../lib/wire/types'
import { backOf, changesOf, Council, PILLARS, shownOn } from './council'
import './talk.css'

const OF_THE_PROPOSAL = ['yes', 'no', 'safe', 'mends', 'worse-rejected']
const OF_A_LANE = ['will-accept', 'will-reject', 'reveals-first']
const WAYS = [1, -1, 0] // up, down, still
const NAMED = 2 // the argument that names how far; 0: it is not named

const revealed = ({ seat }: Said, event: EventJson) => event[1] === 'revealed' && event[2] === seat

/** The Proposal that this player has before the Monarch, or is about to present. */
function presented({ view, mine, chosen }: Scene): number | undefined {
  return chosen.find(({ verb }) => verb.name === 'present')?.arg ?? new Council(view).cards('presented', mine)[0]
}

const talk: GameTalk = {
  begins: 'turn',
  deals: ['presents', 'will-accept', 'names', 'votes', 'will-reject'],
  hangs: ({ saying, args, seat }) =>
    OF_THE_PROPOSAL.includes(saying)
      ? `lane:${seat}`
      : OF_A_LANE.includes(saying)
        ? `lane:${args[0]}`
        : saying === 'goal'
          ? `track:${args[0]}`
          : `seat:${seat}`,
  strip: (scene) => {
    const { view, mine, sayings } = scene
    if (new Council(view).monarch === mine)
      return view.step === 'judge'
        ? { about: 'talk-desk', sayings: ['will-accept', 'will-reject', 'accepts-at-least', 'reveals-first'] }
        : null
    if (view.step !== 'present' || !OF_THE_PROPOSAL.some((saying) => sayings.includes(saying))) return null
    return { about: 'talk-proposal', sayings: ['yes', 'safe', 'worse-rejected', 'mends', 'no', 'goal'] }
  },
  arms: (scene) => {
    const card = scene.chosen.find(({ verb }) => verb.name === 'present')?.arg
    if (card === undefined) return []
    const shown = shownOn(backOf(scene.game, card)).flatMap((sign, pillar) => (sign ? [pillar] : []))
    // to name a pillar that the back does not show would be a slip that everybody sees
    return OF_THE_PROPOSAL.map((saying) => (saying === 'yes' ? { saying, choices: [shown, [0, 1], [0]] } : { saying }))
  },
  rank: (saying, args) => ((saying === 'yes' || saying === 'no') && args[NAMED] ? 2 : saying === 'no' ? 1 : 0),
  truth: (saying, [pillar = 0, way = 0, size = 0], scene) => {
    const card = presented(scene)
    if (card === undefined || (saying !== 'yes' && saying !== 'no')) return null
    const steps = new Map(changesOf(scene.game, card, saying)).get(PILLARS[pillar]!) ?? 0
    return Math.sign(steps) === WAYS[way] && (!size || Math.abs(steps) === size)
  },
  turns: {
    ...Object.fromEntries(OF_THE_PROPOSAL.map((saying) => [saying, revealed])),
    goal: ({ seat }, event) => event[1] === 'goal-shown' && event[2] === seat,
  },
}
export default talk
