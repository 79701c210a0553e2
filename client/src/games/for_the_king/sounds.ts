// What is heard in For the King (and Me): cards, what is shown, and gold.
import type { Sound } from '../../lib/senses/sounds'

export default {
  king: 'reveal',
  lot: 'reveal',
  shown: 'reveal',
  bid: 'coins',
  paid: 'coins',
} satisfies Record<string, Sound>
