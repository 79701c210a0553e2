// Compresses the build as well as it can be, once: whoever takes brotli (browsers do, over https and on the machine
// itself) gets what lies beside each file. The house makes the gzip of all others itself.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)
const GAINS = /\.(?:html|js|css|svg|webmanifest)$/

/** A text, as short as brotli makes it. */
export const squeezed = (source) =>
  compress(source, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
    },
  })

/** @returns {import('vite').Plugin} */
export function squeeze() {
  return {
    name: 'coterie-squeeze',
    apply: 'build',
    enforce: 'post',
    async writeBundle({ dir }) {
      const names = await readdir(dir, { recursive: true })
      await Promise.all(
        names
          .filter((name) => GAINS.test(name))
          .map(async (name) => {
            const path = join(dir, name)
            await writeFile(`${path}.br`, await squeezed(await readFile(path)))
          }),
      )
    },
  }
}
