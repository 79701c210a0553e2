// What is heard in Royal Secrets: cards that are laid, cards that are turned up, lilies that change hands.
import type { Sound } from '../../lib/senses/sounds'

export default {
  'turned-up': 'reveal',
  'cardinal-turned-up': 'reveal',
  third: 'reveal',
  gained: 'coins',
  lost: 'coins',
  'lost-to-valet': 'coins',
  stroked: 'coins',
} satisfies Record<string, Sound>
