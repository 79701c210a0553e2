// The icons of the house for a phone's or a desktop's own screen, painted from the seal that is also its favicon.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

const SEAL = new URL('../public/favicon.svg', import.meta.url)
const PAINTER = fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))
const CANDLELIGHT = '#4a3a1f'
const NIGHT = '#14161d' // --bg of the house
const SIDE = 120 // of the seal's own canvas
const SAFE = 0.66 // how much of a mask's canvas may not be cut off, with some air

/** On a ground of its own, for systems that cut icons to a shape they like. */
const grounded = (seal) => {
  const gap = (SIDE * (1 - SAFE)) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">
<defs><radialGradient id="candle" cx=".5" cy=".45" r=".7">
<stop offset="0" stop-color="${CANDLELIGHT}"/><stop offset="1" stop-color="${NIGHT}"/>
</radialGradient></defs>
<rect width="${SIDE}" height="${SIDE}" fill="url(#candle)"/>
<g transform="translate(${gap} ${gap}) scale(${SAFE})">${seal.replace(/<\/?svg[^>]*>/g, '')}</g></svg>`
}

/** @returns {import('vite').Plugin} */
export function icons() {
  return {
    name: 'coterie-icons',
    apply: 'build',
    async buildStart() {
      await (ready ??= readFile(PAINTER).then(initWasm))
    },
    async generateBundle() {
      const seal = await readFile(SEAL, 'utf8')
      const paint = (fileName, drawing, width) => {
        const source = new Resvg(drawing, { fitTo: { mode: 'width', value: width } }).render().asPng()
        this.emitFile({ type: 'asset', fileName, source })
      }
      paint('icon-192.png', seal, 192)
      paint('icon-512.png', seal, 512)
      paint('icon-mask-512.png', grounded(seal), 512)
      paint('icon-touch.png', grounded(seal), 180)
    },
  }
}

let ready
