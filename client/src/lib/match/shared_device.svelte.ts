// The people who play at one table on this device. One of them at a time has the screen. If there are several, a
// curtain hides the table between two of them.
import { preferences, type Sitter } from '../preferences.svelte'
import { codeOf } from '../lazy'
import { toasts } from '../ui/toasts.svelte'
import * as ask from '../wire/ask'
import type { TableJson } from '../wire/types'
import { TableSession } from './table_session.svelte'

/**
 * Only one session is open at a time. It is closed before the curtain falls, and the next one opens when a person says
 * who they are.
 */
export class SharedDevice {
  /** The session of the person who has the screen; null while the curtain is down. */
  session = $state.raw<TableSession | null>(null)
  /** Whether the curtain is down. */
  curtain = $state(false)
  /** The person whom the curtain asks for; -1 is anybody. */
  called = $state(-1)
  /** The code of the reason why the table cannot be shown. */
  trouble = $state('')
  /** The public state of the table, for the curtain: it has names and nothing of the game. */
  #face = $state.raw<TableJson | null>(null)
  #opening: object | null = null // the request that is under way
  #announced = false // whether the person with the screen came through the curtain
  #stood = '' // the question when they came

  constructor(readonly table: string) {}

  get sitters(): readonly Sitter[] {
    return preferences.sittersOf(this.table)
  }

  get shared(): boolean {
    return this.sitters.length > 1
  }

  /** The people who play here, by seat. */
  get people(): TableJson['people'] {
    const face = this.session?.face ?? this.#face
    const here = new Set(this.sitters.map(({ person }) => person))
    return (face?.people ?? []).filter(({ person }) => here.has(person)).sort((a, b) => a.seat - b.seat)
  }

  get host(): Sitter | undefined {
    return this.sitters.find(({ person }) => person === this.session?.face?.host)
  }

  /** Whether the host plays on this device. */
  get hosting(): boolean {
    return this.session?.hosting || this.host !== undefined
  }

  /**
   * Open the session of a single person. If several people share the device and a game is on, the curtain falls first.
   */
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

  /** Close the session and lift the curtain. */
  close(): void {
    this.#opening = null
    this.session?.close()
    this.session = null
    this.curtain = false
    toasts.clear()
  }

  /** Let the curtain fall and ask for a person. */
  fall(called: number): void {
    this.#face = this.session?.face ?? this.#face
    this.close()
    this.called = called
    this.curtain = true
  }

  /** A person says at the curtain that they are there. */
  come(person: number): void {
    const sitter = this.sitters.find((each) => each.person === person)
    if (sitter) this.#show(sitter, true)
  }

  /** The host's session, which opens if another person has the screen. Between two games there is no secret. */
  asHost(): TableSession | null {
    const { host } = this
    if (host && host.person !== this.session?.person) this.#show(host, false)
    return this.session
  }

  /** The people of this device who have yet to say yes to a vote. */
  unready({ voters, yes }: TableJson['votes'][number]): number[] {
    const here = new Set([this.session?.person ?? -1, ...this.sitters.map(({ person }) => person)])
    return voters.filter((person) => here.has(person) && !yes.includes(person))
  }

  /** Everybody on this device is ready for another game. Between two games there is no secret. */
  async getReady(): Promise<void> {
    const vote = this.session?.face?.votes.find(({ topic }) => topic === 'rematch')
    for (const person of vote ? this.unready(vote) : []) {
      const sitter = this.sitters.find((each) => each.person === person)
      if (sitter && person !== this.session?.person) this.#show(sitter, false)
      await this.session?.do({ type: 'vote', vote: vote!.vote, yes: true })
    }
  }

  /** Add a person to this device. */
  add({ person, key }: Sitter): void {
    const me = this.session?.person ?? -1
    preferences.share(this.table, [
      ...this.sitters.map((sitter) => (sitter.person < 0 ? { ...sitter, person: me } : sitter)),
      { person, key },
    ])
    this.session?.renew()
  }

  /** Forget the open seat. Returns whether another person still plays here. */
  forget(): boolean {
    const gone = this.session?.key ?? this.sitters[0]?.key
    preferences.share(
      this.table,
      this.sitters.filter(({ key }) => key !== gone),
    )
    this.close()
    return this.sitters.length > 0
  }

  /**
   * Whether the view must stay hidden: a game has begun, and no person has come through the curtain yet.
   */
  get veiled(): boolean {
    const { session } = this
    if (!this.shared || !session?.entered) return false
    return session.match !== session.entered.match || (!this.#announced && session.entered.status === 'playing')
  }

  /**
   * The person who should have the screen. The search starts with the one who has it and goes around the table; votes
   * come before answers.
   */
  get wanted(): number {
    const { session } = this
    const face = session?.face
    if (!session || !face || !this.shared) return -1
    const voters = new Set(face.votes.flatMap(({ voters, yes }) => voters.filter((person) => !yes.includes(person))))
    const waiting = new Set(session.narration.sight?.view.waiting.map((at) => face.chairs[at]?.person ?? -1))
    const round = [
      ...this.people.filter((guest) => guest.seat >= session.seat),
      ...this.people.filter((guest) => guest.seat < session.seat),
    ]
    return [voters, waiting].flatMap((asked) => round.filter(({ person }) => asked.has(person)))[0]?.person ?? -1
  }

  /**
   * Let the curtain fall if it is time: when the question passes to another person here. It does not fall on a person
   * who only came to look.
   */
  watch(): void {
    const { session } = this
    const face = session?.face
    if (!session || !face) return
    if (this.shared) this.#prune(face)
    if (this.veiled) {
      session.narration.skip() // only then does the view say who is asked
      return this.fall(this.wanted)
    }
    const view = session.narration.sight?.view
    if (!this.shared || !view || face.status !== 'playing' || session.narration.busy || session.sending) return
    const stands = JSON.stringify([view.decision, view.waiting, face.votes])
    this.#stood ||= stands
    const { wanted } = this
    if (wanted >= 0 && wanted !== session.person && stands !== this.#stood) this.fall(wanted)
  }

  /** The public state of the table. The host may have removed some people of this device, so every key is tried. */
  async #look(): Promise<TableJson> {
    for (const { key } of this.sitters.slice(0, -1)) {
      const face = await ask
        .lookAt(this.table, key)
        .catch((refusal) => (codeOf(refusal) === 'no-table' ? null : Promise.reject(refusal)))
      if (face) return face
    }
    return ask.lookAt(this.table, this.sitters.at(-1)!.key)
  }

  #show(sitter: Sitter, announced: boolean): void {
    this.close()
    this.#announced = announced
    this.#stood = ''
    const session = new TableSession(this.table, sitter.key, () =>
      this.sitters.map(({ key }) => key).filter((key) => key !== sitter.key),
    )
    this.session = session
    session.open()
  }

  /** Drop the people whom the host has removed from the table. */
  #prune(face: TableJson): void {
    const left = this.sitters.filter(({ person }) => face.people.some((guest) => guest.person === person))
    if (left.length && left.length < this.sitters.length) preferences.share(this.table, left)
  }
}
