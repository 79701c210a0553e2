// Weighs the build: what comes over the wire, compressed, at a first visit to a table of each game and to its lesson,
// until nothing more is fetched. tests/browser/test_weight.py compares these lists with what a browser fetches.
import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const LANGUAGE = 'fr' // the longer one
const PICTURES = /^assets\/scene-/ // shown by the home page alone
const PUBLIC = ['favicon.svg', 'favicon-turn.svg', 'old.js'] // of the page itself, and as one is asked

// What the page of a table fetches at once, by parts of paths. The rest of a game is fetched when it is wanted.
const SHARED = ['routes/TablePage.svelte', 'lib/senses/Senses.svelte', `/client/locales/${LANGUAGE}.ftl`]
const LESSON = ['routes/Lesson.svelte', `lib/lesson/${LANGUAGE}.ftl`]
const OWN = { reigns_council: ['art/cast.ts'] }

/** @returns {import('vite').Plugin} */
export function weights() {
  return {
    name: 'coterie-weights',
    apply: 'build',
    enforce: 'post', // when what is styles alone is no program any more
    // after all is written and squeezed: Vite completes its programs last
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }, bundle) {
        const files = Object.values(bundle)
        /** Everything that loading these chunks loads with them. */
        const load = (names, found = new Set()) => {
          for (const name of names) {
            const file = bundle[name]
            if (!file || found.has(name) || PICTURES.test(name)) continue
            found.add(name)
            if (file.type !== 'chunk') continue
            load(file.imports, found)
            load(file.viteMetadata?.importedCss ?? [], found)
          }
          return found
        }
        /** The chunks that are made of these modules, or stand for them. */
        const made = (...paths) => {
          const isOne = (id) => paths.some((path) => id.endsWith(path))
          return files
            .filter(
              ({ type, modules, facadeModuleId }) =>
                type === 'chunk' && [...Object.keys(modules), facadeModuleId ?? ''].some(isOne),
            )
            .map(({ fileName }) => fileName)
        }
        const sum = async (names, ending) =>
          (await Promise.all(names.map((name) => size(join(dir, name), ending)))).reduce((total, one) => total + one, 0)
        const first = [
          'index.html',
          ...files.filter(({ type, isEntry }) => type === 'chunk' && isEntry).map(({ fileName }) => fileName),
          ...files.filter(({ fileName }) => fileName.endsWith('.woff2')).map(({ fileName }) => fileName),
        ]
        const visit = async (...paths) => {
          const names = [...PUBLIC, ...load([...first, ...made(...paths)])].sort()
          return { br: await sum(names, '.br'), gzip: await sum(names, '.gz'), files: names }
        }
        const games = files
          .flatMap(({ modules }) => Object.keys(modules ?? {}))
          .map((id) => /client\/src\/games\/(\w+)\/index\.ts$/.exec(id)?.[1])
          .filter((name, i, all) => name && all.indexOf(name) === i)
        const report = { tables: {}, lessons: {} }
        for (const game of games) {
          const own = (...names) => names.map((name) => `/games/${game}/${name}`)
          const table = [...SHARED, ...own('index.ts', 'look.ts', `locales/${LANGUAGE}.ftl`)]
          report.tables[game] = await visit(...table, ...own(...(OWN[game] ?? [])))
          const lesson = ['script.ts', 'table.json', `${LANGUAGE}.ftl`].map((name) => `lesson/${name}`)
          report.lessons[game] = await visit(...table.slice(1), ...LESSON, ...own(...lesson, ...(OWN[game] ?? [])))
        }
        const sizes = Object.fromEntries(
          await Promise.all(files.map(async ({ fileName }) => [fileName, await size(join(dir, fileName), '.gz')])),
        )
        await writeFile(join(dir, '.weights.json'), JSON.stringify({ ...report, sizes }, null, 1))
      },
    },
  }
}

/** Bytes of a file as it is served: what lies beside it, if something does. */
const size = async (path, ending) => (await stat(path + ending).catch(() => stat(path))).size
