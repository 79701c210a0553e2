// The games that are told in one minute: a folder each, found, never listed.
import type { Component } from 'svelte'
import type { Language } from '../lib/i18n/phrases'
import type { Words } from '../lib/i18n/words'

/** One of the five pictures of a round, or that of the end (5), or that of the fun (6). */
export type Pictured = Component<{ words: Words; n: number }>

const pictures = import.meta.glob<Pictured>('./*/minute/Picture.svelte', { import: 'default' })
const texts = import.meta.glob<string>(['./*/minute/*.ftl', '../lib/lesson/minute/*.ftl'], { import: 'default' })

const folder = (game: string) => `./${game.replaceAll('-', '_')}/minute`

export async function minuteOf(game: string): Promise<Pictured | null> {
  return (await pictures[`${folder(game)}/Picture.svelte`]?.()) ?? null
}

export function minuteTexts(game: string, language: Language): Promise<string[]> {
  const wanted = [`../lib/lesson/minute/${language}.ftl`, `${folder(game)}/${language}.ftl`]
  return Promise.all(wanted.map(async (path) => (await texts[path]?.()) ?? ''))
}
