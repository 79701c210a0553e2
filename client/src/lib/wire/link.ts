// A connection to one table: a socket that reconnects, and commands that are executed once.
import { Refusal } from './ask'
import { newId } from './ids'
import {
  PROTOCOL,
  type Bye,
  type Done,
  type FromClient,
  type FromServer,
  type Hello,
  type OpeningJson,
  type Previewed,
} from './types'

export type LinkState = 'opening' | 'open' | 'lost' | 'closed'
type Said<T> = T extends { cmd_id: string; type: 'drop' }
  ? never
  : T extends { cmd_id: string }
    ? Omit<T, 'cmd_id'>
    : never
export type Command = Said<FromClient>

/** The listener: it says what it has, and receives messages and the state of the link. */
export interface Ear {
  have(): Pick<Hello, 'match' | 'since' | 'lines' | 'beside' | 'at_once' | 'open_cards'>
  told(message: FromServer): void
  state(state: LinkState, why: string): void
}

/** The link's environment, which tests replace. */
export interface World {
  socket(url: string): WebSocket
  after(ms: number, then: () => void): () => void
  random(): number
}

export const WORLD: World = {
  socket: (url) => new WebSocket(url),
  after: (ms, then) => {
    const timer = setTimeout(then, ms)
    return () => clearTimeout(timer)
  },
  random: Math.random,
}

const SHORTEST = 400 // ms until the first attempt to reconnect; doubled each time
const LONGEST = 15_000
const MINUTE = 60_000
const SILENT = 15_000 // ms without a word while an answer is awaited: the house is gone, and the connection hides it
const TOO_FAST = 4029
const NO_USE = 4400 // close codes from here on: reconnecting with this key is useless
const OUTDATED = 'client-outdated' // page and server speak different protocols
// why a command was refused that may be sent again
const AGAIN = new Set(['refused-too-fast', 'refused-disk', 'refused-read-only', 'refused-unreachable'])

interface Pending {
  message: FromClient
  done: (done: Done) => void
  failed: (refusal: Refusal) => void
  held: boolean // whether it waits for the end of a window
}

export class Link {
  #socket: WebSocket | null = null
  #welcomed = false
  #attempts = 0
  #bye: Bye | null = null
  #cancel: (() => void) | null = null
  #patience: (() => void) | null = null
  readonly #pending = new Map<string, Pending>()
  readonly #previews = new Map<string, (answer: Previewed | null) => void>()
  readonly #openings = new Map<number, ((answer: OpeningJson[] | null) => void)[]>()

  constructor(
    private readonly url: string,
    private readonly key: string,
    private readonly ear: Ear,
    private readonly world: World = WORLD,
  ) {}

  open(): void {
    this.#cancel?.()
    this.#cancel = null
    this.#bye = null
    this.#leave()
    const socket = (this.#socket = this.world.socket(this.url))
    this.ear.state(this.#attempts ? 'lost' : 'opening', '')
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', key: this.key, ...this.ear.have() }))
    socket.onmessage = (event) => socket === this.#socket && this.#hear(JSON.parse(event.data as string) as FromServer)
    socket.onclose = (event) => socket === this.#socket && this.#lost(event.code)
  }

  /** Reconnect at once, as when the network is back. */
  hurry(): void {
    if (this.#cancel) this.open()
  }

  /** Whether an attempt to connect is under way. */
  get trying(): boolean {
    return this.#socket !== null && !this.#welcomed
  }

  /** Close at once. The server still executes the commands that were sent; their answers are dropped. */
  close(): void {
    this.#cancel?.()
    this.#cancel = null
    this.#pending.clear()
    this.#leave()
  }

  /** Send a command. After a lost connection it is sent again until the server answers. */
  command(command: Command): Promise<Done> {
    const cmd_id = newId()
    const message = { ...command, cmd_id } as FromClient
    return new Promise((done, failed) => {
      this.#pending.set(cmd_id, { message, done, failed, held: false })
      this.#send(message)
      this.#listen()
    })
  }

  /** Ask what a run of actions would lead to; null if the connection was lost meanwhile. */
  preview(decision: number, actions: number[]): Promise<Previewed | null> {
    const id = newId()
    return new Promise((answer) => {
      if (!this.#welcomed) return answer(null)
      this.#previews.set(id, answer)
      this.#send({ type: 'preview', id, decision, actions })
    })
  }

  /** Ask what a seat may say now; null if the connection was lost meanwhile. */
  openings(seat: number): Promise<OpeningJson[] | null> {
    return new Promise((answer) => {
      if (!this.#welcomed) return answer(null)
      this.#openings.set(seat, [...(this.#openings.get(seat) ?? []), answer])
      this.#send({ type: 'openings', seat })
    })
  }

  /** Withdraw a command that waits for the end of a window: it is refused. */
  drop(cmd_id: string): void {
    this.#send({ type: 'drop', cmd_id })
  }

  #leave(): void {
    const socket = this.#socket
    this.#socket = null
    this.#unwelcome()
    socket?.close()
  }

  #send(message: FromClient): void {
    if (this.#welcomed) this.#socket?.send(JSON.stringify(message))
  }

  #hear(message: FromServer): void {
    if (message.type === 'welcome') {
      if (message.protocol !== PROTOCOL) return this.#end(OUTDATED)
      this.#welcomed = true
      this.#attempts = 0
    }
    if (message.type === 'bye') this.#bye = message
    else if (message.type === 'done') this.#settle(message.cmd_id)?.done(message)
    else if (message.type === 'refused' && AGAIN.has(message.code)) this.#again(message.cmd_id)
    else if (message.type === 'refused')
      this.#settle(message.cmd_id)?.failed(new Refusal(message.code, message.values, message.clause))
    else if (message.type === 'preview') {
      this.#previews.get(message.id)?.(message)
      this.#previews.delete(message.id)
    } else if (message.type === 'openings') {
      this.#openings.get(message.seat)?.forEach((answer) => answer(message.sayings))
      this.#openings.delete(message.seat)
    } else this.ear.told(message)
    if (message.type === 'welcome') {
      this.ear.state('open', '')
      for (const pending of this.#pending.values()) {
        pending.held = false
        this.#send(pending.message)
      }
    }
    if (message.type === 'held') {
      const pending = this.#pending.get(message.cmd_id)
      if (pending) pending.held = true
    }
    this.#listen()
  }

  /** Open another connection if nothing at all is heard for long while an answer is awaited. */
  #listen(): void {
    this.#patience?.()
    const awaited = this.#welcomed && [...this.#pending.values()].some(({ held }) => !held)
    this.#patience = awaited ? this.world.after(SILENT, () => this.#try()) : null
  }

  #try(): void {
    this.#attempts++
    this.open()
  }

  #settle(id: string): Pending | undefined {
    const pending = this.#pending.get(id)
    this.#pending.delete(id)
    return pending
  }

  #again(id: string): void {
    const pending = this.#pending.get(id)
    if (pending) this.world.after(700, () => this.#pending.has(id) && this.#send(pending.message))
  }

  #unwelcome(): void {
    this.#welcomed = false
    this.#patience?.()
    this.#patience = null
    for (const answer of this.#previews.values()) answer(null)
    this.#previews.clear()
    for (const answers of this.#openings.values()) answers.forEach((answer) => answer(null))
    this.#openings.clear()
  }

  #lost(code: number): void {
    this.#socket = null
    this.#unwelcome()
    const why = this.#bye?.code ?? ''
    if (code >= NO_USE || code === 1009 || why === 'too-many')
      return this.#end(why || (code === 1009 ? 'bad-message' : 'client-lost'))
    this.ear.state('lost', why)
    const backoff = Math.min(LONGEST, SHORTEST * 2 ** this.#attempts++) * (0.5 + this.world.random() / 2)
    this.#cancel = this.world.after(code === TOO_FAST ? MINUTE : (this.#bye?.retry ?? backoff), () => this.open())
  }

  /** Reconnecting is useless: reject all waiting commands with the reason. */
  #end(why: string): void {
    for (const { failed } of this.#pending.values()) failed(new Refusal(why))
    this.close()
    this.ear.state('closed', why)
  }
}
