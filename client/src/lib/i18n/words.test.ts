import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { EventJson, ManifestJson } from '../wire/types'
import { LANGUAGES, Phrases } from './phrases'
import { Words } from './words'

interface Telling {
  game: ManifestJson
  events: EventJson[]
  said: Record<string, Record<'cards' | 'backs' | 'choices' | 'questions' | 'events', string[]>>
}

const FILE = 'node_modules/.coterie-sentences.json'
if (!existsSync(FILE)) throw new Error(`${FILE} is not there: run the tests with 'python -m tools.client test'`)
const tellings = JSON.parse(readFileSync(FILE, 'utf8')) as Telling[]
const games = '../src/coterie/games'

function wordsOf(game: ManifestJson, language: (typeof LANGUAGES)[number]): Words {
  const folder = game.name.replaceAll('-', '_')
  const files = [`../src/coterie/words/locales/${language}.ftl`, `${games}/${folder}/locales/${language}.ftl`]
  return new Words(
    language,
    files.map((file) => readFileSync(file, 'utf8')),
    game,
  )
}

describe.each(tellings)('$game.name', ({ game, events, said }) => {
  test.each(LANGUAGES)('says in %s what the house says', (language) => {
    const words = wordsOf(game, language)
    const told = said[language]!
    expect(game.kinds.map((_, kind) => words.card(kind))).toEqual(told.cards)
    expect(told.backs.map((_, i) => words.card(i - told.backs.length))).toEqual(told.backs)
    expect(told.choices.map((_, action) => words.choice(action))).toEqual(told.choices)
    expect(game.steps.map((step) => words.question(step))).toEqual(told.questions)
    expect(events.map((event) => words.event(event))).toEqual(told.events)
    expect(events.length).toBeGreaterThan(20)
  })
})

test('every game with words is compared', () => {
  expect(tellings.length).toBe(readdirSync(games).filter((name) => existsSync(`${games}/${name}/locales`)).length)
})

test('what has no words is called by its id, and a minus is a true minus', () => {
  const phrases = new Phrases('en', ['cold = It is { $n } outside, RS-30.\nsteps = { SIGNED($n) }\n'])
  expect(phrases.say('warm')).toBe('warm')
  expect(phrases.say('cold', { n: -3 })).toBe('It is −3 outside, RS-30.')
  expect([phrases.say('steps', { n: 2 }), phrases.say('steps', { n: -2 }), phrases.say('steps', { n: 0 })]).toEqual([
    '+2',
    '−2',
    '+0',
  ])
})

test('an event cites the clause that fits it: a valet costs others by one, and who bet it by another', () => {
  const { game } = tellings.find(({ game }) => game.name === 'royal-secrets')!
  for (const language of LANGUAGES) {
    const words = wordsOf(game, language)
    expect([2, 0].map((owner) => words.clauseOf([0, 'lost-to-valet', 2, [3, owner], [0]]))).toEqual(['RS-71', 'RS-70'])
  }
})

test('French elides before a name that begins with a vowel, and never before the letter of a seat', () => {
  const texts = ['event-won = { $seat } gagne, et la main de { $s0 } plus que { $s0 }.\n']
  const names = ['Ann', 'Bob']
  const words = new Words('fr', texts, tellings[0]!.game, (seat) => names[seat] ?? '')
  expect(words.event([0, 'won', 0, [0], []])).toBe('Ann gagne, et la main d’Ann plus qu’Ann.')
  expect(words.event([0, 'won', 0, [1], []])).toBe('Ann gagne, et la main de Bob plus que Bob.')
  expect(new Words('fr', texts, tellings[0]!.game).event([0, 'won', 1, [0], []])).toBe(
    'B gagne, et la main de A plus que A.',
  )
})
