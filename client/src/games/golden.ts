// For the tests of the games' own tables: positions and events of golden games, and what a table is given to show one
// of them.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { type Language, Phrases } from '../lib/i18n/phrases'
import { Words } from '../lib/i18n/words'
import { hotkeysOf } from '../lib/match/keys'
import { byTarget, type Choice, choices as choicesOf } from '../lib/match/targets'
import type { EventJson, ManifestJson, ViewJson } from '../lib/wire/types'

interface Golden {
  game: ManifestJson
  positions: { view: ViewJson; legal: number[] }[]
  told: EventJson[][]
}

const FILE = 'node_modules/.coterie-positions.json'
if (!existsSync(FILE)) throw new Error(`${FILE} is not there: run the tests with 'python -m tools.client test'`)
const recorded = JSON.parse(readFileSync(FILE, 'utf8')) as Golden[]
const read = (path: string) => readFileSync(path, 'utf8')

/** Of these choices, those that point at something and that nothing on the table they are shown on does. */
export function lost(html: string, choices: Choice[]): Choice[] {
  const targets = new Set([...html.matchAll(/data-target="([^"]+)"/g)].map(([, key]) => key))
  return choices.filter((choice) => choice.targets.length && !choice.targets.some((key) => targets.has(key)))
}

export function goldenOf(name: string) {
  const { game, positions, told } = recorded.find(({ game }) => game.name === name)!
  const folder = name.replaceAll('-', '_')
  const here = `src/games/${folder}`
  const own = (language: Language) => read(`${here}/locales/${language}.ftl`)

  const wordsOf = (language: Language) =>
    new Words(
      language,
      [
        read(`../src/coterie/words/locales/${language}.ftl`),
        read(`../src/coterie/games/${folder}/locales/${language}.ftl`),
        own(language),
      ],
      game,
    )

  /** The messages that the table has besides those of the game. */
  const idsOf = (language: Language) => new Phrases(language, [own(language)]).ids('').sort()

  /**
   * Of those messages, the ones that nothing of the table says; which begin like this are put together where they are
   * said.
   */
  function silent(...starts: string[]): string[] {
    const files = readdirSync(here).filter((file) => /\.(svelte|ts)$/.test(file) && !file.includes('.test.'))
    const sources = files.map((file) => read(`${here}/${file}`)).join('\n')
    // the page of the keys says its own
    const put = ['keys-', ...starts.filter((start) => sources.includes(`\`${start}\${`))]
    return idsOf('en').filter((id) => !sources.includes(`'${id}'`) && !put.some((start) => id.startsWith(start)))
  }

  /** What the table gets to show a view to whoever sees it: nothing is half chosen. */
  function propsOf(
    view: ViewJson,
    legal: number[],
    language: Language = 'en',
    events: EventJson[] = [],
    choices = choicesOf(game, view, legal),
  ) {
    const choosing = { target: '', chosen: [], sight: { view }, point() {}, pick() {} }
    const mine = view.seat < view.seats ? view.seat : -1
    return {
      game,
      words: wordsOf(language),
      view,
      mine,
      events,
      choices,
      targets: byTarget(choices),
      hotkeys: hotkeysOf(choices, ''),
      choosing,
    }
  }

  return { game, positions, told, wordsOf, idsOf, silent, propsOf }
}
