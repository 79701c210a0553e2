// What a game's own table knows of talk: where a saying hangs, and when the strip of chips comes by itself.
import type { Choice } from '../match/targets'
import type { EventJson, ManifestJson, ViewJson } from '../wire/types'
import type { Said } from './book'

/** The moment in which something may be said. */
export interface Scene {
  game: ManifestJson
  /** The current view, or the view after the chosen actions. */
  view: ViewJson
  mine: number
  events: readonly EventJson[]
  /** What is chosen and not yet confirmed. */
  chosen: readonly Choice[]
  /** The names of the sayings that may be said now. */
  sayings: readonly string[]
}

/** The strip of chips: the message that says what it is about, and what it offers, the most useful first. */
export interface Strip {
  about: string
  /** What it is about in words, if that is no message. */
  title?: string
  sayings: readonly string[]
  /** The amount around which amounts are offered. */
  near?: number
}

export interface GameTalk {
  /** The word of the event that begins a round, and its message in the ledger. */
  begins: string
  /** The key of the thing that a saying hangs on; empty: of its speaker. */
  hangs: (said: Pick<Said, 'saying' | 'args' | 'seat' | 'line'>, game: ManifestJson) => string
  /** By kind of thing, sayings that hang elsewhere and yet are about it. */
  also?: Readonly<Record<string, readonly string[]>>
  /** The strip that comes by itself in this moment; null: none does. */
  strip: (scene: Scene) => Strip | null
  /** Sayings that may be said only when what is chosen is done: they go with it. What is not named may be anything. */
  arms?: (scene: Scene) => readonly { saying: string; choices?: number[][] }[]
  /** The promises that deals are usually about, the most useful first. */
  deals?: readonly string[]
  /** Whether a saying is offered at once (0), with the rest (1), or not as a chip (2). */
  rank?: (saying: string, args: readonly number[], scene: Scene) => 0 | 1 | 2
  /** Whether it would be true, as far as this player's own cards tell; null: they do not. */
  truth?: (saying: string, args: readonly number[], scene: Scene) => boolean | null
  /** By saying, the event at which everybody sees whether it was true. */
  turns?: Readonly<Record<string, (said: Said, event: EventJson) => boolean>>
}

/** A game without a table of its own: everything hangs on its speaker, and the strip has whatever may be said. */
export const PLAIN: GameTalk = {
  begins: '',
  hangs: () => '',
  strip: ({ sayings }) => (sayings.length ? { about: 'talk-now', sayings } : null),
}

const games = import.meta.glob<{ talk?: GameTalk }>('../../games/*/index.ts', { import: 'default' })

export const placeOf = async (game: string): Promise<GameTalk> =>
  (await games[`../../games/${game.replaceAll('-', '_')}/index.ts`]?.())?.talk ?? PLAIN

/** The strip that comes by itself in this moment, if one does. */
export function stripOf(place: GameTalk, scene: Scene): Strip | null {
  const found = place.strip(scene)
  return found?.sayings.some((name) => scene.sayings.includes(name)) ? found : null
}
