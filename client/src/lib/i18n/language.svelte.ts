// The reader's language and the messages in it. The client loads its own messages at once, and a game's messages with
// that game.
import { preferences } from '../preferences.svelte'
import { LANGUAGES, type Language, Phrases, type Values } from './phrases'

// Texts that are wanted together are one module: build/words.js joins them.
const shared = import.meta.glob<string>('../../../locales/*.ftl', { import: 'default' })
const games = import.meta.glob<string>('../../../../src/coterie/games/*/locales/*.ftl', { import: 'default' })

const clauses = import.meta.glob<string>('../../../../src/coterie/games/*/locales/*.ftl', {
  query: '?clauses',
  import: 'default',
})

const dialogs = import.meta.glob<string>('../../../locales/*.ftl', { query: '?dialogs', import: 'default' })

class Reader {
  language = $state<Language>('en')
  #more = false // whether the messages of the dialogs are wanted
  #house = $state.raw<Phrases>(new Phrases('en', []))

  /** Switch to this language once its messages are loaded. */
  async speak(language: Language): Promise<void> {
    const more = this.#more ? [await dialogs[`../../../locales/${language}.ftl`]!()] : []
    const phrases = new Phrases(language, [await sharedText(language), ...more])
    this.#house = phrases
    this.language = language
    document.documentElement.lang = language
    preferences.language = language
  }

  /** Fetch the messages of the settings and the keys, which most readers never open. */
  async more(): Promise<void> {
    if (this.#more) return
    this.#more = true
    await this.speak(this.language)
  }

  /** Use the stored language, or the first of the browser's languages that the client has. */
  begin(): Promise<void> {
    const wanted = [preferences.language, ...navigator.languages.map((tag) => tag.slice(0, 2))]
    return this.speak(
      LANGUAGES.find((language) => language === wanted.find((tag) => LANGUAGES.includes(tag as Language))) ?? 'en',
    )
  }

  say(id: string, values: Values = {}): string {
    return this.#house.say(id, values)
  }

  has(id: string): boolean {
    return this.#house.has(id)
  }
}

export const reader = new Reader()

/** A message in the reader's language. */
export const say = (id: string, values: Values = {}): string => reader.say(id, values)

/** The clauses of a game's rules; empty if none are written. */
export async function clauseText(game: string, language: Language): Promise<string> {
  return (await Object.entries(clauses).find(([path]) => path.endsWith(ownPath(game, language)))?.[1]()) ?? ''
}

/** How the path of a game's texts ends. */
export const ownPath = (game: string, language: Language) => `/${game.replaceAll('-', '_')}/locales/${language}.ftl`

/** The Fluent texts of a game: shared ones, then its own with those of its table. The later override the earlier. */
export async function gameTexts(game: string, language: Language): Promise<string[]> {
  const own = games[`../../../../src/coterie/games${ownPath(game, language)}`]
  return [await sharedText(language), (await own?.()) ?? '']
}

const sharedText = (language: Language): Promise<string> => shared[`../../../locales/${language}.ftl`]!()
