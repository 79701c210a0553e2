// What the page of a game is made of: fetched together, and again when the reader changes how they read or play.
import { generic, ownOf, type OwnTable } from '../games'
import { gameTexts, reader } from '../lib/i18n/language.svelte'
import { Words } from '../lib/i18n/words'
import { lazy } from '../lib/lazy'
import { preferences } from '../lib/preferences.svelte'
import * as ask from '../lib/wire/ask'
import type { ManifestJson } from '../lib/wire/types'

export interface GameParts extends OwnTable {
  game: ManifestJson
  words: Words
  pace: Record<string, number>
}

/**
 * The parts of a game; none if the reader has changed language or table meanwhile. An effect that calls this runs
 * again when they do.
 */
export async function gameParts(
  name: string,
  pack: string | undefined,
  nameOf: (seat: number, event?: number) => string,
): Promise<GameParts | null> {
  const { language } = reader
  const { plain } = preferences
  const game = await ask.game(name, pack)
  const [texts, own, general] = await lazy(() =>
    Promise.all([gameTexts(game.name, language), ownOf(game.name), plain ? generic() : null]),
  )
  if (language !== reader.language || plain !== preferences.plain) return null
  return {
    ...own,
    ...(general && { Table: general, aim: undefined }), // which has cards, piles and seats alone
    pace: own.pace ?? {},
    game,
    words: new Words(language, texts, game, nameOf),
  }
}
