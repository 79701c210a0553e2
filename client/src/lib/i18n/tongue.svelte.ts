// The reader's language, and the words that are loaded in it: those of the house at once, those of a game when it is looked at.
import { kept } from '../kept.svelte'
import { LANGUAGES, type Language, Phrases, type Values } from './phrases'

type Load = () => Promise<string>

const shared = import.meta.glob(['../../../../src/coterie/{words,server}/locales/*.ftl', '../../../locales/*.ftl'], {
  import: 'default',
}) as Record<string, Load>
const games = import.meta.glob(['../../../../src/coterie/games/*/locales/*.ftl', '../../games/*/locales/*.ftl'], { import: 'default' }) as Record<string, Load>

const clauses = import.meta.glob('../../../../src/coterie/games/*/locales/*.ftl', { query: '?clauses', import: 'default' }) as Record<string, Load>

class Tongue {
  language = $state<Language>('en')
  #house = $state.raw<Phrases>(new Phrases('en', []))

  /** Speak this language from now on, as soon as its words are here. */
  async speak(language: Language): Promise<void> {
    const phrases = new Phrases(language, await sharedTexts(language))
    this.#house = phrases
    this.language = language
    document.documentElement.lang = language
    kept.language = language
  }

  /** The language chosen before, else the first of the browser's that we speak. */
  begin(): Promise<void> {
    const wanted = [kept.language, ...navigator.languages.map((tag) => tag.slice(0, 2))]
    return this.speak(LANGUAGES.find((language) => language === wanted.find((tag) => LANGUAGES.includes(tag as Language))) ?? 'en')
  }

  say(id: string, values: Values = {}): string {
    return this.#house.say(id, values)
  }

  has(id: string): boolean {
    return this.#house.has(id)
  }
}

export const tongue = new Tongue()

/** A message of the house in the reader's language. */
export const say = (id: string, values: Values = {}): string => tongue.say(id, values)

/** The clauses of a game's rules; empty if it has none in writing. */
export async function clauseText(game: string, language: Language): Promise<string> {
  return (await Object.entries(clauses).find(([path]) => path.endsWith(ownPath(game, language)))?.[1]()) ?? ''
}

const ownPath = (game: string, language: Language) => `/${game.replaceAll('-', '_')}/locales/${language}.ftl`

/** The texts of which the words of a game are made, the later saying anew what the earlier said: a game may have its own, and so may its table. */
export async function gameTexts(game: string, language: Language): Promise<string[]> {
  const loads = Object.entries(games).filter(([path]) => path.endsWith(ownPath(game, language)))
  return [...(await sharedTexts(language)), ...(await Promise.all(loads.map(([, load]) => load())))]
}

function sharedTexts(language: Language): Promise<string[]> {
  const wanted = Object.entries(shared).filter(([path]) => path.endsWith(`/${language}.ftl`))
  return Promise.all(wanted.map(([, load]) => load()))
}
