// Bots as people see them: a face for each temperament, lilies for each level, and their words, fetched when needed.
import { reader } from '../i18n/language.svelte'
import { type Language, Phrases } from '../i18n/phrases'
import type { Words } from '../i18n/words'
import type { AdviceJson } from '../wire/types'

const faces = import.meta.glob<string>('./art/*.svg', { eager: true, query: '?url', import: 'default' })
const own = import.meta.glob<string>('./*.ftl', { import: 'default' })
const texts = import.meta.glob<string>(
  ['../../../../src/coterie/{words,server}/locales/*.ftl', '../../../../src/coterie/games/*/locales/*.ftl'],
  { query: '?bots', import: 'default' },
)

/** The portrait of a temperament: it says the temper, never the strength. */
export const portraitOf = (temper: string): string => faces[`./art/${temper}.svg`] ?? ''

/** The level and the temperament of a bot. */
export function partsOf(bot: string): { level: string; temper: string } {
  const [level = '', temper = ''] = bot.split(':')
  return { level, temper }
}

export const specOf = (level: string, temper: string): string => (temper ? `${level}:${temper}` : level)

/** The texts about bots, and those of a game about what a minister advises. */
export function botTexts(language: Language, game = ''): Promise<string[]> {
  const rooms = ['words', 'server', ...(game ? [`games/${game.replaceAll('-', '_')}`] : [])]
  const loads = rooms.map((room) => texts[`../../../../src/coterie/${room}/locales/${language}.ftl`])
  return Promise.all([own[`./${language}.ftl`], ...loads].map(async (load) => (await load?.()) ?? ''))
}

/** The words about bots in the reader's language. */
export const botWords = async (): Promise<Phrases> => {
  const { language } = reader
  return new Phrases(language, await botTexts(language))
}

/** Why an answer is a good one. Of the values, a text names a message, `seat` is a seat and `card` a kind of card. */
export function reasonOf(words: Words, { reason, values }: Pick<AdviceJson, 'reason' | 'values'>): string {
  const spoken = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string'
      ? words.say(value)
      : name === 'seat'
        ? words.spoken(value)
        : name === 'card'
          ? words.card(value)
          : value,
  ])
  return words.say(reason, Object.fromEntries(spoken))
}
