// A game's title, pitch and duration, for readers who are not at its table.
import { Phrases, type Language } from './phrases'
import { gameTexts } from './language.svelte'

export interface Blurb {
  title: string
  /** Empty if there is none. */
  tagline: string
  /** Empty if unknown. */
  minutes: string
}

export async function blurb(game: string, language: Language): Promise<Blurb> {
  const phrases = new Phrases(language, await gameTexts(game, language))
  return {
    title: phrases.has('game-title') ? phrases.say('game-title') : game,
    tagline: phrases.has('game-tagline') ? phrases.say('game-tagline') : '',
    minutes: phrases.has('game-minutes') ? phrases.say('game-minutes') : '',
  }
}
