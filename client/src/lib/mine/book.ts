// One's own book on this device: the games one played, and private notes by table. It has no key of any seat, and the
// house knows nothing of it.
import { BOOK as STORAGE } from '../kept_here'

export interface Deed {
  name: string
  value: number
  nums: number[]
  cards: number[]
}

export interface Entry {
  table: string
  match: number
  game: string
  /** When it ended, in ms since 1970. */
  at: number
  /** One's own seat; -1: several people shared this device. */
  seat: number
  scores: number[]
  winners: number[]
  /** What one may be remembered for. */
  deeds: Deed[]
}

export interface Book {
  format: 'coterie-mine'
  version: 1
  games: Entry[]
  notes: Record<string, string>
}

export interface Summary {
  game: string
  games: number
  won: number
  best: number
  /** The greatest deed of every name. */
  deeds: Deed[]
}

const MOST_GAMES = 1000
const MOST_NOTES = 200
export const LONGEST_NOTE = 4000
const TABLE = /^[A-Z0-9]{8}$/
const GAME = /^[a-z0-9-]{1,40}$/

export const emptyBook = (): Book => ({ format: 'coterie-mine', version: 1, games: [], notes: {} })

/** The book of this device. One that cannot be read is empty. */
export function readBook(): Book {
  try {
    return parse(localStorage.getItem(STORAGE) ?? '') ?? emptyBook()
  } catch {
    return emptyBook()
  }
}

/** Keep a book. Whether this browser did. */
export function keepBook(book: Book): boolean {
  try {
    localStorage.setItem(STORAGE, JSON.stringify(book))
    return true
  } catch {
    return false
  }
}

/** A book with these games added. What is known of a game stays; what one did in it may come later. */
export function withGames(book: Book, games: readonly Entry[]): Book {
  const found = new Map(book.games.map((entry) => [idOf(entry), entry]))
  for (const entry of games) {
    const known = found.get(idOf(entry))
    if (!known || (!known.deeds.length && entry.deeds.length))
      found.set(idOf(entry), { ...entry, at: known?.at ?? entry.at })
  }
  const all = [...found.values()].sort((a, b) => b.at - a.at).slice(0, MOST_GAMES)
  return { ...book, games: all }
}

/** A book with a note on a table; an empty one is taken out. */
export function withNote(book: Book, table: string, text: string): Book {
  const others = Object.entries(book.notes).filter(([at]) => at !== table)
  const kept = text.trim() ? [...others, [table, text.slice(0, LONGEST_NOTE)] as const] : others
  return { ...book, notes: Object.fromEntries(kept.slice(-MOST_NOTES)) }
}

/** Both books in one. Where both have a note on a table, both notes stay. */
export function merged(book: Book, other: Book): Book {
  const notes = { ...book.notes }
  for (const [table, text] of Object.entries(other.notes)) {
    const mine = notes[table]
    notes[table] = mine && !mine.includes(text) ? `${mine}\n${text}`.slice(0, LONGEST_NOTE) : (mine ?? text)
  }
  return { ...withGames(book, other.games), notes }
}

export const won = ({ seat, winners }: Entry): boolean => winners.includes(seat)

/** The games that one played alone on this device, by game, those played most first. */
export function summaries({ games }: Book): Summary[] {
  const mine = games.filter(({ seat }) => seat >= 0)
  const names = [...new Set(mine.map(({ game }) => game))]
  const found = names.map((game) => {
    const here = mine.filter((entry) => entry.game === game)
    const deeds = new Map<string, Deed>()
    for (const deed of here.flatMap((entry) => entry.deeds))
      if (deed.value >= (deeds.get(deed.name)?.value ?? -Infinity)) deeds.set(deed.name, deed)
    return {
      game,
      games: here.length,
      won: here.filter(won).length,
      best: Math.max(...here.map(({ seat, scores }) => scores[seat] ?? 0)),
      deeds: [...deeds.values()],
    }
  })
  return found.sort((a, b) => b.games - a.games || (a.game < b.game ? -1 : 1))
}

/** A book from text; null if it is not one of ours. */
export function parse(text: string): Book | null {
  let found: unknown
  try {
    found = JSON.parse(text)
  } catch {
    return null
  }
  if (!isRecord(found) || found['format'] !== 'coterie-mine' || found['version'] !== 1) return null
  const { games, notes } = found
  if (!Array.isArray(games) || !games.every(isEntry) || !isRecord(notes)) return null
  const fits = Object.entries(notes).every(
    ([table, note]) => TABLE.test(table) && typeof note === 'string' && note.length <= LONGEST_NOTE,
  )
  if (!fits || games.length > MOST_GAMES) return null
  return { format: 'coterie-mine', version: 1, games: games.map(plain), notes: notes as Record<string, string> }
}

const idOf = ({ table, match }: Entry) => `${table} ${match}`
const isRecord = (it: unknown): it is Record<string, unknown> =>
  typeof it === 'object' && it !== null && !Array.isArray(it)
const isNumber = (it: unknown): it is number => Number.isSafeInteger(it)
const areNumbers = (it: unknown, most: number): it is number[] =>
  Array.isArray(it) && it.length <= most && it.every(isNumber)

function isEntry(it: unknown): it is Entry {
  if (!isRecord(it)) return false
  const { table, match, game, at, seat, scores, winners, deeds } = it
  return (
    typeof table === 'string' &&
    TABLE.test(table) &&
    typeof game === 'string' &&
    GAME.test(game) &&
    [match, at, seat].every(isNumber) &&
    areNumbers(scores, 6) &&
    areNumbers(winners, 6) &&
    Array.isArray(deeds) &&
    deeds.length <= 12 &&
    deeds.every(isDeed)
  )
}

function isDeed(it: unknown): it is Deed {
  if (!isRecord(it)) return false
  const { name, value, nums, cards } = it
  return typeof name === 'string' && GAME.test(name) && isNumber(value) && areNumbers(nums, 12) && areNumbers(cards, 6)
}

/** Nothing but what belongs into a book. */
const plain = ({ table, match, game, at, seat, scores, winners, deeds }: Entry): Entry => ({
  table,
  match,
  game,
  at,
  seat,
  scores,
  winners,
  deeds: deeds.map(({ name, value, nums, cards }) => ({ name, value, nums, cards })),
})
