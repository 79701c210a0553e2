// The personal key of this device: which seats it brings along, how it comes to another device, and how a lost one is
// shut out. The key is made here; the server keeps no more than a digest of it.
import { KEY as STORAGE } from '../kept_here'
import { preferences, type Sitter } from '../preferences.svelte'
import { Stored } from '../stored.svelte'
import { Refusal, ask } from '../wire/ask'
import type { HistoryJson, Kept, Mine, MySeat } from '../wire/types'

interface Values {
  key: string
  /** The name of the person: new seats that are taken under it travel by themselves. */
  name: string
  /** The key that takes its place, while the server has not yet said that it did. */
  next: string
  /** By table, the key of the seat that travels. */
  kept: Record<string, string>
}

/** A seat of this device: who has it, and whether the personal key brings it along. */
export interface Place {
  table: string
  game: string
  person: number
  name: string
  key: string
  kept: boolean
}

const EMPTY: Values = { key: '', name: '', next: '', kept: {} }
const VOID = ['refused-personal', 'refused-renewed', 'refused-same-key'] // nothing of what was asked will be done
const KEY = /^[\w-]{22}$/
const folded = (name: string) => name.trim().toLocaleLowerCase()

class Keyring {
  readonly #kept = new Stored<Values>(STORAGE, EMPTY)

  get key() {
    return this.#kept.values.key
  }
  get name() {
    return this.#kept.values.name
  }
  /** The link that brings all seats to another device. */
  get link() {
    return `${location.origin}/#mine=${this.key}`
  }
  /** Whether a renewal was begun whose answer never came. */
  get renewing() {
    return this.#kept.values.next !== ''
  }
  get count() {
    return Object.keys(this.#kept.values.kept).length
  }

  /** Make a key for the person of this name. */
  make(name: string): void {
    if (!this.key) this.#kept.put({ key: newKey(), name })
  }

  /** The seats of this device at one table. */
  places(table: string, told: HistoryJson): Place[] {
    const sitters = preferences.sittersOf(table)
    return sitters.flatMap(({ person, key }) => {
      const n = person < 0 ? told.person : person
      const found = told.table.people.find((each) => each.person === n)
      const kept = this.#kept.values.kept[table] === key
      return found ? [{ table, game: told.table.agreement.game, person: n, name: found.name, key, kept }] : []
    })
  }

  /** Whether a seat is that of the person whose key this is. Of people who share a device, the others' stay. */
  isOwn = (place: Place): boolean => folded(this.name) !== '' && folded(place.name) === folded(this.name)

  /** Let the key bring a seat along. */
  async keep({ table, key }: Pick<Place, 'table' | 'key'>): Promise<void> {
    await ask<Kept>('POST', `/api/tables/${table}/keep`, key, { personal: this.key })
    this.#kept.put({ kept: { ...this.#kept.read().kept, [table]: key } })
  }

  /** Let the key bring along what was taken under its name since. What the server refuses stays on this device. */
  async keepNew(places: readonly Place[]): Promise<void> {
    if (!this.key || this.renewing) return
    const known = places.find(({ kept }) => kept)
    if (!this.name && known) this.#kept.put({ name: known.name }) // the key came by a link
    for (const place of places.filter((each) => !this.#kept.values.kept[each.table] && this.isOwn(each)))
      await this.keep(place).catch((refusal) => {
        if (!(refusal instanceof Refusal)) throw refusal
      })
  }

  /** Take up a key that came by a link, with all its seats; returns how many there are. */
  async bring(key: string): Promise<number> {
    if (!KEY.test(key)) throw new Refusal('refused-personal')
    const { seats } = await ask<Mine>('GET', '/api/mine', key)
    const name = this.key === key ? this.name : ''
    this.#kept.put({ key, name, next: '', kept: {} })
    this.#settle(seats)
    return seats.length
  }

  /**
   * Shut out a lost device: every seat gets a new key. The new personal key is stored first, so that an answer that is
   * lost on its way loses no seat; asking again goes on.
   */
  async renew(): Promise<string[]> {
    const next = this.#kept.values.next || newKey()
    this.#kept.put({ next })
    try {
      const { seats, missed } = await ask<Mine>('POST', '/api/mine/renew', this.key, { next })
      if (!missed.length) this.#kept.put({ key: next, next: '' })
      this.#settle(seats)
      return missed
    } catch (refusal) {
      if (refusal instanceof Refusal && VOID.includes(refusal.code)) this.#kept.put({ next: '' })
      throw refusal
    }
  }

  /** Store these seats. Who else plays at one of the tables on this device stays there. */
  #settle(seats: readonly MySeat[]): void {
    const { kept } = this.#kept.read()
    for (const { table, person, key } of seats) {
      const before = preferences.sittersOf(table)
      const ours = (each: Sitter) => each.key === kept[table] || each.key === key || each.person === person
      if (!before.length) preferences.remember({ table, key, game: '', at: Date.now() })
      else if (before.some(ours))
        preferences.share(
          table,
          before.map((each) => (ours(each) ? { person, key } : each)),
        )
      else preferences.share(table, [{ person, key }, ...before])
    }
    this.#kept.put({ kept: { ...kept, ...Object.fromEntries(seats.map(({ table, key }) => [table, key])) } })
  }
}

/** 128 bits that nobody can guess, as the server writes them. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

export const keyring = new Keyring()
