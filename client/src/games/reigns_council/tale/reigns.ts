// The reigns of a finished game: how long each was, how it ended, and who told of it.
import type { LineJson, StoryChapterJson } from '../../../lib/wire/types'

const drawings = import.meta.glob<string>('./art/{death-*,retired}.svg', { eager: true, import: 'default' })

const PILLARS = ['church', 'army', 'people', 'wealth'] // as the game numbers them
const BRIEF = 3 // turns at most

export interface Ended {
  n: number
  monarch: number
  turns: number
  laws: number
  /** `retired`, or the pillar and the side that did it, as `army-plus`. */
  end: string
  pillar: string
  at: number
  /** Who brought the death about and told of it; -1: the Monarch retired. */
  teller: number
  laughs: number[]
  /** How posterity calls the Monarch: by how long it was, else by what ended it. */
  epithet: string
}

export function reignOf({ n, seat, marks }: StoryChapterJson): Ended {
  const mark = (word: string) => marks.find(({ what }) => what === word)
  const [turns = 0, laws = 0] = mark('reigned')?.nums ?? []
  const died = mark('died')
  const [cause = 0, at = 0] = died?.nums ?? []
  const pillar = died ? (PILLARS[cause] ?? '') : ''
  const end = died ? `${pillar}-${at > 0 ? 'plus' : 'minus'}` : 'retired'
  return {
    n,
    monarch: seat,
    turns,
    laws,
    end,
    pillar,
    at,
    teller: died?.seats[0] ?? -1,
    laughs: mark('laughed')?.seats ?? [],
    epithet: died && turns <= BRIEF ? 'brief' : end,
  }
}

/** The picture of an end. */
export const picturesOf = (end: string): string =>
  drawings[`./art/${end === 'retired' ? end : `death-${end}`}.svg`] ?? ''

export interface Told {
  reign: Ended
  text: string
  chapter: number
}

/** The story of the evening: of those that were told in words, the one with most laughs, else the longest. */
export function bestStory(chapters: readonly StoryChapterJson[], lines: readonly LineJson[]): Told | null {
  const told = chapters.flatMap((each, chapter) => {
    const reign = reignOf(each)
    const [, climax = 0, last = 0] = each.events
    const said = lines.filter(
      ({ form, seat, event, text }) =>
        form === 'pitch' && seat === reign.teller && text && event > climax && event <= last + 1,
    )
    return said.length && reign.teller >= 0 ? [{ reign, text: said.at(-1)!.text, chapter }] : []
  })
  const better = (a: Told, b: Told) =>
    b.reign.laughs.length - a.reign.laughs.length || b.text.length - a.text.length || a.chapter - b.chapter
  return told.sort(better)[0] ?? null
}
