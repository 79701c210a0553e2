// A lesson as a session: what a server would tell comes from positions that the engine wrote down. Nothing is sent.
import { after, TableSession } from '../match/table_session.svelte'
import { reducedMotion } from '../motion/reduced_motion'
import type { Command } from '../wire/link'
import { Refusal } from '../wire/ask'
import type { Done, GameJson, LineJson, Previewed, TableJson, ViewJson } from '../wire/types'
import type { Bookmark } from './kept'
import { changed, type Lesson, type Place, stands } from './script'

const REST = 500 // ms between two moves of others
const CURTAIN = 1400 // ms that a curtain is down
const LEARNER = 0

export class LessonSession extends TableSession {
  #at = $state(0)
  /** The learner's own actions, in order. */
  taken = $state.raw<number[]>([])
  /** How many steps have been read. */
  readSteps = $state(0)
  /** The message of the curtain that is down; empty if none is. */
  curtain = $state('')
  readonly #views: ViewJson[] = []

  constructor(
    readonly lesson: Lesson,
    game: string,
    name: string,
    /** A line that somebody says, in the reader's language. */
    private readonly worded: (message: string) => string,
    private readonly kept: (mark: Bookmark) => void,
  ) {
    super('lesson', '')
    for (const [n, place] of lesson.places.entries()) {
      const before = lesson.places.findIndex(({ next }) => Object.values(next).includes(n))
      this.#views.push(before < 0 ? (place.view as unknown as ViewJson) : changed(this.#views[before]!, place.view))
    }
    this.face = faceOf(game, lesson.script.seats, name)
    this.link = 'open'
    this.match = 1
    this.person = 0
    this.seat = LEARNER
  }

  get place(): Place {
    return this.lesson.places[this.#at]!
  }

  /** Whether the lesson waits for the learner, who is to act or to read. */
  readonly resting = $derived.by(() => {
    if (this.curtain) return false
    const { legal, next } = this.place
    if (!Object.keys(next).length || this.#unread) return true
    return legal.length > 0 && !this.#given(this.place)
  })

  /** Begin, or go on where the learner has left. A mark that leads nowhere is dropped. */
  begin(mark: Bookmark | null): void {
    const road = mark ? this.#follow(mark) : null
    this.readSteps = road ? mark!.read : 0
    this.taken = road ? mark!.taken : []
    const way = road ?? [0]
    this.#at = way.at(-1)!
    this.told({
      type: 'welcome',
      protocol: 0,
      now: Date.now(),
      person: 0,
      seat: LEARNER,
      invitation: null,
      table: this.face!,
      events: way.flatMap((at) => this.lesson.places[at]!.events),
      whole: true,
      game: this.#game(this.#at),
      lines: [],
      verdicts: [],
    })
    for (const at of way) this.#speak(this.lesson.places[at]!.move)
  }

  /** Let the others move, one after the other. The caller calls what this returns when something has changed. */
  drive(): (() => void) | undefined {
    if (this.resting || this.narration.busy || this.curtain) return undefined
    const { next, move } = this.place
    const [way = '', to = -1] = Object.entries(next)[0] ?? []
    if (to < 0) return undefined
    const curtain = this.lesson.script.curtains?.[this.lesson.places[to]!.move]
    if (curtain) return after(0, () => this.#cut(curtain, way, to))
    return after(reducedMotion() || !move ? 0 : REST, () => this.#go(way, to))
  }

  /** The step is read: go on. */
  readOn(steps: number): void {
    this.readSteps = steps
    this.#keep()
  }

  /** Where this run of the learner's leads; null if it does not lead on. */
  leads(actions: readonly number[]): number | null {
    let at = this.#at
    for (const action of actions) {
      const to = this.lesson.places[at]!.next[action]
      if (to === undefined) return null
      at = to
    }
    return at
  }

  override open(): void {}
  override renew(): void {}
  override hurry(): void {}
  override saveDraft(): void {}
  override openings = () => Promise.resolve(null)

  override close(): void {
    this.narration.stop()
  }

  override async do(command: Command): Promise<Done> {
    if (command.type === 'play') this.#play(command.actions)
    else if (command.type === 'say') this.#said(LEARNER, command.text, command.form ?? 'talk')
    return { type: 'done', cmd_id: '', moves: null, line: null, opened: null, unsaid: [] }
  }

  override async preview(_: number, actions: number[]): Promise<Previewed | null> {
    const to = this.leads(actions)
    const change = actions.length === 1 ? this.place.instead?.[actions[0]!] : undefined
    const view = change ? changed(this.#views[this.#at]!, change) : to === null ? null : this.#views[to]!
    const legal = to === null ? [] : this.#further(to)
    return view && { type: 'preview', id: '', refused: -1, code: '', clause: '', legal, view }
  }

  /** What may be added to a run that leads here: nothing where a new step begins. */
  #further(to: number): number[] {
    const place = this.lesson.places[to]!
    const begins = this.lesson.script.steps.some(
      (step) => step.acts && stands(step, place) && !stands(step, this.place),
    )
    return begins || this.#gives(place) ? [] : place.legal
  }

  #play(actions: readonly number[]): void {
    if (this.leads(actions) === null) throw new Refusal('refused-dropped')
    for (const action of actions) this.#go(`${action}`, this.place.next[action]!)
    this.#keep()
  }

  #go(way: string, to: number): void {
    if (way) this.taken = [...this.taken, Number(way)]
    const { events, move } = this.lesson.places[to]!
    this.told({ type: 'news', match: 1, events, game: this.#game(to), verdicts: [] })
    this.#at = to
    this.#speak(move)
    if (this.resting) this.#keep()
  }

  /** Tell the moves of a cut at once, behind a curtain. */
  #cut(message: string, way: string, to: number): void {
    this.curtain = message
    after(CURTAIN, () => (this.curtain = ''))
    this.#go(way, to)
    this.narration.skip()
  }

  #keep(): void {
    this.kept({ taken: this.taken, move: this.place.move, read: this.readSteps })
  }

  /** The positions that lead to a mark, or null. */
  #follow({ taken, move }: Bookmark): number[] | null {
    const way = [0]
    const left = [...taken]
    for (;;) {
      const place = this.lesson.places[way.at(-1)!]!
      if (place.move === move) return left.length ? null : way
      const action = place.legal.length ? left.shift() : ''
      const to = action === undefined ? undefined : (place.next[action] ?? place.next[''])
      if (to === undefined) return null
      way.push(to)
    }
  }

  /** Whether a step that is read stands here and was not read. */
  get #unread(): boolean {
    const { steps } = this.lesson.script
    return steps.some((step, n) => !step.acts && !step.silent && n >= this.readSteps && stands(step, this.place))
  }

  #gives({ move }: Place): boolean {
    return this.lesson.script.gives?.includes(move) ?? false
  }

  /** Whether the lesson answers for the learner: where it says so, and where there is one answer and no step. */
  #given(place: Place): boolean {
    const acts = this.lesson.script.steps.some((step) => step.acts && stands(step, place))
    return this.#gives(place) || (!acts && place.legal.length === 1)
  }

  #game(at: number): GameJson {
    const place = this.lesson.places[at]!
    const bargains = { offers: [], questions: [] }
    const legal = this.#given(place) ? [] : place.legal
    return { view: this.#views[at]!, legal, undo: false, order: null, due: null, sayings: [], bargains }
  }

  #speak(move: number): void {
    for (const [seat, message, form] of this.lesson.script.lines?.[move] ?? [])
      this.#said(seat, this.worded(message), form ?? 'talk')
  }

  #said(seat: number, text: string, form: LineJson['form']): void {
    const line: LineJson = {
      line: this.lines.length,
      room: 'table',
      person: seat === LEARNER ? 0 : -1,
      name: '',
      text,
      at: Date.now(),
      form,
      about: -1,
      match: 1,
      event: (this.events.at(-1)?.[0] ?? -1) + 1,
      seat,
      acts: [],
      voice: -1,
    }
    this.told({ type: 'lines', lines: [line], verdicts: [], bargains: null })
  }
}

function faceOf(game: string, seats: number, name: string): TableJson {
  return {
    table: 'lesson',
    agreement: {
      game,
      seats,
      options: {},
      pack: 'standard',
      clock: 0,
      absent: 'wait',
      watch: 'nobody',
      listed: false,
      pace: 'brisk',
      talk: 'silent',
      ledger: 'end',
      talk_time: 'none',
      openings: 'free',
      whispers: false,
      hints: false,
    },
    status: 'playing',
    match: 1,
    host: 0,
    paused: false,
    people: [{ person: 0, name, seat: LEARNER, here: true, muted: false }],
    chairs: Array.from({ length: seats }, (_, seat) => ({
      person: seat === LEARNER ? 0 : -1,
      bot: seat === LEARNER ? '' : 'courtier',
      stand_in: false,
      colour: seat,
    })),
    votes: [],
    proposal_end: null,
    next: null,
    leavers: [],
    window: null,
  }
}
