// Hints for a first game: what a player can do now, and why. A game may add hints of its own.
import type { Choice } from '../match/targets'
import type { ManifestJson, ViewJson } from '../wire/types'

/** The moment a hint is about: a question to this seat, or the end of the game. */
export interface Moment {
  game: ManifestJson
  /** The current view, without the chosen actions. */
  view: ViewJson
  mine: number
  choices: readonly Choice[]
  /** Whether an answer is chosen and not yet confirmed. */
  chosen: boolean
}

/** A game's hints for a moment, the most important first: ids of messages without `hint-`. */
export type Adviser = (moment: Moment) => string[]

const games = import.meta.glob<{ adviser?: Adviser }>('../../games/*/index.ts', { import: 'default' })

const NONE: Adviser = () => []

export const adviserOf = async (game: string): Promise<Adviser> =>
  (await games[`../../games/${game.replaceAll('-', '_')}/index.ts`]?.())?.adviser ?? NONE

/**
 * The hints for a moment, the most important first. A game's own hint has its name; for a step, its clause is shown.
 */
export function kindsOf(moment: Moment, adviser: Adviser): string[] {
  const { game, view, choices, chosen } = moment
  if (!choices.length && !chosen && !view.over) return []
  const own = adviser(moment).map((name) => `${game.name}/${name}`)
  if (view.over) return own
  const clause = view.clause ? [`${game.name}/step/${view.step}`] : []
  const others = own.length ? [] : [...(choices.some(({ targets }) => targets.length) ? ['glows'] : []), ...clause]
  return [...(chosen ? ['confirm'] : []), ...own, ...others]
}

/** The message of a hint; empty for a step, which its clause explains. */
export function messageOf(kind: string): string {
  const [game, name, step] = kind.split('/')
  return step ? '' : `hint-${name ?? game}`
}

/** The first sentences of a clause, as many as a hint has room for. */
export function opening(clause: string, room = 200): string {
  const sentences = clause.match(/.+?[.!?](?=\s|$)\s*/gu) ?? [clause]
  let text = sentences.shift() ?? ''
  for (const sentence of sentences) {
    if (text.length + sentence.length > room) break
    text += sentence
  }
  return text.trim()
}
