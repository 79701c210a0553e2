// The first lesson of Royal Secrets: the first round, by the King's door, honest or sly.
import { END, type Script } from '../../../lib/lesson/script'

const HAND = 'card:hand:0:'
const CARD = { fool: 0, captain: 3, duke: 4, valet: 6 } // as the game numbers its kinds
const inHand = (...kinds: (keyof typeof CARD)[]) => kinds.map((kind) => `[data-at="${HAND}${CARD[kind]}"]`).join(', ')

const script: Script = {
  seats: 4,
  gives: [12, 26], // to whom the Parley goes
  lines: { 17: [[1, 'lesson-bastien']] },
  roadOf: (taken) => (taken.includes('bet-up:courtier-40') ? 'sly' : 'honest'),
  steps: [
    { name: 'purse', at: 5, about: '.own .purse', clause: 'RS-97' },
    { name: 'audience', at: 7, about: '.hall.king .audience > :first-child', clause: 'RS-10' },
    { name: 'parley', at: 11, about: '.parley', clause: 'RS-12' },
    {
      name: 'king',
      at: 11,
      acts: true,
      about: '.hall.king',
      clause: 'RS-20',
      otherwise: [[/choose:queen$/, 'lesson-king-queen']],
    },
    { name: 'anteroom', at: 15, about: '.hall.king .seats', clause: 'RS-33' },
    {
      name: 'card',
      at: 17,
      acts: true,
      about: inHand('captain', 'duke'),
      clause: 'RS-41',
      ways: [
        { name: 'honest', figure: '30' },
        { name: 'sly', figure: '40' },
      ],
      otherwise: [
        [/excuse$/, 'lesson-card-excuse'],
        [/bet-down:courtier-[34]0$/, 'lesson-up-down'],
        [/./, 'lesson-card-less'],
      ],
    },
    { name: 'up', at: 17, acts: true, picked: true, about: inHand('captain', 'duke'), clause: 'RS-30' },
    { name: 'hand-on', at: 18, acts: true, about: '[data-target="seat:2"], [data-target="seat:3"]', clause: 'RS-12' },
    {
      name: 'hide',
      at: 25,
      acts: true,
      roads: true,
      about: { honest: inHand('fool'), sly: inHand('valet') },
      clause: 'RS-95',
      otherwise: [
        [/excuse$/, 'lesson-hide-excuse'],
        [/^honest.*valet/, 'lesson-hide-valet'],
        [/^sly.*courtier-0$/, 'lesson-hide-fool'],
        [/courtier-[124]0$|courtier-30$/, 'lesson-hide-more'],
      ],
    },
    { name: 'count', at: 29, silent: true },
    { name: 'granted', at: 30, roads: true, about: '.ledger', clause: 'RS-42' },
    { name: 'favor', at: 30, about: '[data-at^="card:favors:0"]', clause: 'RS-89' },
    { name: 'end', at: END, acts: true, ends: true, about: '.course', clause: 'RS-49' },
  ],
}

export default script
