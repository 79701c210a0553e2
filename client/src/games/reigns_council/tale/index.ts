// The end of Reigns: a dynasty as a strip of reigns, and how each of them stopped.
import type { Tale } from '../../../lib/story'
import { picturesOf, reignOf } from './reigns'
import Face from './Face.svelte'
import Plot from './Plot.svelte'

const tale: Tale = {
  Face,
  Plot,
  wide: true,
  still: ({ chapters }, chapter) => picturesOf(reignOf(chapters[chapter]!).end),
}
export default tale
