// First-game hints: what can be done now and why, for who has not met it before. A game may know more about its own moments.
import type { Language } from '../i18n/phrases'
import type { Choice } from '../match/targets'
import type { GameFace, View } from '../wire/types'

/** What a hint can be about: a question that is put to this seat, or the end. */
export interface Moment {
  game: GameFace
  /** The table as it is, whatever was chosen since. */
  view: View
  mine: number
  choices: readonly Choice[]
  /** Whether an answer is chosen and waits to be confirmed. */
  chosen: boolean
}

/** What a game would say at this moment, the most wanted first: the names of messages, without their `hint-`. */
export type Adviser = (moment: Moment) => string[]

const advisers = import.meta.glob('../../games/*/hints.ts', { import: 'default' }) as Record<string, () => Promise<Adviser>>
const texts = import.meta.glob(['./*.ftl', '../../games/*/hints/*.ftl'], { import: 'default' }) as Record<string, () => Promise<string>>

const NONE: Adviser = () => []

export const adviserOf = async (game: string): Promise<Adviser> => (await advisers[`${folder(game)}/hints.ts`]?.()) ?? NONE

/** The words of the hints: those for any game, then the game's own. */
export async function hintTexts(game: string, language: Language): Promise<string[]> {
  const files = [`./${language}.ftl`, `${folder(game)}/hints/${language}.ftl`]
  return Promise.all(files.map((file) => texts[file]?.() ?? ''))
}

/** The kinds of hints that fit a moment, the most wanted first. A kind of one game bears its name; a step has its clause to be shown. */
export function kindsOf(moment: Moment, adviser: Adviser): string[] {
  const { game, view, choices, chosen } = moment
  if (!choices.length && !chosen && !view.over) return []
  const own = adviser(moment).map((name) => `${game.name}/${name}`)
  if (view.over) return own
  const clause = view.clause ? [`${game.name}/step/${view.step}`] : []
  const others = own.length ? [] : [...(choices.some(({ targets }) => targets.length) ? ['glows'] : []), ...clause]
  return [...(chosen ? ['confirm'] : []), ...own, ...others]
}

/** The message of a kind; empty for a step, which its clause explains. */
export function messageOf(kind: string): string {
  const [game, name, step] = kind.split('/')
  return step ? '' : `hint-${name ?? game}`
}

/** So many whole sentences of a clause as a hint has room for. */
export function opening(clause: string, room = 200): string {
  const sentences = clause.match(/.+?[.!?](?=\s|$)\s*/gu) ?? [clause]
  let text = sentences.shift() ?? ''
  for (const sentence of sentences) {
    if (text.length + sentence.length > room) break
    text += sentence
  }
  return text.trim()
}

const folder = (game: string) => `../../games/${game.replaceAll('-', '_')}`
