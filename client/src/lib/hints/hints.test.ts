import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language, Phrases } from '../i18n/phrases'
import { choices as choicesOf } from '../match/targets'
import type { ManifestJson, ViewJson } from '../wire/types'
import { adviserOf, kindsOf, messageOf, opening } from './hints'

interface Golden {
  game: ManifestJson
  positions: { view: ViewJson; legal: number[] }[]
}

const FILE = 'node_modules/.coterie-positions.json'
if (!existsSync(FILE)) throw new Error(`${FILE} is not there: run the tests with 'python -m tools.client test'`)
const golden = JSON.parse(readFileSync(FILE, 'utf8')) as Golden[]
const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '')

/** What is read with the hints: their words, and the clauses. */
function wordsOf(game: string, language: Language): Phrases {
  const folder = game.replaceAll('-', '_')
  const files = [
    `src/lib/hints/${language}.ftl`,
    `src/games/${folder}/hints/${language}.ftl`,
    `../src/coterie/games/${folder}/locales/${language}.ftl`,
  ]
  return new Phrases(language, files.map(read))
}

const momentOf = (game: ManifestJson, { view, legal }: Golden['positions'][number]) => ({
  game,
  view,
  mine: view.seat,
  choices: choicesOf(game, view, legal),
  chosen: false,
})

describe.each(golden)('$game.name', ({ game, positions }) => {
  test.each(LANGUAGES)('has something to say in %s at every question, and words for it', async (language) => {
    const words = wordsOf(game.name, language)
    const adviser = await adviserOf(game.name)
    for (const position of positions) {
      const { view } = position
      const kinds = kindsOf(momentOf(game, position), adviser)
      expect(kinds, view.step).not.toEqual([])
      for (const kind of kinds) expect(words.has(messageOf(kind) || `clause-${view.clause}`), kind).toBe(true)
    }
  })
})

test('every hint of Royal Secrets is reached at some moment, and fits on a slip', async () => {
  const { game, positions } = golden.find(({ game }) => game.name === 'royal-secrets')!
  const adviser = await adviserOf(game.name)
  const rare: ((view: ViewJson) => ViewJson)[] = [
    (view) => view,
    (view) => ({ ...view, over: true }),
    (view) => ({ ...view, facts: { ...view.facts, round: 7 } }),
    // all dine with both
    (view) => ({ ...view, facts: { ...view.facts, audiences: Array.from({ length: view.seats }, () => 3) } }),
  ]
  const moments = positions.flatMap((position) =>
    rare.map((change) => momentOf(game, { ...position, view: change(position.view) })),
  )
  const told = new Set(moments.flatMap((moment) => kindsOf(moment, adviser)).map(messageOf))
  for (const language of LANGUAGES) {
    const own = new Phrases(language, [read(`src/games/royal_secrets/hints/${language}.ftl`)])
    expect(new Set(own.ids('hint-'))).toEqual(told)
    for (const id of own.ids('hint-')) expect(own.say(id).length, id).toBeLessThan(260)
  }
})

test('every hint of For the King (and Me) is reached at some moment, and fits on a slip', async () => {
  const { game, positions } = golden.find(({ game }) => game.name === 'for-the-king')!
  const adviser = await adviserOf(game.name)
  const king = game.kinds.indexOf('king-plus')
  const rare: ((view: ViewJson) => ViewJson)[] = [
    (view) => view,
    (view) => ({ ...view, over: true }),
    (view) => ({
      ...view,
      piles: view.piles.map(([name, seat, size, cards, backs]) => [
        name,
        seat,
        size,
        cards.length && ['look', 'centre', 'lot'].includes(name) ? [king] : cards,
        backs,
      ]),
    }),
  ]
  const moments = positions.flatMap((position) =>
    rare.map((change) => momentOf(game, { ...position, view: change(position.view) })),
  )
  const told = new Set(moments.flatMap((moment) => kindsOf(moment, adviser)).map(messageOf))
  for (const language of LANGUAGES) {
    const own = new Phrases(language, [read(`src/games/for_the_king/hints/${language}.ftl`)])
    expect(new Set(own.ids('hint-'))).toEqual(told)
    for (const id of own.ids('hint-')) expect(own.say(id).length, id).toBeLessThan(260)
  }
})

test('who has chosen is told to confirm, and who is not asked is told nothing', () => {
  const { game, positions } = golden[0]!
  const asked = momentOf(game, positions[0]!)
  expect(kindsOf({ ...asked, chosen: true }, () => ['own'])).toEqual(['confirm', `${game.name}/own`])
  expect(kindsOf({ ...asked, choices: [] }, () => ['own'])).toEqual([])
})

test('a clause is shown by whole sentences', () => {
  expect(opening('One. Two two? Three.', 14)).toBe('One. Two two?')
  expect(opening('A sentence that has no room at all.', 4)).toBe('A sentence that has no room at all.')
})
