// The first lesson of Reigns: The Council: a reign of Bastien's to its death, and the first judgement of one's own.
import { END, type Script } from '../../../lib/lesson/script'

const KIND = { trap: 67, first: 113 } // as the game numbers its cards
const inHand = (kind: keyof typeof KIND) => `.hand [data-at="card:hand:0:${KIND[kind]}"]`

const script: Script = {
  seats: 3,
  gives: [61, 102, 104], // to play on after a reign, and which card is turned first
  curtains: { 34: 'lesson-curtain-hand', 56: 'lesson-curtain-turn', 98: 'lesson-curtain-crown' },
  lines: {
    36: [[2, 'lesson-pitch-first', 'pitch']],
    58: [[2, 'lesson-pitch-third', 'pitch']],
    99: [[1, 'lesson-pitch-his', 'pitch']],
    100: [[2, 'lesson-pitch-hers', 'pitch']],
  },
  steps: [
    { name: 'tracks', at: 6, about: '.tracks', clause: 'RC-20' },
    { name: 'goal', at: 6, about: '.secret', clause: 'RC-24' },
    { name: 'hand', at: 34, about: '.hand [data-card]:first-child', clause: 'RC-04' },
    {
      name: 'present',
      at: 34,
      acts: true,
      about: inHand('first'),
      clause: 'RC-10',
      otherwise: [
        [/proposal-118$/, 'lesson-present-people'],
        [/present:/, 'lesson-present-other'],
      ],
    },
    { name: 'pitch', at: 34, acts: true, picked: true, about: '.composer', clause: 'RC-40' },
    { name: 'believed', at: 38, about: '.rc > .seats', clause: 'RC-12' },
    { name: 'turned', at: 42, about: '.tracks', clause: 'RC-15' },
    { name: 'thread', at: 56, about: '.tracks .track:nth-of-type(3)', clause: 'RC-20' },
    {
      name: 'trap',
      at: 56,
      acts: true,
      about: inHand('trap'),
      clause: 'RC-13',
      otherwise: [[/present:/, 'lesson-trap-other']],
    },
    { name: 'death', at: 60, silent: true },
    { name: 'story', at: 61, about: '.story', clause: 'RC-21' },
    { name: 'points', at: 61, about: '.grave .turned', clause: 'RC-24' },
    { name: 'judge', at: [100, 101], acts: true, about: '.lane .rail', clause: 'RC-11' },
    { name: 'mind', at: [103, 105], acts: true, about: '.lane[data-about], .lane[data-staged]', clause: 'RC-15' },
    { name: 'end', at: END, acts: true, ends: true, about: '.tracks', clause: 'RC-22' },
  ],
}

export default script
