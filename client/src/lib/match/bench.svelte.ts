// The bench: who plays at one table on this device. One of them at a time has the screen, and where there are several, a curtain stands between them.
import { kept, type Sitter } from '../kept.svelte'
import { codeOf } from '../part'
import { toasts } from '../ui/toasts.svelte'
import * as ask from '../wire/ask'
import type { Face } from '../wire/types'
import { Seat } from './seat.svelte'

/** Only one view lives at a time: the last is gone, connection and all, before the curtain is down; the next is asked for when somebody says who they are. */
export class Bench {
  /** The seat of whoever has the screen; none while the curtain is down. */
  seat = $state.raw<Seat | null>(null)
  /** Whether nobody has the screen until somebody says that they are there. */
  curtain = $state(false)
  /** Whom the curtain calls; -1: whoever comes. */
  called = $state(-1)
  /** Why the table cannot be looked at. */
  trouble = $state('')
  /** The table as everybody may see it, kept for the curtain: it knows names, and nothing of the game. */
  #face = $state.raw<Face | null>(null)
  #opening: object | null = null // what is under way
  #announced = false // whether who has the screen said so at the curtain
  #stood = '' // how things stood when they came

  constructor(readonly table: string) {}

  get sitters(): readonly Sitter[] {
    return kept.benchOf(this.table)
  }

  get shared(): boolean {
    return this.sitters.length > 1
  }

  /** Who plays here, by seat. */
  get people(): Face['people'] {
    const face = this.seat?.face ?? this.#face
    const here = new Set(this.sitters.map(({ person }) => person))
    return (face?.people ?? []).filter(({ person }) => here.has(person)).sort((a, b) => a.seat - b.seat)
  }

  get host(): Sitter | undefined {
    return this.sitters.find(({ person }) => person === this.seat?.face?.host)
  }

  /** Whether the host plays on this device. */
  get hosting(): boolean {
    return this.seat?.hosting || this.host !== undefined
  }

  /** Open the seat of whoever is alone here. Where several are and a game is on, nothing is shown before one says who they are. */
  async open(): Promise<void> {
    this.trouble = ''
    const [first] = this.sitters
    if (!first) return
    if (!this.shared) return this.#show(first, false)
    const opening = (this.#opening = {})
    try {
      const face = await this.#look()
      if (opening !== this.#opening) return // the page was left meanwhile
      this.#face = face
      if (face.status === 'playing') this.fall(-1)
      else this.#show(first, false)
    } catch (refusal) {
      this.trouble = codeOf(refusal)
    }
  }

  /** Let go of everything. */
  close(): void {
    this.#opening = null
    this.seat?.close()
    this.seat = null
    this.curtain = false
    toasts.clear()
  }

  /** Let the curtain fall, and call somebody. */
  fall(called: number): void {
    this.#face = this.seat?.face ?? this.#face
    this.close()
    this.called = called
    this.curtain = true
  }

  /** Somebody says that they are there. */
  come(person: number): void {
    const sitter = this.sitters.find((each) => each.person === person)
    if (sitter) this.#show(sitter, true)
  }

  /** The seat of the host, who may be another than who has the screen; between two games nothing is to be hidden. */
  asHost(): Seat | null {
    const { host } = this
    if (host && host.person !== this.seat?.person) this.#show(host, false)
    return this.seat
  }

  /** Somebody else plays on this device, too. */
  add({ person, key }: Sitter): void {
    const me = this.seat?.person ?? -1
    kept.seat(this.table, [...this.sitters.map((sitter) => (sitter.person < 0 ? { ...sitter, person: me } : sitter)), { person, key }])
    this.seat?.renew()
  }

  /** The seat that is open is no longer ours; whether somebody is left. */
  forget(): boolean {
    const gone = this.seat?.key ?? this.sitters[0]?.key
    kept.seat(this.table, this.sitters.filter(({ key }) => key !== gone))
    this.close()
    return this.sitters.length > 0
  }

  /** Whether what was told last is not for everybody around the screen: a game has begun, and nobody has said that they are there. */
  get veiled(): boolean {
    const { seat } = this
    if (!this.shared || !seat?.entered) return false
    return seat.match !== seat.entered.match || (!this.#announced && seat.entered.status === 'playing')
  }

  /** Who of us should have the screen: whoever has it, as long as they are wanted; then round the table, by seat; votes before answers. */
  get wanted(): number {
    const { seat } = this
    const face = seat?.face
    if (!seat || !face || !this.shared) return -1
    const voters = new Set(face.motions.flatMap(({ voters, yes }) => voters.filter((person) => !yes.includes(person))))
    const waiting = new Set(seat.stage.sight?.view.waiting.map((at) => face.chairs[at]?.person ?? -1))
    const round = [...this.people.filter((guest) => guest.seat >= seat.seat), ...this.people.filter((guest) => guest.seat < seat.seat)]
    return [voters, waiting].flatMap((asked) => round.filter(({ person }) => asked.has(person)))[0]?.person ?? -1
  }

  /** See whether it is time for the curtain. It falls when the question passes to another of us, and not on who came to have a look. */
  watch(): void {
    const { seat } = this
    const face = seat?.face
    if (!seat || !face) return
    if (this.shared) this.#prune(face)
    if (this.veiled) {
      seat.stage.skip() // only then is it known who is asked
      return this.fall(this.wanted)
    }
    const view = seat.stage.sight?.view
    if (!this.shared || !view || face.status !== 'playing' || seat.stage.busy || seat.sending) return
    const stands = JSON.stringify([view.decision, view.waiting, face.motions])
    this.#stood ||= stands
    const { wanted } = this
    if (wanted >= 0 && wanted !== seat.person && stands !== this.#stood) this.fall(wanted)
  }

  /** The table as everybody may see it; some of us may have been shown the door. */
  async #look(): Promise<Face> {
    for (const { key } of this.sitters.slice(0, -1)) {
      const face = await ask.lookAt(this.table, key).catch((refusal) => (codeOf(refusal) === 'no-table' ? null : Promise.reject(refusal)))
      if (face) return face
    }
    return ask.lookAt(this.table, this.sitters.at(-1)!.key)
  }

  #show(sitter: Sitter, announced: boolean): void {
    this.close()
    this.#announced = announced
    this.#stood = ''
    const seat = new Seat(this.table, sitter.key, () => this.sitters.map(({ key }) => key).filter((key) => key !== sitter.key))
    this.seat = seat
    seat.open()
  }

  /** Whom the host has shown the door does not play here any more. */
  #prune(face: Face): void {
    const left = this.sitters.filter(({ person }) => face.people.some((guest) => guest.person === person))
    if (left.length && left.length < this.sitters.length) kept.seat(this.table, left)
  }
}
