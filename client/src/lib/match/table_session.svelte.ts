// A connection to a table as one person: everything the server told it, and the commands it can send.
import { reducedMotion } from '../motion/reduced_motion'
import { preferences } from '../preferences.svelte'
import { Link, type Command, type Ear, type LinkState } from '../wire/link'
import type {
  BargainsJson,
  Done,
  EventJson,
  TableJson,
  FromServer,
  Held,
  Hello,
  LineJson,
  Lines,
  News,
  OpeningJson,
  Previewed,
  GameJson,
  TableNews,
  VerdictJson,
  Welcome,
} from '../wire/types'
import { isolated, nameAt } from './names'
import { isUndone } from './not_undone'
import { Narration } from './narration.svelte'
import { readMark, storeReadMark } from './read_mark'
import { type Judged, judgedWith } from './verdicts'
import { withSayings } from './with_sayings'

export class TableSession implements Ear {
  face = $state.raw<TableJson | null>(null)
  /** The events told so far. Undone events stay in it; `undone` tells them apart. */
  events = $state.raw<EventJson[]>([])
  readonly #undos = $derived(this.events.filter(([, what]) => what === 'undo')) // the log asks once per line
  lines = $state.raw<LineJson[]>([])
  /** What this viewer's ears decided of what was said, by `keyOf` the act. */
  verdicts = $state.raw<ReadonlyMap<string, Judged>>(new Map())
  /** What is offered and asked, and can be answered now. */
  bargains = $state.raw<BargainsJson>({ offers: [], questions: [] })
  /** The number of the first line that was not read. */
  read = $state(0)
  link = $state<LinkState>('opening')
  why = $state('')
  /** Whether an attempt to connect is under way. */
  trying = $state(false)
  person = $state(-1)
  seat = $state(-1)
  invitation = $state<string | null>(null)
  /** The number of the current game; 0 before the first. */
  match = $state(0)
  /** The state of the table when this session was opened. */
  entered = $state.raw<Pick<TableJson, 'match' | 'status'> | null>(null)
  /** Whether all cards are open, where bots alone play. */
  openCards = $state(false)
  #game: GameJson | null = null // as last told; the one that is shown may be behind it
  #anew = false // whether the next welcome is to tell everything
  /** Text that is typed and not yet sent. */
  draft = $state('')
  /** The number of commands without an answer. */
  sending = $state(0)
  #held = $state.raw<Held | null>(null)
  readonly narration: Narration<GameJson>
  /** How far the server's clock is ahead of this device's, in ms. */
  ahead = 0
  readonly #heard: EventJson[] = []
  readonly #link: Link
  readonly #hurry = () => this.hurry()

  constructor(
    readonly table: string,
    readonly key: string,
    /** The keys of the other people on this device. */
    private readonly beside: () => string[] = () => [],
  ) {
    this.narration = new Narration(reducedMotion, after, (events) => (this.events = [...this.events, ...events]))
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    this.#link = new Link(`${scheme}://${location.host}/api/tables/${table}/socket`, key, this)
  }

  open(): void {
    addEventListener('online', this.#hurry)
    this.#link.open()
  }

  /** Say hello again, as when another person joins on this device. */
  renew(): void {
    this.#link.open()
  }

  /** Open all cards, or close them again: everything is told anew. */
  showCards(on: boolean): void {
    this.openCards = on
    this.#anew = true
    this.renew()
  }

  /** Try to reconnect at once. */
  hurry(): void {
    this.#link.hurry()
  }

  /** Store the typed text across a reload, unless other people share the device. */
  saveDraft(): void {
    if (this.draft && !this.beside().length) sessionStorage.setItem(`draft ${this.table}`, this.draft)
  }

  /** Close the connection and stop the narration. */
  close(): void {
    removeEventListener('online', this.#hurry)
    this.#link.close()
    this.narration.stop()
  }

  async do(command: Command): Promise<Done> {
    this.sending++
    try {
      return await this.#link.command(command)
    } finally {
      this.sending--
      if (command.type === 'play') this.#held = null
    }
  }

  /** The move that waits for the end of the window. */
  get held(): Held | null {
    return this.face?.window ? this.#held : null
  }

  /** Withdraw the move that waits. */
  drop(): void {
    if (this.held) this.#link.drop(this.held.cmd_id)
    this.#held = null
  }

  preview(decision: number, actions: number[]): Promise<Previewed | null> {
    return this.#link.preview(decision, actions)
  }

  openings(seat: number): Promise<OpeningJson[] | null> {
    return this.#link.openings(seat)
  }

  /** The name of a seat: now, or when an event of this game was told. */
  nameOf = (seat: number, event = Infinity): string => nameAt(this.face, seat, this.match, event)

  /** The name of a person. */
  personName(person: number): string {
    return isolated(this.face?.people.find((guest) => guest.person === person)?.name ?? '')
  }

  get hosting(): boolean {
    return this.face !== null && this.face.host === this.person
  }

  /** Whether an event was undone. */
  undone(event: EventJson): boolean {
    return isUndone(event, this.#undos)
  }

  have(): Pick<Hello, 'match' | 'since' | 'lines' | 'beside' | 'at_once' | 'open_cards'> {
    return {
      at_once: preferences.atOnce,
      open_cards: this.openCards,
      beside: this.beside(),
      match: this.#anew ? 0 : (this.face?.match ?? 0),
      since: this.#heard.length,
      lines: (this.lines.at(-1)?.line ?? -1) + 1,
    }
  }

  state(state: LinkState, why: string): void {
    this.link = state
    this.why = why
    this.trying = this.#link.trying
  }

  told(message: FromServer): void {
    if (message.type === 'welcome') this.#welcome(message)
    else if (message.type === 'news') this.#news(message)
    else if (message.type === 'table') this.#table(message)
    else if (message.type === 'lines') this.#talk(message)
    else if (message.type === 'held' && message.actions?.length) this.#held = message
  }

  #welcome(welcome: Welcome): void {
    this.ahead = welcome.now - Date.now()
    this.#anew = false
    this.person = welcome.person
    this.seat = welcome.seat
    this.invitation = welcome.invitation
    this.face = welcome.table
    this.match = welcome.table.match
    this.entered ??= welcome.table
    this.draft ||= takeDraft(this.table)
    if (welcome.whole) this.#heard.length = 0
    this.#heard.push(...welcome.events)
    this.#game = welcome.game
    this.narration.set(welcome.game)
    this.events = [...this.#heard]
    this.read = readMark(this.table, this.person)
    this.#talk({ ...welcome, bargains: welcome.game?.bargains ?? null })
  }

  #table({ table, invitation }: TableNews): void {
    this.face = table
    this.invitation = invitation
    this.seat = table.people.find(({ person }) => person === this.person)?.seat ?? -1
  }

  #news(news: News): void {
    this.match = news.match
    const game = (this.#game = withSayings(news.game, this.#game))
    const first = news.events[0]?.[0]
    if (first === 0) {
      this.#heard.length = 0
      this.narration.set(game) // a new game: show its table first, then tell what happened there
      this.events = []
    }
    this.#heard.push(...news.events)
    this.#judge(news.verdicts)
    this.bargains = game.bargains
    this.narration.push(news.events, game)
  }

  /** All lines are read, up to the newest. They stay read after a reload. */
  markRead(): void {
    this.read = (this.lines.at(-1)?.line ?? -1) + 1
    storeReadMark(this.table, this.person, this.read)
  }

  #judge(verdicts: VerdictJson[] | undefined): void {
    if (verdicts?.length) this.verdicts = judgedWith(this.verdicts, verdicts, this.#heard.length)
  }

  #talk({ lines, verdicts, bargains }: Omit<Lines, 'type'>): void {
    const known = new Map(this.lines.map((line) => [line.line, line]))
    for (const line of lines) known.set(line.line, line)
    this.lines = [...known.values()].sort((a, b) => a.line - b.line)
    this.#judge(verdicts)
    if (bargains) this.bargains = bargains
  }
}

/** Run a function later. The caller cancels it with the function that this returns. */
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
