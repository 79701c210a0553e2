// The story of a finished game: what the house tells of it, its words, and the parts with which its game shows it. All
// of it is fetched when a game is over.
import type { Component } from 'svelte'
import { reader } from '../i18n/language.svelte'
import type { Language } from '../i18n/phrases'
import type { Words } from '../i18n/words'
import * as ask from '../wire/ask'
import type { LineJson, StoryJson } from '../wire/types'

/** How a game ended for whoever looks: won, lost, or neither, as for the gallery and where nobody won. */
export type Verdict = 'won' | 'lost' | 'none'

export interface PlotProps {
  words: Words
  story: StoryJson
  /** The viewer's seat; -1 in the gallery. */
  mine: number
  /** What was said at the table in this game. */
  lines: readonly LineJson[]
}

/** What a game adds to its end. */
export interface Tale {
  /** The picture of the end: another face for winning and for losing. */
  Face: Component<{ verdict: Verdict }>
  /** How everybody came by their points. */
  Plot: Component<PlotProps>
  /** Whether the plot needs the whole width. */
  wide?: boolean
  /** The picture of a chapter in the film. */
  still: (story: StoryJson, chapter: number) => string
}

const own = import.meta.glob<string>('./*.ftl', { import: 'default' })
const tales = import.meta.glob<Tale>('../../games/*/tale/index.ts', { import: 'default' })
const texts = import.meta.glob<string>('../../games/*/tale/*.ftl', { import: 'default' })

const folder = (game: string) => `../../games/${game.replaceAll('-', '_')}/tale`

/** What a game shows at its end; null if it has nothing of its own. */
export const taleOf = async (game: string): Promise<Tale | null> =>
  (await tales[`${folder(game)}/index.ts`]?.()) ?? null

/** The texts of stories, and those of a game. */
export function storyTexts(game: string, language: Language): Promise<string[]> {
  const loads = [own[`./${language}.ftl`], texts[`${folder(game)}/${language}.ftl`]]
  return Promise.all(loads.map(async (load) => (await load?.()) ?? ''))
}

/** The same words, that also know how to tell a story. */
export async function learn(words: Words): Promise<Words> {
  for (const text of await storyTexts(words.game.name, reader.language)) words.add(text)
  return words
}

export const fetchStory = (table: string, key: string, match: number): Promise<StoryJson> =>
  ask.ask<StoryJson>('GET', `/api/tables/${table}/story?match=${match}`, key)
