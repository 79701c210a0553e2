// What a story says in words: its chapters, its medals, and what became of whoever looks.
import type { Values } from '../i18n/phrases'
import type { Words } from '../i18n/words'
import type { FeatJson, StoryJson } from '../wire/types'
import type { Verdict } from '.'

const MOST_MEDALS = 3

export interface Medal {
  name: string
  /** What it is given for. */
  title: string
  what: string
  why: string
  chapter: number
  move: number
  cards: number[]
}

/** What everybody had after so many chapters. */
export function standing({ start, chapters }: StoryJson, after: number): number[] {
  return start.map((had, seat) => chapters.slice(0, after).reduce((sum, { gains }) => sum + (gains[seat] ?? 0), had))
}

export function verdictOf({ winners }: Pick<StoryJson, 'winners'>, mine: number): Verdict {
  return mine < 0 || !winners.length ? 'none' : winners.includes(mine) ? 'won' : 'lost'
}

/** Seats by what they scored; winners first. */
export function ranking({ winners, scores }: Pick<StoryJson, 'winners' | 'scores'>): number[] {
  const won = (seat: number) => Number(winners.includes(seat))
  return scores.map((_, seat) => seat).sort((a, b) => won(b) - won(a) || scores[b]! - scores[a]! || a - b)
}

/** What became of whoever looks, in a sentence. */
export function sentence(words: Words, story: Pick<StoryJson, 'winners' | 'scores'>, mine: number): string {
  const { winners, scores } = story
  const order = ranking(story)
  const values: Values = {
    winner: words.spoken(winners[0] ?? -1),
    names: winners.map((seat) => words.seat(seat)).join(', '),
    count: winners.length,
    points: scores[winners[0] ?? 0] ?? 0,
    mine: scores[mine] ?? 0,
    place: order.indexOf(mine) + 1,
    players: scores.length,
    second: words.spoken(order[winners.length] ?? -1),
    by: (scores[winners[0] ?? 0] ?? 0) - (scores[order[winners.length] ?? 0] ?? 0),
  }
  const verdict = verdictOf(story, mine)
  const shared = winners.length > 1 ? '-shared' : ''
  return winners.length ? words.say(`tale-${verdict}${shared}-why`, values) : ''
}

export const chapterName = (words: Words, { what, n }: { what: string; n: number }): string =>
  words.say(`tale-chapter-${what}`, { n })

/** The turning point, then the greatest feat of every name. */
export function medals(words: Words, story: StoryJson): Medal[] {
  const firsts = story.feats.filter((feat, n) => story.feats.findIndex(({ name }) => name === feat.name) === n)
  const turned = story.turning < 0 ? [] : [turning(words, story)]
  return [...turned, ...firsts.map((feat) => medal(words, story, feat))].slice(0, MOST_MEDALS)
}

function turning(words: Words, story: StoryJson): Medal {
  const chapter = story.chapters[story.turning]!
  const winner = story.winners[0]!
  const before = standing(story, story.turning)
  const others = before.map((_, seat) => seat).filter((seat) => !story.winners.includes(seat))
  const rival = others.reduce((best, seat) => (before[seat]! > before[best]! ? seat : best), others[0]!)
  const values = {
    what: chapter.what,
    chapter: chapterName(words, chapter),
    winner: words.spoken(winner),
    rival: words.spoken(rival),
    gain: chapter.gains[winner] ?? 0,
    other: chapter.gains[rival] ?? 0,
    lead: before[rival]! - before[winner]!,
    card: words.card(chapter.marks[0]?.cards[0] ?? -1),
    buyer: words.spoken(chapter.seat),
  }
  return {
    name: 'turning',
    title: words.say('tale-turning'),
    what: words.say('tale-turning-what', values),
    why: words.say('tale-turning-why', values),
    chapter: story.turning,
    move: chapter.move,
    cards: [],
  }
}

export function medal(words: Words, story: StoryJson, feat: FeatJson): Medal {
  const { name, chapter, move, cards } = feat
  return {
    name,
    title: words.say(`tale-${name}`),
    what: words.say(`tale-${name}-what`, featValues(words, feat)),
    why: words.say(`tale-${name}-why`, {
      ...featValues(words, feat),
      chapter: story.chapters[chapter] ? chapterName(words, story.chapters[chapter]) : '',
    }),
    chapter,
    move,
    cards,
  }
}

/** The variables of a feat's sentences. */
export function featValues(words: Words, { seat, nums, cards }: Pick<FeatJson, 'seat' | 'nums' | 'cards'>): Values {
  return {
    seat: words.spoken(seat),
    ...Object.fromEntries(nums.map((number, n) => [`n${n}`, number])),
    ...Object.fromEntries(cards.map((card, n) => [`c${n}`, words.card(card)])),
  }
}
