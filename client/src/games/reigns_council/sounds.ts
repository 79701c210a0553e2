// What is heard in Reigns: The Council: Proposals laid and turned over, points, and the bell for a Monarch who dies.
import type { Sound } from '../../lib/senses/sounds'

export default {
  presented: 'card',
  revealed: 'reveal',
  'goal-shown': 'reveal',
  'scored-accepted': 'coins',
  'scored-story': 'coins',
  'scored-reign': 'coins',
  'scored-goal': 'coins',
  died: 'bell',
} satisfies Record<string, Sound>
