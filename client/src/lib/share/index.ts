// Links to finished games, and going on from a moment of one: what the house is asked, and the texts, which come late.
import { reader } from '../i18n/language.svelte'
import { Phrases } from '../i18n/phrases'
import { botNames, isolated } from '../match/names'
import { letter } from '../i18n/words'
import { type Moment, writeFilm } from '../match/moment'
import * as ask from '../wire/ask'
import type { ClipJson, GoOn, Place, PlayerJson, Replay, Shared, SharedGame, SharesJson, Sharing } from '../wire/types'

const own = import.meta.glob<string>('./*.ftl', { import: 'default' })
const refusals = import.meta.glob<string>('../../../../src/coterie/server/locales/*.ftl', {
  query: '?share',
  import: 'default',
})

/** The words about shared games in the reader's language, and why something was refused. */
export async function shareWords(): Promise<Phrases> {
  const { language } = reader
  const loads = [own[`./${language}.ftl`], refusals[`../../../../src/coterie/server/locales/${language}.ftl`]]
  return new Phrases(language, await Promise.all(loads.map(async (load) => (await load?.()) ?? '')))
}

const path = (table: string) => `/api/tables/${table}/shares`

export const given = (table: string, key: string) => ask.ask<SharesJson>('GET', path(table), key)
export const give = (table: string, key: string, body: Sharing) => ask.ask<Shared>('POST', path(table), key, body)
export const takeBack = (table: string, key: string, share: string) =>
  ask.ask<SharesJson>('DELETE', `${path(table)}/${share}`, key)
export const goOn = (table: string, key: string, body: GoOn) =>
  ask.ask<Place>('POST', `/api/tables/${table}/go-on`, key, body)

/** The moves of a shared game from a first one on, with who played it; nothing was said. */
export async function shared(key: string, eyes: string, first: number): Promise<Replay & SharedGame> {
  const part = await ask.ask<SharedGame>('GET', `/api/shared?eyes=${eyes}&first=${first}`, key)
  return { ...part, lines: [], verdicts: [] }
}

/** The address of a shared game; with a moment, of that moment; with clips, of the film they make. */
export function linkTo(key: string, moment?: Moment | null, clips: readonly ClipJson[] = []): string {
  const there = moment ? `&move=${moment.move}&eyes=${moment.eyes}` : ''
  return `/shared#link=${key}${there}${clips.length ? `&film=${writeFilm(clips)}` : ''}`
}

/** The name of a seat in a shared game: a person's if it was given, a bot's, or its letter. */
export function playerName(players: readonly PlayerJson[], seat: number): string {
  return isolated(players[seat]?.name ?? '') || (players[seat]?.bot && botNames(players)[seat]) || letter(seat)
}
