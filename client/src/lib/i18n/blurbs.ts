// What a game is called and how long it takes, for those who are not at its table.
import { Phrases, type Language } from './phrases'
import { gameTexts } from './tongue.svelte'

export interface Blurb {
  title: string
  /** Empty if nobody knows. */
  minutes: string
}

export async function blurb(game: string, language: Language): Promise<Blurb> {
  const phrases = new Phrases(language, await gameTexts(game, language))
  return { title: phrases.has('game-title') ? phrases.say('game-title') : game, minutes: phrases.has('game-minutes') ? phrases.say('game-minutes') : '' }
}
