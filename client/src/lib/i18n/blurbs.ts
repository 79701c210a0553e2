// A game's title, pitch and duration, for readers who are not at its table.
import { Phrases, type Language } from './phrases'
import { ownPath } from './language.svelte'

const texts = import.meta.glob<string>('../../../../src/coterie/games/*/locales/*.ftl', {
  query: '?blurb',
  import: 'default',
})

export interface Blurb {
  title: string
  /** Empty if there is none. */
  tagline: string
  /** Empty if unknown. */
  minutes: string
}

export async function blurb(game: string, language: Language): Promise<Blurb> {
  const load = Object.entries(texts).find(([path]) => path.endsWith(ownPath(game, language)))?.[1]
  const phrases = new Phrases(language, [(await load?.()) ?? ''])
  return {
    title: phrases.has('game-title') ? phrases.say('game-title') : game,
    tagline: phrases.has('game-tagline') ? phrases.say('game-tagline') : '',
    minutes: phrases.has('game-minutes') ? phrases.say('game-minutes') : '',
  }
}
