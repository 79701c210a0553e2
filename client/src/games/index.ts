// The games that have a look or a table of their own: a folder each, found, never listed. Any other is shown as the house is.
import type { Component } from 'svelte'
import type { TableProps } from '../lib/match/props'
import back from '../art/back-house.svg'
import crest from '../art/seal-lily.svg'

export interface Look {
  ground: string
  scene: string
  crest: string
  back: string
}

const PLAIN: Look = { ground: 'ground-house', scene: '', crest, back }

const looks = import.meta.glob('./*/look.ts', { eager: true, import: 'default' }) as Record<string, Look>
const tables = import.meta.glob('./*/Table.svelte', { import: 'default' }) as Record<string, () => Promise<Component<TableProps>>>

const folder = (game: string) => `./${game.replaceAll('-', '_')}`

export function lookOf(game: string): Look {
  return looks[`${folder(game)}/look.ts`] ?? PLAIN
}

/** The game's own table, if it has one. */
export function tableOf(game: string): (() => Promise<Component<TableProps>>) | undefined {
  return tables[`${folder(game)}/Table.svelte`]
}
