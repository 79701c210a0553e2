// The tables of this device with what the server says of them. The client asks when they are shown, and again from time
// to time.
import { preferences, type KnownTable } from './preferences.svelte'
import { isOpen, type MyTable } from './my_tables'
import { codeOf } from './lazy'
import * as ask from './wire/ask'
import type { HistoryJson } from './wire/types'

const FEW = 6 // tables that are shown and requested at first
const NOW_AND_THEN = 30_000 // ms

export class WatchedTables {
  /** Whether all tables are shown. */
  all = $state(false)
  /** Whether the server has answered. */
  ready = $state(false)
  #told = $state.raw<ReadonlyMap<string, HistoryJson | null>>(new Map())

  get tables(): MyTable[] {
    return this.#shown
      .filter(({ table }) => this.#told.has(table))
      .map((each) => ({ known: each, chronicle: this.#told.get(each.table) ?? null }))
  }

  /** The number of all tables. */
  get count(): number {
    return preferences.tables.length
  }

  get more(): boolean {
    return !this.all && this.count > FEW
  }

  /** Ask the server from time to time. The caller ends this by calling the function it returns. */
  watch(): () => void {
    const look = () => !document.hidden && void this.ask()
    const timer = setInterval(() => !document.hidden && void this.ask((table) => isOpen(table)), NOW_AND_THEN)
    document.addEventListener('visibilitychange', look)
    void this.ask()
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }

  showAll(): void {
    this.all = true
    void this.ask()
  }

  /** Ask the server about the tables that are shown and that it still has. */
  async ask(which: (table: MyTable) => boolean = () => true): Promise<void> {
    const gone = (table: string) => this.#told.get(table) === null
    const wanted = this.#shown.filter(
      (each) => !gone(each.table) && which({ known: each, chronicle: this.#told.get(each.table) ?? null }),
    )
    const answers = await Promise.all(wanted.map(({ table, key }) => look(table, key)))
    this.#told = new Map([...this.#told, ...answers.flatMap((answer) => (answer ? [answer] : []))])
    this.ready = true
  }

  get #shown(): readonly KnownTable[] {
    return this.all ? preferences.tables : preferences.tables.slice(0, FEW)
  }
}

/** The server's answer about a table; null if there is none now, and the last answer stays valid. */
async function look(table: string, key: string): Promise<[string, HistoryJson | null] | null> {
  try {
    return [table, await ask.chronicle(table, key)]
  } catch (refusal) {
    return codeOf(refusal) === 'no-table' ? [table, null] : null
  }
}
