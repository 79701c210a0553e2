// Weighs the build: what comes over the wire, compressed, until the heaviest table can be played at.
import { gzipSync } from 'node:zlib'

const weigh = (file) => gzipSync(file.type === 'asset' ? file.source : file.code, { level: 9 }).length

const PICTURES = /^assets\/scene-/ // shown by the home page alone

/** @returns {import('vite').Plugin} */
export function weights() {
  return {
    name: 'coterie-weights',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = Object.values(bundle)
      const chunk = (name) => bundle[name]
      /** Everything that loading these chunks loads with them. */
      const load = (names, found = new Set()) => {
        for (const name of names) {
          const file = chunk(name)
          if (!file || found.has(name) || PICTURES.test(name)) continue
          found.add(name)
          if (file.type !== 'chunk') continue
          load(file.imports, found)
          load(file.viteMetadata?.importedCss ?? [], found)
          load(file.viteMetadata?.importedAssets ?? [], found)
        }
        return found
      }
      const made = (test) =>
        files
          .filter((file) => file.type === 'chunk' && Object.keys(file.modules).some(test))
          .map((file) => file.fileName)
      const sum = (names) => [...names].reduce((total, name) => total + weigh(chunk(name)), 0)
      const page = [
        'index.html',
        ...files.filter((file) => file.type === 'chunk' && file.isEntry).map((file) => file.fileName),
      ]
      const fonts = files.filter((file) => file.fileName.endsWith('.woff2')).map((file) => file.fileName)
      const shared = [
        ...page,
        ...made((id) => /routes\/TablePage\.svelte/.test(id)),
        ...made((id) => /\/(server|words|client)\/locales\/fr\.ftl$/.test(id)),
      ]
      const games = files
        .flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []))
        .map((id) => /coterie\/games\/(\w+)\/locales/.exec(id)?.[1])
        .filter((name, i, all) => name && all.indexOf(name) === i)
      const table = Math.max(
        ...games.map((game) =>
          sum(
            load([
              ...shared,
              ...fonts,
              ...made((id) => id.endsWith(`coterie/games/${game}/locales/fr.ftl`)),
              ...made((id) =>
                ['GameTable.svelte', 'look.ts', 'pace.ts', 'aims.ts', 'locales/fr.ftl'].some((file) =>
                  id.endsWith(`client/src/games/${game}/${file}`),
                ),
              ),
              ...(made((id) => id.includes(`client/src/games/${game}/GameTable.svelte`)).length
                ? []
                : made((id) => id.includes('lib/generic/GenericTable.svelte'))),
            ]),
          ),
        ),
      )
      const home = sum(load([...page, ...made((id) => /routes\/Home\.svelte/.test(id)), ...fonts]))
      const sizes = Object.fromEntries(files.map((file) => [file.fileName, weigh(file)]).sort((a, b) => b[1] - a[1]))
      this.emitFile({
        type: 'asset',
        fileName: '.weights.json',
        source: JSON.stringify({ table, home, sizes }, null, 1),
      })
    },
  }
}
