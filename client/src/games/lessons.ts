// The games that have a first lesson: a folder each, found, never listed.
import type { Language } from '../lib/i18n/phrases'
import type { Lesson, Place, Script } from '../lib/lesson/script'

const scripts = import.meta.glob<Script>('./*/lesson/script.ts', { import: 'default' })
const tables = import.meta.glob<Place[]>('./*/lesson/table.json', { import: 'places' })
const texts = import.meta.glob<string>(['./*/lesson/*.ftl', '../lib/lesson/*.ftl'], { import: 'default' })

const folder = (game: string) => `./${game.replaceAll('-', '_')}/lesson`

export const hasLesson = (game: string): boolean => `${folder(game)}/script.ts` in scripts

export async function lessonOf(game: string): Promise<Lesson | null> {
  const [script, places] = await Promise.all([
    scripts[`${folder(game)}/script.ts`]?.(),
    tables[`${folder(game)}/table.json`]?.(),
  ])
  return script && places ? { script, places } : null
}

/** The words of the Prompter: those for every lesson, and a game's own. */
export function lessonTexts(game: string, language: Language): Promise<string[]> {
  const wanted = [`../lib/lesson/${language}.ftl`, `${folder(game)}/${language}.ftl`]
  return Promise.all(wanted.map(async (path) => (await texts[path]?.()) ?? ''))
}
