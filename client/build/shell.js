// The service worker: `worker/sw.js` with the list of what the shell is made of, and a name that changes with any of
// it.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

const SOURCE = new URL('../worker/sw.js', import.meta.url)

/** @returns {import('vite').Plugin} */
export function shell() {
  return {
    name: 'coterie-shell',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const source = await readFile(SOURCE, 'utf8')
      const files = Object.keys(bundle)
        .filter((name) => name.startsWith('assets/'))
        .sort()
      const list = JSON.stringify(['/', ...files.map((name) => `/${name}`)])
      const build = createHash('sha256')
        .update(source)
        .update(list)
        .update(bundle['index.html'].source)
        .digest('hex')
        .slice(0, 12)
      this.emitFile({
        type: 'asset',
        fileName: 'sw.js',
        source: source.replace('__SHELL__', () => list).replace('__BUILD__', build),
      })
    },
  }
}
