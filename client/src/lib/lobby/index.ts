// Open tables: what the house shows of them to everybody, and the words for it, fetched when needed.
import { reader } from '../i18n/language.svelte'
import { Phrases } from '../i18n/phrases'
import * as ask from '../wire/ask'
import { botNames, isolated } from '../match/names'
import type { ListedTable } from '../wire/types'

const own = import.meta.glob<string>('./*.ftl', { import: 'default' })

export async function lobbyWords(): Promise<Phrases> {
  const { language } = reader
  return new Phrases(language, [(await own[`./${language}.ftl`]?.()) ?? ''])
}

/** The words about listing a table; null where the house has no list. */
export async function listing(): Promise<Phrases | null> {
  return (await ask.house()).lobby ? lobbyWords() : null
}

/** How many chairs nobody has. */
export const freeChairs = (table: ListedTable): number => table.chairs.filter(({ name, bot }) => !name && !bot).length

/** The names of who sits there, people and bots. */
export function sitting(table: ListedTable): string[] {
  const bots = botNames(table.chairs)
  return table.chairs.flatMap(({ name, bot }, seat) => (name ? [isolated(name)] : bot ? [bots[seat]!] : []))
}

/** Those with a chair to take first; each kind by who came last. One's own tables are not among them. */
export function shown(tables: readonly ListedTable[], own: ReadonlySet<string>): ListedTable[] {
  const takes = (table: ListedTable) => table.status === 'waiting' && freeChairs(table) > 0
  const others = tables.filter(({ table, status }) => !own.has(table) && (status === 'waiting' || status === 'playing'))
  return [...others.filter(takes), ...others.filter((table) => !takes(table) && table.agreement.watch === 'anyone')]
}
