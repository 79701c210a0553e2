// What this device remembers: a name, the reader's language, how they like to play, and the keys of their tables. Never a game.

/** Somebody who plays on this device: who they are at the table (-1 before that is known), and the key of their seat. */
export interface Sitter {
  person: number
  key: string
}

export interface KeptTable {
  table: string
  key: string
  game: string
  at: number
  /** Everybody who plays there on this device, where several do. */
  bench?: Sitter[] | undefined
}

interface Shelf {
  name: string
  language: string
  host: string
  motion: boolean
  sound: boolean
  touch: boolean
  confirm: boolean
  everything: boolean
  plain: boolean
  calls: boolean
  hints: boolean
  hinted: string[]
  keys: boolean
  tables: KeptTable[]
}

const PLACE = 'coterie'
const MOST_TABLES = 30
const EMPTY: Shelf = { name: '', language: '', host: '', motion: true, sound: false, touch: true, confirm: true, everything: false, plain: false, keys: true, calls: false, hints: true, hinted: [], tables: [] }

class Kept {
  #shelf = $state<Shelf>(read())

  get name() {
    return this.#shelf.name
  }
  set name(name: string) {
    this.#put({ name })
  }
  get language() {
    return this.#shelf.language
  }
  set language(language: string) {
    this.#put({ language })
  }
  /** The key of the host of this house, if this is their device. */
  get host() {
    return this.#shelf.host
  }
  set host(host: string) {
    this.#put({ host })
  }
  get motion() {
    return this.#shelf.motion
  }
  set motion(motion: boolean) {
    this.#put({ motion })
  }
  /** Whether small sounds are heard. */
  get sound() {
    return this.#shelf.sound
  }
  set sound(sound: boolean) {
    this.#put({ sound })
  }
  /** Whether a phone ticks in the hand. */
  get touch() {
    return this.#shelf.touch
  }
  set touch(touch: boolean) {
    this.#put({ touch })
  }
  /** Whether an answer is confirmed before it is given. */
  get confirm() {
    return this.#shelf.confirm
  }
  set confirm(confirm: boolean) {
    this.#put({ confirm })
  }
  /** Whether the action bar lists what can also be clicked on the table. */
  get everything() {
    return this.#shelf.everything
  }
  set everything(everything: boolean) {
    this.#put({ everything })
  }
  /** Whether every game is played on the generic table. */
  get plain() {
    return this.#shelf.plain
  }
  set plain(plain: boolean) {
    this.#put({ plain })
  }
  /** Whether a notification calls when it is one's turn and the page is out of sight. */
  get calls() {
    return this.#shelf.calls
  }
  set calls(calls: boolean) {
    this.#put({ calls })
  }
  /** Whether a first game is explained; switched on again, from the beginning. */
  get hints() {
    return this.#shelf.hints
  }
  set hints(hints: boolean) {
    this.#put({ hints, hinted: [] })
  }
  /** The kinds of hints that this device has shown. */
  get hinted(): readonly string[] {
    return this.#shelf.hinted
  }
  hint(kinds: readonly string[]): void {
    if (kinds.length) this.#put({ hinted: [...new Set([...read().hinted, ...kinds])] })
  }
  /** Whether letters and digits pick what shows them. */
  get keys() {
    return this.#shelf.keys
  }
  set keys(keys: boolean) {
    this.#put({ keys })
  }
  get tables(): readonly KeptTable[] {
    return this.#shelf.tables
  }

  keyOf(table: string): string {
    return this.#shelf.tables.find((kept) => kept.table === table)?.key ?? ''
  }

  /** Who plays at a table on this device. */
  benchOf(table: string): readonly Sitter[] {
    const found = this.#shelf.tables.find((kept) => kept.table === table)
    return found?.bench ?? (found?.key ? [{ person: -1, key: found.key }] : [])
  }

  keep(table: KeptTable): void {
    const { tables } = read()
    const before = tables.find((kept) => kept.table === table.table)
    const ours = before?.bench?.some(({ key }) => key === table.key) ? { bench: before.bench, ...table } : table // their own link, opened once more
    this.#put({ tables: [ours, ...tables.filter((kept) => kept !== before)].slice(0, MOST_TABLES) })
  }

  /** These play at a table on this device from now on; with nobody left, the table is forgotten. */
  seat(table: string, bench: readonly Sitter[]): void {
    const [first] = bench
    if (!first) return this.forget(table)
    const seated = (kept: KeptTable) => ({ ...kept, key: first.key, bench: bench.length > 1 ? [...bench] : undefined })
    this.#put({ tables: read().tables.map((kept) => (kept.table === table ? seated(kept) : kept)) })
  }

  forget(table: string): void {
    this.#put({ tables: read().tables.filter((kept) => kept.table !== table) })
  }

  /** Read again what another tab may have written. */
  refresh(): void {
    this.#shelf = read()
  }

  #put(change: Partial<Shelf>): void {
    this.#shelf = { ...read(), ...change }
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.#shelf))
    } catch {
      // A private window may refuse: then it is remembered until the page is closed.
    }
  }
}

function read(): Shelf {
  try {
    return { ...EMPTY, ...(JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Shelf>) }
  } catch {
    return { ...EMPTY }
  }
}

export const kept = new Kept()
