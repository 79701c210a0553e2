// The first lesson of For the King (and Me): a deal of one's own, a King card, the sale of a card that one hid, and the
// reckoning.
import { END, type Script } from '../../../lib/lesson/script'

const place = (key: string) => `[data-at="${key}"]`

const script: Script = {
  seats: 3,
  curtains: { 195: 'lesson-curtain-auction', 270: 'lesson-curtain-sold' },
  steps: [
    { name: 'board', at: 1, about: '.board', clause: 'FK-50' },
    {
      name: 'small',
      at: 2,
      acts: true,
      about: place('pile:centre:-1'),
      clause: 'FK-10',
      otherwise: [
        [/place:keep$/, 'lesson-small-keep'],
        [/place:favor$/, 'lesson-small-favor'],
      ],
    },
    {
      name: 'four',
      at: 4,
      acts: true,
      about: place('place:keep'),
      clause: 'FK-10',
      otherwise: [
        [/place:centre$/, 'lesson-four-centre'],
        [/place:favor$/, 'lesson-four-favor'],
      ],
    },
    {
      name: 'secret',
      at: 6,
      acts: true,
      about: `.gift ${place('pile:favor:-1')}`,
      clause: 'FK-10',
      otherwise: [[/place:centre$/, 'lesson-secret-centre']],
    },
    { name: 'gold', at: 8, acts: true, about: place('pile:centre:-1'), clause: 'FK-10' },
    { name: 'left', at: 21, about: '.own', clause: 'FK-11' },
    {
      name: 'crown',
      at: 29,
      acts: true,
      about: '[data-target^="card:centre:-1:58"]',
      clause: 'FK-12',
      otherwise: [[/take:military-c$/, 'lesson-crown-military']],
    },
    {
      name: 'raise',
      at: 30,
      acts: true,
      about: `.office.military`,
      clause: 'FK-20',
      otherwise: [[/raise:/, 'lesson-raise-other']],
    },
    {
      name: 'lot',
      at: 196,
      acts: true,
      about: '.lot',
      clause: 'FK-31',
      otherwise: [
        [/pass$/, 'lesson-lot-pass'],
        [/bid:1$/, 'lesson-lot-one'],
        [/bid:/, 'lesson-lot-high'],
      ],
    },
    {
      name: 'five',
      at: 199,
      acts: true,
      about: '.bidbox',
      clause: 'FK-37',
      otherwise: [
        [/pass$/, 'lesson-five-pass'],
        [/bid:[67]$/, 'lesson-five-more'],
        [/bid:/, 'lesson-five-bluff'],
      ],
    },
    {
      name: 'pay',
      at: 201,
      acts: true,
      about: '.till',
      clause: 'FK-34',
      otherwise: [[/pay:/, 'lesson-pay-many']],
    },
    { name: 'tie', at: END, about: `.office.military, .reckoning`, clause: 'FK-50' },
    { name: 'end', at: END, acts: true, ends: true, about: '.board', clause: 'FK-53' },
  ],
}

export default script
