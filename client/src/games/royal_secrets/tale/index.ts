// The end of Royal Secrets: King and Queen, and lilies night by night.
import type { Tale } from '../../../lib/story'
import { drawings } from './drawings'
import Face from './Face.svelte'
import { AUDIENCE, FAVOR, isLone } from './marks'
import Plot from './Plot.svelte'

const tale: Tale = {
  Face,
  Plot,
  still({ chapters }, chapter) {
    const marks = chapters[chapter]?.marks ?? []
    const favor = marks.find(({ what }) => what === FAVOR)
    if (favor) return drawings[`favor-${favorName(favor.cards[0]!)}`] ?? drawings['lily']!
    if (marks.some(isLone)) return drawings['cardinal']!
    const first = marks.find(({ what }) => what === AUDIENCE)
    return first ? (drawings[first.nums[0] ? 'crown-queen' : 'crown-king'] ?? drawings['lily']!) : drawings['lily']!
  },
}

const AUDIENCES = 14 // kinds of card before the first audience card, as the game numbers them
const FAVORS = [
  'corruption',
  'planning',
  'royal-dinner',
  'espionage',
  'stabbing',
  'medal',
  'recruitment',
  'royal-pardon',
  'master-stroke',
]
const favorName = (kind: number) => FAVORS[(kind - AUDIENCES) >> 1] ?? ''

export default tale
