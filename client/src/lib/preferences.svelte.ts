// The preferences of this device: the reader's name, language and way of playing, and the keys of their tables. No game
// is stored here.
import { SETTINGS } from './kept_here'
import { Stored } from './stored.svelte'

/**
 * A person who plays on this device: their number at the table (-1 until it is known) and the key of their seat.
 */
export interface Sitter {
  person: number
  key: string
}

export interface KnownTable {
  table: string
  key: string
  game: string
  at: number
  /** All people who play there on this device, if there are several. */
  sitters?: Sitter[] | undefined
}

interface Values {
  name: string
  language: string
  owner: string
  motion: boolean
  sound: boolean
  touch: boolean
  confirm: boolean
  atOnce: boolean
  everything: boolean
  plain: boolean
  notifications: boolean
  hints: boolean
  hinted: string[]
  keys: boolean
  company: string[]
  tables: KnownTable[]
}

const MOST_TABLES = 100
const EMPTY: Values = {
  name: '',
  language: '',
  owner: '',
  motion: true,
  sound: false,
  touch: true,
  confirm: true,
  atOnce: true,
  everything: false,
  plain: false,
  keys: true,
  notifications: false,
  hints: true,
  hinted: [],
  company: [],
  tables: [],
}

class Preferences {
  readonly #kept = new Stored<Values>(SETTINGS, EMPTY)

  get name() {
    return this.#kept.values.name
  }
  set name(name: string) {
    this.#kept.put({ name })
  }
  get language() {
    return this.#kept.values.language
  }
  set language(language: string) {
    this.#kept.put({ language })
  }
  /** The key of the server's owner, if this is their device. */
  get owner() {
    return this.#kept.values.owner
  }
  set owner(owner: string) {
    this.#kept.put({ owner })
  }
  get motion() {
    return this.#kept.values.motion
  }
  set motion(motion: boolean) {
    this.#kept.put({ motion })
  }
  /** Whether the client plays sounds. */
  get sound() {
    return this.#kept.values.sound
  }
  set sound(sound: boolean) {
    this.#kept.put({ sound })
  }
  /** Whether a phone vibrates. */
  get touch() {
    return this.#kept.values.touch
  }
  set touch(touch: boolean) {
    this.#kept.put({ touch })
  }
  /** Whether the player confirms an answer before it is sent. */
  get confirm() {
    return this.#kept.values.confirm
  }
  set confirm(confirm: boolean) {
    this.#kept.put({ confirm })
  }
  /** Whether the server gives the player's answer where everybody sees that there is only one. */
  get atOnce() {
    return this.#kept.values.atOnce
  }
  set atOnce(atOnce: boolean) {
    this.#kept.put({ atOnce })
  }
  /** Whether the action bar also lists choices that can be clicked on the table. */
  get everything() {
    return this.#kept.values.everything
  }
  set everything(everything: boolean) {
    this.#kept.put({ everything })
  }
  /** Whether all games use the generic table. */
  get plain() {
    return this.#kept.values.plain
  }
  set plain(plain: boolean) {
    this.#kept.put({ plain })
  }
  /** Whether the client shows a notification when it is the player's turn and the page is hidden. */
  get notifications() {
    return this.#kept.values.notifications
  }
  set notifications(notifications: boolean) {
    this.#kept.put({ notifications })
  }
  /** Whether hints explain a first game. Switching them on starts them anew. */
  get hints() {
    return this.#kept.values.hints
  }
  set hints(hints: boolean) {
    this.#kept.put({ hints, hinted: [] })
  }
  /** The hints that this device has shown. */
  get hinted(): readonly string[] {
    return this.#kept.values.hinted
  }
  hint(kinds: readonly string[]): void {
    if (kinds.length) this.#kept.put({ hinted: [...new Set([...this.#kept.read().hinted, ...kinds])] })
  }
  /** Whether letters and digits pick choices. */
  get keys() {
    return this.#kept.values.keys
  }
  set keys(keys: boolean) {
    this.#kept.put({ keys })
  }
  /** The bots one plays with, by how far they sit to the left: level and temperament. */
  get company(): readonly string[] {
    return this.#kept.values.company
  }
  set company(company: readonly string[]) {
    this.#kept.put({ company: [...company] })
  }
  get tables(): readonly KnownTable[] {
    return this.#kept.values.tables
  }

  keyOf(table: string): string {
    return this.#kept.values.tables.find((known) => known.table === table)?.key ?? ''
  }

  /** The people who play at a table on this device. */
  sittersOf(table: string): readonly Sitter[] {
    const found = this.#kept.values.tables.find((known) => known.table === table)
    return found?.sitters ?? (found?.key ? [{ person: -1, key: found.key }] : [])
  }

  remember(table: KnownTable): void {
    const { tables } = this.#kept.read()
    const before = tables.find((known) => known.table === table.table)
    // the same person opened their link again
    const ours = before?.sitters?.some(({ key }) => key === table.key) ? { sitters: before.sitters, ...table } : table
    this.#kept.put({ tables: [ours, ...tables.filter((known) => known !== before)].slice(0, MOST_TABLES) })
  }

  /** Store the people who play at a table on this device. Without any, the table is forgotten. */
  share(table: string, sitters: readonly Sitter[]): void {
    const [first] = sitters
    if (!first) return this.forget(table)
    const seated = (known: KnownTable) => ({
      ...known,
      key: first.key,
      sitters: sitters.length > 1 ? [...sitters] : undefined,
    })
    this.#kept.put({ tables: this.#kept.read().tables.map((known) => (known.table === table ? seated(known) : known)) })
  }

  forget(table: string): void {
    this.#kept.put({ tables: this.#kept.read().tables.filter((known) => known.table !== table) })
  }

  /** Read the stored values again: another tab may have changed them. */
  refresh(): void {
    this.#kept.refresh()
  }
}

export const preferences = new Preferences()
