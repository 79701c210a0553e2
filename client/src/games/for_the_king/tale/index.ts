// The end of For the King: the King, the offices, and what every lot cost.
import type { Tale } from '../../../lib/story'
import { drawings } from '../art'
import crown from '../art/crown.svg'
import Face from './Face.svelte'
import { lotOf } from './lots'
import Plot from './Plot.svelte'

const tale: Tale = {
  Face,
  Plot,
  still({ chapters }, chapter) {
    const lot = lotOf(chapters[chapter])
    return lot ? (drawings[lot.picture] ?? crown) : crown
  },
}
export default tale
