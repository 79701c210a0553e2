// The letters of the house: EB Garamond, cut down to what English and French are written with, so that a first visit
// waits for half as much. One face that varies in weight is smaller than two that do not. A letter of a name that is
// not here comes from the system's serif.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subset from 'subset-font'

const FACE = fileURLToPath(
  import.meta.resolve('@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-normal.woff2'),
)
const FOLDER = fileURLToPath(new URL('../node_modules/.coterie-letters', import.meta.url))

const ENGLISH = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const FRENCH = 'ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ'
const FIGURES = '0123456789+−±×=%'
const POINTS = '.,:;!?…\'"‘’“”«»()/&*-–—·•'
const SPACES = ' \u00a0\u2009'

export const LETTERS = ENGLISH + FRENCH + FIGURES + POINTS + SPACES

/** @returns {import('vite').Plugin} */
export function letters() {
  return {
    name: 'coterie-letters',
    config: () => ({ resolve: { alias: { letters: FOLDER } } }),
    async buildStart() {
      const face = await subset(await readFile(FACE), LETTERS, {
        targetFormat: 'woff2',
        variationAxes: { wght: { min: 500, max: 600 } },
        keepFeatures: ['kern', 'liga', 'tnum'],
        noHinting: true,
        preserveNameIds: [14], // where its licence is found
      })
      await mkdir(FOLDER, { recursive: true })
      await writeFile(`${FOLDER}/eb-garamond.woff2`, face)
    },
  }
}
