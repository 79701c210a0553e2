// The tables of this device, as the house tells of them: asked for when they are looked at, and now and then while they are.
import { kept, type KeptTable } from './kept.svelte'
import { isOpen, type Mine } from './mine'
import { codeOf } from './part'
import * as ask from './wire/ask'
import type { Chronicle } from './wire/types'

const FEW = 6 // tables that are shown, and asked for, at first
const NOW_AND_THEN = 30_000 // ms

export class MyTables {
  /** Whether all are shown. */
  all = $state(false)
  /** Whether the house has told of them. */
  ready = $state(false)
  #told = $state.raw<ReadonlyMap<string, Chronicle | null>>(new Map())

  get tables(): Mine[] {
    return this.#shown.filter(({ table }) => this.#told.has(table)).map((each) => ({ kept: each, chronicle: this.#told.get(each.table) ?? null }))
  }

  /** How many there are in all. */
  get count(): number {
    return kept.tables.length
  }

  get more(): boolean {
    return !this.all && this.count > FEW
  }

  /** Ask about them until nobody looks any more; what it returns ends it. */
  watch(): () => void {
    const look = () => !document.hidden && void this.ask()
    const timer = setInterval(() => !document.hidden && void this.ask((mine) => isOpen(mine)), NOW_AND_THEN)
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

  /** Ask about those that are shown, and that the house still had. */
  async ask(which: (mine: Mine) => boolean = () => true): Promise<void> {
    const gone = (table: string) => this.#told.get(table) === null
    const wanted = this.#shown.filter((each) => !gone(each.table) && which({ kept: each, chronicle: this.#told.get(each.table) ?? null }))
    const answers = await Promise.all(wanted.map(({ table, key }) => look(table, key)))
    this.#told = new Map([...this.#told, ...answers.flatMap((answer) => (answer ? [answer] : []))])
    this.ready = true
  }

  get #shown(): readonly KeptTable[] {
    return this.all ? kept.tables : kept.tables.slice(0, FEW)
  }
}

/** What the house says of a table; nothing if it says nothing now, and what was known still holds. */
async function look(table: string, key: string): Promise<[string, Chronicle | null] | null> {
  try {
    return [table, await ask.chronicle(table, key)]
  } catch (refusal) {
    return codeOf(refusal) === 'no-table' ? [table, null] : null
  }
}
