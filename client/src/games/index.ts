// The games that have a look or a table of their own: a folder each, found, never listed. Any other is shown as the
// house is.
import type { Component } from 'svelte'
import type { Adviser } from '../lib/hints/hints'
import type { Words } from '../lib/i18n/words'
import type { Chart } from '../lib/match/course'
import type { TableProps } from '../lib/match/props'
import type { Choice } from '../lib/match/targets'
import type { GameTalk } from '../lib/talk/place'
import type { ViewJson } from '../lib/wire/types'
import back from '../art/back-house.svg'
import crest from '../art/seal-lily.svg'

export interface Look {
  ground: string
  scene: string
  crest: string
  back: string
  /** Whether its own table has a place for standing orders; else they are below the action bar. */
  orders?: boolean
}

const PLAIN: Look = { ground: 'ground-house', scene: '', crest, back }

type Aim = (choice: Choice) => string[]
export type Detail = (choice: Choice, words: Words, view: ViewJson) => string

/** What a game with a table of its own has for it. */
export interface OwnTable {
  Table: Component<TableProps>
  /** What a choice points at on that table; the plain one has cards, piles and seats alone. */
  aim?: Aim
  /** What the game says of a choice that is not in sight on the table, beyond its name. */
  detail?: Detail
  /** How long the game wants its events to be on stage, in ms; for those it does not name the house decides. */
  pace?: Record<string, number>
  /** How the game says how far it is; one of which we know nothing does not. */
  chart?: Chart
  /** Where a saying hangs, and when chips come by themselves. */
  talk?: GameTalk
  /** What it hints at. */
  adviser?: Adviser
}

const looks = import.meta.glob<Look>('./*/look.ts', { eager: true, import: 'default' })
const tables = import.meta.glob<OwnTable>('./*/index.ts', { import: 'default' })

const folder = (game: string) => `./${game.replaceAll('-', '_')}`

export function lookOf(game: string): Look {
  return looks[`${folder(game)}/look.ts`] ?? PLAIN
}

/** What the game has for its table; a game of which we know nothing has the generic one. */
export async function ownOf(game: string): Promise<OwnTable> {
  return (await tables[`${folder(game)}/index.ts`]?.()) ?? { Table: await generic() }
}

/** The generic table, which any game can be played on. */
export const generic = async (): Promise<Component<TableProps>> =>
  (await import('../lib/generic/GenericTable.svelte')).default
