// A seat at a table: everything this browser was told, and what may be said from here.
import { still } from '../motion/still'
import { Link, type Command, type Ear, type LinkState } from '../wire/link'
import type { Done, Event, Face, FromServer, Hello, Line, News, Previewed, Sight, Welcome } from '../wire/types'
import { isolated, nameAt } from './names'
import { takenBack } from './standing'
import { Stage } from './stage.svelte'

export class Seat implements Ear {
  face = $state.raw<Face | null>(null)
  /** What happened, as it is told; events that were taken back stay, and `undone` says so. */
  events = $state.raw<Event[]>([])
  readonly #undos = $derived(this.events.filter(([, what]) => what === 'undo')) // the log asks for each of its lines
  lines = $state.raw<Line[]>([])
  link = $state<LinkState>('opening')
  why = $state('')
  person = $state(-1)
  seat = $state(-1)
  invitation = $state<string | null>(null)
  /** The number of the game that was last told of; 0 before the first. */
  match = $state(0)
  /** How things stood when this seat was opened. */
  entered = $state.raw<Pick<Face, 'match' | 'status'> | null>(null)
  /** What is typed and not yet said. */
  draft = $state('')
  /** How many commands are on their way. */
  sending = $state(0)
  readonly stage: Stage<Sight>
  /** How far the clock of the house is ahead of ours, in ms. */
  ahead = 0
  readonly #heard: Event[] = []
  readonly #link: Link
  readonly #hurry = () => this.hurry()

  constructor(
    readonly table: string,
    readonly key: string,
    /** The keys of those who share this device. */
    private readonly beside: () => string[] = () => [],
  ) {
    this.stage = new Stage(still, after, (events) => (this.events = [...this.events, ...events]))
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    this.#link = new Link(`${scheme}://${location.host}/api/tables/${table}/socket`, key, this)
  }

  open(): void {
    addEventListener('online', this.#hurry)
    this.#link.open()
  }

  /** Say hello anew, as when somebody else shares the device from now on. */
  renew(): void {
    this.#link.open()
  }

  /** Try to come back at once. */
  hurry(): void {
    this.#link.hurry()
  }

  /** Keep what is typed until the page is loaded anew; not where others would find it. */
  saveDraft(): void {
    if (this.draft && !this.beside().length) sessionStorage.setItem(`draft ${this.table}`, this.draft)
  }

  /** Hear and tell nothing more. */
  close(): void {
    removeEventListener('online', this.#hurry)
    this.#link.close()
    this.stage.stop()
  }

  async do(command: Command): Promise<Done> {
    this.sending++
    try {
      return await this.#link.command(command)
    } finally {
      this.sending--
    }
  }

  preview(decision: number, actions: number[]): Promise<Previewed | null> {
    return this.#link.preview(decision, actions)
  }

  /** What a seat is called. */
  nameOf = (seat: number): string => nameAt(this.face, seat)

  /** What a person is called. */
  personName(person: number): string {
    return isolated(this.face?.people.find((guest) => guest.person === person)?.name ?? '')
  }

  get hosting(): boolean {
    return this.face !== null && this.face.host === this.person
  }

  /** Whether an event no longer stands. */
  undone(event: Event): boolean {
    return takenBack(event, this.#undos)
  }

  have(): Pick<Hello, 'match' | 'since' | 'lines' | 'beside'> {
    return { beside: this.beside(), match: this.face?.match ?? 0, since: this.#heard.length, lines: (this.lines.at(-1)?.line ?? -1) + 1 }
  }

  state(state: LinkState, why: string): void {
    this.link = state
    this.why = why
  }

  told(message: FromServer): void {
    if (message.type === 'welcome') this.#welcome(message)
    else if (message.type === 'news') this.#news(message)
    else if (message.type === 'table') this.face = message.table
    else if (message.type === 'lines') this.#talk(message.lines)
  }

  #welcome(welcome: Welcome): void {
    this.ahead = welcome.now - Date.now()
    this.person = welcome.person
    this.seat = welcome.seat
    this.invitation = welcome.invitation
    this.face = welcome.table
    this.match = welcome.table.match
    this.entered ??= welcome.table
    this.draft ||= takeDraft(this.table)
    if (welcome.whole) this.#heard.length = 0
    this.#heard.push(...welcome.events)
    this.stage.set(welcome.sight)
    this.events = [...this.#heard]
    this.#talk(welcome.lines)
  }

  #news(news: News): void {
    this.match = news.match
    const first = news.events[0]?.[0]
    if (first === 0) {
      this.#heard.length = 0
      this.stage.set(news.sight) // another game: there is its table, and what happened at it is told there
      this.events = []
    }
    this.#heard.push(...news.events)
    this.stage.push(news.events, news.sight)
  }

  #talk(lines: Line[]): void {
    const known = new Map(this.lines.map((line) => [line.line, line]))
    for (const line of lines) known.set(line.line, line)
    this.lines = [...known.values()].sort((a, b) => a.line - b.line)
  }
}

/** Do something later, unless it is called off. */
export function after(ms: number, then: () => void): () => void {
  const timer = setTimeout(then, ms)
  return () => clearTimeout(timer)
}

function takeDraft(table: string): string {
  const name = `draft ${table}`
  const draft = sessionStorage.getItem(name) ?? ''
  sessionStorage.removeItem(name)
  return draft
}
