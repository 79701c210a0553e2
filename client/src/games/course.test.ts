import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../lib/i18n/phrases'
import { Words } from '../lib/i18n/words'
import type { EventJson, ManifestJson, ViewJson } from '../lib/wire/types'
import { ownOf } from '.'

interface Golden {
  game: ManifestJson
  positions: { view: ViewJson }[]
  told: EventJson[][]
}

const FILE = 'node_modules/.coterie-positions.json'
if (!existsSync(FILE)) throw new Error(`${FILE} is not there: run the tests with 'python -m tools.client test'`)
const golden = (JSON.parse(readFileSync(FILE, 'utf8')) as Golden[]).filter(({ game }) =>
  existsSync(`src/games/${folder(game)}/course.ts`),
)
const read = (path: string) => readFileSync(path, 'utf8')

function folder({ name }: ManifestJson): string {
  return name.replaceAll('-', '_')
}

test.each(LANGUAGES)('every position of every game says in %s how far it is', async (language) => {
  expect(golden.length).toBe(3)
  for (const { game, positions, told } of golden) {
    const chart = (await ownOf(game.name)).chart!
    const texts = [
      '../src/coterie/words/locales',
      `../src/coterie/games/${folder(game)}/locales`,
      `src/games/${folder(game)}/locales`,
    ].map((place) => read(`${place}/${language}.ftl`))
    const words = new Words(language, texts, game)
    const seen = new Set<number>()
    for (const { view } of positions) {
      const { round, phases, now } = chart(words, view, [])
      expect(
        [round, ...phases].filter((said) => /^[a-z]+(-[a-z]+)*$/.test(said)),
        view.step,
      ).toEqual([]) // a name in place of its words
      expect(phases[now], view.step).toBeTruthy()
      seen.add(now)
    }
    expect(seen.size, game.name).toBeGreaterThanOrEqual(2)
    const last = positions.at(-1)!.view
    expect(
      told.some((events) => events.some((_, i) => i % 20 === 0 && chart(words, last, events.slice(0, i)).going)),
    ).toBe(true)
  }
})
