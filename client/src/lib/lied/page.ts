// The page of who lied, in the reader's words: what is on it, whoever draws it.
import type { Words } from '../i18n/words'
import { outcome, ribbonOf, sentence } from '../talk/phrasing'
import type { ChapterJson, ChipJson, LiedJson, MedallionJson } from '../wire/types'

export type Look = 'kept' | 'broken' | 'believed' | 'untested'
export const LOOKS: readonly Look[] = ['kept', 'broken', 'believed', 'untested']
export const SIGNS: Record<Look, string> = { kept: '✓', broken: '✗', believed: '✗', untested: '–' }
const QUOTED = 3 // sayings that a medallion quotes

export interface PageChip {
  seat: number
  chapter: number
  move: number
  look: Look
  byRecord: boolean
  /** Whether it is the boldest lie that worked. */
  star: boolean
  /** A sign of a few letters. */
  label: string
  /** All there is to say about it. */
  name: string
}

export interface PageMedallion {
  name: string
  title: string
  who: string
  why: string
  chapter: string
  move: number
}

export interface Page {
  title: string
  summary: string
  chapters: { long: string; short: string }[]
  seats: { seat: number; name: string; kept: string; doubts: string }[]
  chips: PageChip[]
  medallions: PageMedallion[]
}

/** The words of a page; in `short` a seat is its letter. */
export interface PageWords {
  words: Words
  short: Words
}

export const lookOf = ({ mark, believers }: Pick<ChipJson, 'mark' | 'believers'>): Look =>
  mark === 'kept' ? 'kept' : mark !== 'broken' ? 'untested' : believers.length ? 'believed' : 'broken'

export function pageOf(lied: LiedJson, { words, short }: PageWords): Page {
  const { chips, judged, broken } = lied
  const chapters = lied.chapters.map((chapter) => ({
    long: chapterOf(words, 'chapter', chapter),
    short: chapterOf(words, 'short', chapter),
  }))
  const boldest = lied.medallions.find(({ name }) => name === 'boldest')?.chips[0]
  return {
    title: words.say('lied-title'),
    summary: chips.length
      ? `${words.title()} · ${words.say('lied-summary', { said: chips.length, judged, broken })}`
      : words.say('lied-nothing'),
    chapters,
    seats: lied.seats.map(({ seat, kept, broken, doubts_right: right, doubts: of }) => ({
      seat,
      name: words.seat(seat),
      kept: words.say('lied-kept-of', { kept, of: kept + broken }),
      doubts: of ? words.say('lied-doubts', { right, of }) : '',
    })),
    chips: chips.map((chip, n) => ({
      seat: chip.seat,
      chapter: chip.chapter,
      move: chip.move,
      look: lookOf(chip),
      byRecord: chip.by_record,
      star: n === boldest,
      label:
        chip.partner < 0 ? ribbonOf(short, chip) : short.say('lied-deal-short', { seat: short.seat(chip.partner) }),
      name: nameOf(words, chip, chapters[chip.chapter]!.long, n === boldest),
    })),
    medallions: lied.medallions.map((medallion) => medallionOf(words, medallion, chips, chapters)),
  }
}

function chapterOf(words: Words, form: 'chapter' | 'short', { what, n, within }: ChapterJson): string {
  return words.has(`lied-${form}-${what}`) ? words.say(`lied-${form}-${what}`, { n, within }) : String(n)
}

const quoted = (words: Words, chip: ChipJson): string =>
  words.say('lied-quoted', { what: sentence(words, chip).replace(/\.$/, '') })

function nameOf(words: Words, chip: ChipJson, chapter: string, star: boolean): string {
  const names = (seats: number[]) => ({ names: seats.map((seat) => words.seat(seat)).join(', ') })
  const parts = [
    words.say('lied-boldest-who', { seat: words.spoken(chip.seat), chapter, what: quoted(words, chip) }),
    chip.partner >= 0 && words.say('lied-deal-with', { seat: words.spoken(chip.partner) }),
    words.say(`lied-look-${chip.mark === 'broken' ? 'broken' : lookOf(chip)}`),
    outcome(words, chip, chip),
    chip.by_record && words.say('lied-look-record'),
    chip.believers.length && words.say('lied-believed-by', names(chip.believers)),
    chip.doubters.length && words.say('lied-doubted-by', names(chip.doubters)),
    star && words.say('lied-star'),
  ]
  return [...new Set(parts.filter(Boolean))].join(', ')
}

function medallionOf(
  words: Words,
  { name, seat, count, of, chips: shown }: MedallionJson,
  all: readonly ChipJson[],
  chapters: Page['chapters'],
): PageMedallion {
  const chips = shown.map((n) => all[n]!)
  const first = chips[0]
  const values = {
    seat: words.spoken(seat),
    count,
    of,
    chapter: first ? chapters[first.chapter]!.long : '',
    what: first ? quoted(words, first) : '',
    outcome: first ? outcome(words, first, first) : '',
    chips: [...chips.slice(0, QUOTED).map((chip) => quoted(words, chip)), ...(chips.length > QUOTED ? ['…'] : [])].join(
      ', ',
    ),
  }
  return {
    name,
    title: words.say(`lied-${name}`),
    who: words.say(`lied-${name}-who`, values),
    why: words.say(`lied-${name}-why`, values),
    chapter: values.chapter,
    move: first?.move ?? 0,
  }
}

/** The chips of a player in a chapter. */
export const chipsAt = (page: Page, seat: number, chapter: number): PageChip[] =>
  page.chips.filter((chip) => chip.seat === seat && chip.chapter === chapter)

/** The page as a table in plain text, which any message can hold. */
export function asText(page: Page): string {
  const cell = (seat: number, chapter: number) =>
    chipsAt(page, seat, chapter)
      .map((chip) => `${SIGNS[chip.look]} ${chip.byRecord ? `[${chip.label}]` : chip.label}${chip.star ? ' ★' : ''}`)
      .join(', ')
  const rows = [
    ['', ...page.seats.map(({ name }) => name)],
    ['', ...page.seats.map(({ kept }) => kept)],
    ...page.chapters.map(({ long }, n) => [long, ...page.seats.map(({ seat }) => cell(seat, n))]),
  ]
  const wide = rows[0]!.map((_, column) => Math.max(...rows.map((row) => [...row[column]!].length)))
  const line = (row: string[]) => row.map((text, n) => text + ' '.repeat(wide[n]! - [...text].length)).join(' | ')
  const medallions = page.medallions.map(({ title, who, why }) => `${title} · ${who}. ${why}`)
  return [page.title, page.summary, '', ...medallions, '', ...rows.map((row) => line(row).trimEnd())].join('\n')
}
