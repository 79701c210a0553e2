// The games that have a look or a table of their own: a folder each, found, never listed. Any other is shown as the
// house is.
import type { Component } from 'svelte'
import type { Words } from '../lib/i18n/words'
import type { Chart } from '../lib/match/course'
import type { TableProps } from '../lib/match/props'
import type { Choice } from '../lib/match/targets'
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

const looks = import.meta.glob<Look>('./*/look.ts', { eager: true, import: 'default' })
const tables = import.meta.glob<Component<TableProps>>('./*/GameTable.svelte', { import: 'default' })
const generic = () =>
  import('../lib/generic/GenericTable.svelte').then(({ default: table }) => table as Component<TableProps>)

const paces = import.meta.glob<Record<string, number>>('./*/pace.ts', { import: 'default' })

const charts = import.meta.glob<Chart>('./*/course.ts', { import: 'default' })

type Aim = (choice: Choice) => string[]
const aims = import.meta.glob<Aim>('./*/aims.ts', { import: 'default' })

export type Detail = (choice: Choice, words: Words, view: ViewJson) => string
const details = import.meta.glob<Detail>('./*/details.ts', { import: 'default' })

const folder = (game: string) => `./${game.replaceAll('-', '_')}`

export function lookOf(game: string): Look {
  return looks[`${folder(game)}/look.ts`] ?? PLAIN
}

/** How long the game wants its events to be on stage, in ms; for those it does not name the house decides. */
export async function paceOf(game: string): Promise<Record<string, number>> {
  return (await paces[`${folder(game)}/pace.ts`]?.()) ?? {}
}

/** How the game says how far it is; one of which we know nothing does not. */
export async function chartOf(game: string): Promise<Chart | undefined> {
  return charts[`${folder(game)}/course.ts`]?.()
}

/** How the game's own table says what a choice points at there; the plain table has cards, piles and seats alone. */
export async function aimOf(game: string, plain: boolean): Promise<Aim> {
  return (!plain && (await aims[`${folder(game)}/aims.ts`]?.())) || (({ targets }) => targets)
}

/** What the game says of a choice that is not in sight on the table, beyond its name. */
export async function detailOf(game: string): Promise<Detail> {
  return (await details[`${folder(game)}/details.ts`]?.()) ?? (() => '')
}

/** The game's own table if it has one and the reader does not prefer the plain one, else the generic table. */
export function tableOf(game: string, plain: boolean): Promise<Component<TableProps>> {
  return ((!plain && tables[`${folder(game)}/GameTable.svelte`]) || generic)()
}
