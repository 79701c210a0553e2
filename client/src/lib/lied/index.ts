// Who lied: what the house tells of a finished game, and the words of its page. It is fetched when somebody asks.
import { gameTexts } from '../i18n/language.svelte'
import type { Language } from '../i18n/phrases'
import { letter, Words } from '../i18n/words'
import { nameAt } from '../match/names'
import { talkTexts } from '../talk/texts'
import * as ask from '../wire/ask'
import type { LiedJson, TableJson } from '../wire/types'
import type { PageWords } from './page'

const own = import.meta.glob<string>('./*.ftl', { import: 'default' })
const shared = import.meta.glob<string>(
  ['../../../../src/coterie/words/locales/*.ftl', '../../../../src/coterie/games/*/locales/*.ftl'],
  { query: '?lied', import: 'default' },
)

/** Who lied in a game of a table, and its texts in a language. */
export async function fetchLied(
  face: TableJson,
  key: string,
  match: number,
  eyes: string,
  language: Language,
): Promise<{ lied: LiedJson; wordsWith: (letters: boolean) => PageWords }> {
  const { game: name, pack } = face.agreement
  const files = ['words', `games/${name.replaceAll('-', '_')}`].map(
    (room) => shared[`../../../../src/coterie/${room}/locales/${language}.ftl`],
  )
  const [lied, game, texts, said, ...more] = await Promise.all([
    ask.ask<LiedJson>('GET', `/api/tables/${face.table}/lied?eyes=${eyes}&match=${match}`, key),
    ask.game(name, pack),
    gameTexts(name, language),
    talkTexts(name, language),
    ...[own[`./${language}.ftl`], ...files].map(async (load) => (await load?.()) ?? ''),
  ])
  const all = [...texts, ...said, ...more]
  const short = new Words(language, all, game)
  const named = new Words(language, all, game, (seat) => publicName(face, seat, match))
  return { lied, wordsWith: (letters) => ({ words: letters ? short : named, short }) }
}

/** The name of a seat; who has left since is a letter. */
export function publicName(face: TableJson, seat: number, match: number): string {
  const left = face.leavers.some((leaver) => leaver.seat === seat && leaver.match >= match)
  return left ? letter(seat) : nameAt(face, seat, match)
}
