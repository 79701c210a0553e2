// One's own book in words, and as a file. It is fetched when it is wanted.
import { gameTexts, reader } from '../i18n/language.svelte'
import { Phrases } from '../i18n/phrases'
import { Words } from '../i18n/words'
import { storyTexts } from '../story'
import { featValues } from '../story/telling'
import * as ask from '../wire/ask'
import { type Book, type Deed, merged, parse } from './book'

const own = import.meta.glob<string>('./*.ftl', { import: 'default' })

/** The words of the book in the reader's language. */
export async function mineWords(): Promise<Phrases> {
  const { language } = reader
  return new Phrases(language, [(await own[`./${language}.ftl`]?.()) ?? ''])
}

/** The words in which a game tells of deeds. */
export async function gameWords(name: string): Promise<Words> {
  const { language } = reader
  const [game, texts, told] = await Promise.all([ask.game(name), gameTexts(name, language), storyTexts(name, language)])
  return new Words(language, [...texts, ...told], game)
}

/** The deeds that a game has words for in a book. */
export const deedsTold = (words: Words, deeds: readonly Deed[]): string[] =>
  deeds
    .filter(({ name }) => words.has(`tale-mine-${name}`))
    .map((deed) => words.say(`tale-mine-${deed.name}`, featValues(words, { ...deed, seat: -1 })))

const LARGEST = 4_000_000 // characters of a file that is read

/** Put a file's book into this one; null if it is none of ours. */
export async function importInto(book: Book, file: Blob): Promise<Book | null> {
  if (file.size > LARGEST) return null
  const found = parse(await file.text())
  return found && merged(book, found)
}

export function exportBook(book: Book): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(book, null, 1)], { type: 'application/json' }))
  link.download = 'coterie-mine.json'
  link.click()
  URL.revokeObjectURL(link.href)
}
