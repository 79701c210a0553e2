// Weighs the build: what comes over the wire, compressed, at a first visit to a table of each game and to its lesson,
// until nothing more is fetched. tests/browser/test_weight.py compares these lists with what a browser fetches.
import { squeezed, zipped } from './squeeze.js'

const LANGUAGE = 'fr' // the longer one
const PICTURES = /^assets\/scene-/ // shown by the home page alone
const GAINS = /\.(?:html|js|css|svg)$/

// What the page of a table fetches at once, by parts of paths. The rest of a game is fetched when it is wanted.
const SHARED = [
  'routes/TablePage.svelte',
  'lib/motion/lift.ts',
  'lib/senses/Senses.svelte',
  ...words('words', 'server', 'client'),
]
const HINTS = ['lib/hints/Hints.svelte', `lib/hints/${LANGUAGE}.ftl`]
const LESSON = ['routes/Lesson.svelte', `lib/lesson/${LANGUAGE}.ftl`]
const TABLE = ['GameTable.svelte', 'look.ts', 'pace.ts', 'aims.ts', 'course.ts', 'details.ts', 'talk.ts']
const OWN = { reigns_council: ['art/cast.ts', 'Stops.svelte'] }

function words(...rooms) {
  return rooms.map((room) => `/${room}/locales/${LANGUAGE}.ftl`)
}

/** @returns {import('vite').Plugin} */
export function weights() {
  return {
    name: 'coterie-weights',
    apply: 'build',
    enforce: 'post', // when what is styles alone is no program any more
    async generateBundle(_, bundle) {
      const files = Object.values(bundle)
      const content = (name) => (bundle[name].type === 'asset' ? bundle[name].source : bundle[name].code)
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
      const weigh = async (names) => {
        const sum = (sizes) => sizes.reduce((total, size) => total + size, 0)
        const gains = names.filter((name) => GAINS.test(name))
        const rest = sum(names.filter((name) => !GAINS.test(name)).map((name) => content(name).length))
        const all = async (form) =>
          rest + sum(await Promise.all(gains.map(async (name) => (await form(content(name))).length)))
        return { br: await all(squeezed), gzip: await all(zipped) }
      }
      const first = [
        'index.html',
        ...files.filter(({ type, isEntry }) => type === 'chunk' && isEntry).map(({ fileName }) => fileName),
        ...files.filter(({ fileName }) => fileName.endsWith('.woff2')).map(({ fileName }) => fileName),
      ]
      const visit = async (...paths) => {
        const names = [...load([...first, ...made(...paths)])].sort()
        return { ...(await weigh(names)), files: names }
      }
      const games = files
        .flatMap(({ modules }) => Object.keys(modules ?? {}))
        .map((id) => /client\/src\/games\/(\w+)\/GameTable\.svelte$/.exec(id)?.[1])
        .filter((name, i, all) => name && all.indexOf(name) === i)
      const report = { tables: {}, lessons: {} }
      for (const game of games) {
        const own = (...names) => names.map((name) => `/games/${game}/${name}`)
        const table = [...SHARED, ...own(...TABLE, `locales/${LANGUAGE}.ftl`)]
        report.tables[game] = await visit(
          ...table,
          ...HINTS,
          ...own('hints.ts', `hints/${LANGUAGE}.ftl`, ...(OWN[game] ?? [])),
        )
        const lesson = ['script.ts', 'table.json', `${LANGUAGE}.ftl`].map((name) => `lesson/${name}`)
        report.lessons[game] = await visit(...table.slice(1), ...LESSON, ...own(...lesson, ...(OWN[game] ?? [])))
      }
      const sizes = Object.fromEntries(
        await Promise.all(files.map(async ({ fileName }) => [fileName, (await zipped(content(fileName))).length])),
      )
      this.emitFile({
        type: 'asset',
        fileName: '.weights.json',
        source: JSON.stringify({ ...report, sizes }, null, 1),
      })
    },
  }
}
