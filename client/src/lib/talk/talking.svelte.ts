// Talk at a table as one viewer has it: what was said and what became of it, what may be said now, and what goes with
// the next move.
import type { Words } from '../i18n/words'
import type { Choosing } from '../match/choosing.svelte'
import { notUndone } from '../match/not_undone'
import type { Judged } from '../match/verdicts'
import type { EventJson, GameJson, LineJson, OpeningJson, SayAct } from '../wire/types'
import { Bargaining } from './bargaining.svelte'
import { type Belief, beliefsIn, isRight, lastVersions, newAct, type Said, saidIn } from './book'
import { type Chip, chipKey, chipsOf, split } from './chips'
import { manners } from './manners.svelte'
import { chipOf, sayingOf, wordsOf } from './phrasing'
import { type GameTalk, type Scene, type Strip, stripOf } from './place'

/** What the talk is read from: a table that is played, or a replay. */
export interface Desk {
  readonly lines: readonly LineJson[]
  readonly match: number
  /** The viewer's seat; -1 in the gallery. */
  readonly seat: number
  /** The events told so far. */
  readonly events: readonly EventJson[]
  readonly verdicts: ReadonlyMap<string, Judged>
  /** What this seat may say now. */
  readonly sayings: OpeningJson[]
  /** How much may be said at this table. */
  readonly level: number
  /** Whether the ledger may be seen now. */
  readonly ledger: boolean
  /** Whether somebody else may look at the screen: nothing is marked then. */
  readonly veiled: boolean
  readonly scene: Scene | null
  /** The answer being composed; null in a replay. */
  readonly choosing: Choosing | null
  readonly say: ((text: string, acts: SayAct[]) => void) | null
  /** What is offered and asked, as the house told it last. */
  readonly bargains: GameJson['bargains']
  /** The ms after which an offer lapses; 0: it does not. */
  readonly lapses: number
  /** How far the server's clock is ahead of this device's, in ms. */
  readonly ahead: number
  /** Whether players may whisper here. */
  readonly whispers: boolean
  /** Ask the house what another seat may say now; null where nothing is played. */
  readonly openings: ((seat: number) => Promise<OpeningJson[] | null>) | null
}

const WITH_A_MOVE = 2 // acts that go with a move

export class Talking {
  /** How many acts the part that composes a line of its own takes; 0: nothing is composed. */
  composing = $state(0)
  /** Whether all chips are shown. */
  more = $state(false)
  /** The saying that was pointed at: the line then asks whether it is believed. */
  pointed = $state('')
  /** The newest words of each seat, for as long as they are heard. */
  speaking = $state.raw<ReadonlyMap<number, LineJson>>(new Map())
  #armed = $state.raw<SayAct[]>([])
  #dismissed = $state('')
  #called = $state('')
  /** The thing that was turned to, what it is called, and when. */
  #subject = $state.raw({ thing: '', label: '', moment: '' })

  constructor(
    readonly desk: Desk,
    readonly words: Words,
    readonly place: GameTalk,
  ) {}

  readonly bargaining = new Bargaining(this)

  readonly said = $derived.by(() => saidIn(this.desk.lines, this.desk.match))
  readonly beliefs = $derived.by(() => beliefsIn(this.desk.lines, this.desk.match))
  readonly #told = $derived.by(() => (this.desk.events.at(-1)?.[0] ?? -1) + 1)
  /** The event with which the running round began. */
  readonly begun = $derived.by(() => this.desk.events.filter(([, what]) => what === this.place.begins).at(-1)?.[0] ?? 0)
  /** By saying, the event at which everybody saw what became of it. */
  readonly #turned = $derived.by(() => {
    const events = notUndone(this.desk.events)
    const found = new Map<string, number>()
    for (const said of this.said) {
      const turns = this.place.turns?.[said.saying]
      const event = turns && events.find((each) => each[0] >= said.at && turns(said, each))
      if (event) found.set(said.key, event[0])
    }
    return found
  })

  /**
   * What became of a saying, once that is told. What a player knows of their own word alone is a mark, and no verdict
   * yet.
   */
  judged = (said: Said): Judged | undefined => {
    const judged = this.desk.verdicts.get(said.key)
    if (!judged || this.#turned.has(said.key)) return judged
    const decided = judged.mark === 'kept' || judged.mark === 'broken'
    const own = said.seat === this.desk.seat && decided && this.place.turns?.[said.saying] !== undefined
    return own || judged.heard > this.#told ? undefined : judged
  }

  /** Whether the viewer alone knows that their own word is true; null: they do not, or want no marks. */
  ownMark = (said: Said): boolean | null => {
    const judged = this.desk.verdicts.get(said.key)
    if (!this.#marks || said.seat !== this.desk.seat || !judged || this.judged(said)) return null
    return judged.mark === 'kept' ? true : judged.mark === 'broken' ? false : null
  }

  /** What turned with an event, for its line in the log. */
  turnedWith = (event: number): Said[] =>
    this.said.filter((said) => this.#turned.get(said.key) === event && this.desk.verdicts.has(said.key))

  readonly openSaid = $derived.by(() => lastVersions(this.said).filter((said) => !this.judged(said)))
  readonly #byThing = $derived.by(() => {
    const found = new Map<string, Said[]>()
    for (const said of lastVersions(this.said)) {
      if (said.anchor >= this.#told) continue // what it is about is still to be told
      const key = this.place.hangs(said, this.words.game) || `seat:${said.seat}`
      found.set(key, [...(found.get(key) ?? []), said])
    }
    return found
  })

  /** The open sayings about a thing on the table, the newest last. */
  on = (thing: string): Said[] => (this.#byThing.get(thing) ?? []).filter((said) => !this.judged(said))

  /** The sayings about a thing that were judged in the running round. */
  judgedOn = (thing: string): Said[] =>
    (this.#byThing.get(thing) ?? []).filter((said) => said.at >= this.begun && this.judged(said))

  /** The lines that say something about a thing in the running round. */
  linesOn = (thing: string): number[] => [
    ...new Set([...this.judgedOn(thing), ...this.on(thing)].map(({ line }) => line).sort((a, b) => a - b)),
  ]

  /** The words of a line, a bot's in the reader's language. */
  wordsOf = (line: LineJson): string => wordsOf(this.words, line)

  beliefsOf = (line: number): readonly Belief[] => this.beliefs.get(line) ?? []

  /** Whether a belief about a line was right; null: nobody knows yet. */
  right = (belief: Belief, line: number): boolean | null =>
    isRight(
      belief,
      this.said.filter((said) => said.line === line).map((said) => this.judged(said)?.mark),
    )

  /** Whether the viewer may believe or doubt a line now. */
  mayBelieve = (line: LineJson): boolean =>
    this.desk.say !== null &&
    this.desk.level > 0 &&
    line.seat >= 0 &&
    line.seat !== this.desk.seat &&
    this.desk.seat >= 0 &&
    this.openSaid.some((said) => said.line === line.line)

  /** What may be said now, also only with the answer that is chosen. */
  readonly openings = $derived.by<OpeningJson[]>(() => {
    const { scene, sayings, level } = this.desk
    if (!scene || level < 2) return []
    const armable = (this.place.arms?.(scene) ?? []).filter(
      ({ saying }) => !sayings.some((other) => other.saying === saying),
    )
    const isThere = (noun: string) => (value: number) => noun !== 'seat' || value < scene.view.seats
    return [
      ...sayings,
      ...armable.flatMap(({ saying: name, choices }) => {
        const saying = sayingOf(this.words, name)
        if (!saying || saying.level > level) return []
        return [
          { saying: name, choices: choices ?? saying.args.map(({ noun, values }) => values.filter(isThere(noun))) },
        ]
      }),
    ]
  })

  /** The strip that comes by itself, or was called for. */
  readonly strip = $derived.by<Strip | null>(() => {
    const { scene } = this.desk
    const names = this.openings.map(({ saying }) => saying)
    if (!scene) return null
    const moment = { ...scene, sayings: names }
    if (this.subject) {
      const near = this.place.strip(moment)?.near ?? 0
      return { about: '', title: this.#subject.label, sayings: names, near }
    }
    if (!names.length) return null
    const comes = stripOf(this.place, moment)
    if (comes && this.#dismissed !== this.#moment) return comes
    return this.#called === this.#moment ? (comes ?? { about: 'talk-now', sayings: names }) : null
  })
  readonly #moment = $derived.by(() => `${this.desk.match}.${this.desk.scene?.view.decision}`)

  readonly #chips = $derived.by(() =>
    chipsOf(this.words.game.sayings ?? [], this.openings, this.strip?.sayings ?? [], this.desk.seat),
  )
  readonly chips = $derived.by(() => {
    const { subject } = this
    const chips = subject ? this.#chips.filter((chip) => this.#isAbout(chip, subject)) : this.#chips
    return split(chips, this.strip?.sayings ?? [], this.strip?.near, (chip) => {
      const rank = this.#rank(chip)
      return subject ? rank & 2 : rank // of one thing everything is worth its place
    })
  })
  #rank = ({ act }: Chip): number => {
    const { scene } = this.desk
    return (scene && this.place.rank?.(act.saying, act.args, scene)) ?? 0
  }

  /** The thing that the strip is about, if one was turned to; empty: none. */
  get subject(): string {
    const { thing, moment } = this.#subject
    return moment === this.#moment ? thing : ''
  }

  /** Have the sayings about a thing on the strip, and no others; about none, all again. */
  turnTo(thing: string, label: string): void {
    this.more = false
    this.pointed = ''
    this.#subject = { thing, label, moment: this.#moment }
  }

  /** Whether a chip speaks of a thing: it would hang there, or it names that player. */
  #isAbout({ act }: Chip, thing: string): boolean {
    const { words, place, desk } = this
    const said = { ...act, seat: desk.seat, line: -1 }
    const seats = sayingOf(words, act.saying)?.args.map(({ noun }) => noun === 'seat') ?? []
    return (
      (place.hangs(said, words.game) || `seat:${desk.seat}`) === thing ||
      act.args.some((value, i) => seats[i] && `seat:${value}` === thing) ||
      place.also?.[thing.split(':')[0]!]?.includes(act.saying) === true
    )
  }

  /** Whether something can be said of a thing now. */
  canTellOf = (thing: string): boolean =>
    this.#chips.some((chip) => this.#isAbout(chip, thing) && this.#rank(chip) < 2) || this.lineOf(thing) !== undefined

  /** The newest words of the player who is this thing that may be believed. */
  lineOf = (thing: string): LineJson | undefined =>
    this.desk.lines.filter((line) => `seat:${line.seat}` === thing && this.mayBelieve(line)).at(-1)

  /** All chips of what may be said, whether the strip is there or not. */
  get all(): readonly Chip[] {
    return this.#chips
  }

  /** Whether the viewer's own words are marked: they are true, or a bluff. */
  get #marks(): boolean {
    return manners.marks && !this.desk.veiled
  }

  /** Whether this chip would be true, for the viewer's own eyes. */
  truth = ({ act }: Chip): boolean | null => {
    const { scene } = this.desk
    return scene && this.#marks && act.act === 'claim'
      ? (this.place.truth?.(act.saying, act.args, scene) ?? null)
      : null
  }

  /** What goes with the next move or line. */
  readonly armed = $derived.by(() => {
    const known = new Set(this.#chips.map(({ key }) => key))
    return this.#armed.filter((act) => known.has(chipKey(act)))
  })
  readonly withMove = $derived.by(() => (this.composing ? [] : this.armed))
  readonly repeated = $derived.by(() => this.withMove.map((act) => chipOf(this.words, act)).join(' · '))

  isArmed = ({ key }: Chip): boolean => this.armed.some((act) => chipKey(act) === key)

  /** Whether a chip that is pressed waits for the move, or for the line that is composed. */
  get arming(): boolean {
    const { choosing } = this.desk
    return this.composing > 0 || (choosing !== null && (choosing.chosen.length > 0 || choosing.legal.length > 0))
  }

  /** Say what a chip says: at once, or with the move that is asked for. Pressed again, it is not said. */
  press(chip: Chip): void {
    if (this.isArmed(chip)) this.disarm(chip.act)
    else if (this.arming) {
      const most = this.composing || WITH_A_MOVE
      const subject = (act: SayAct) => this.#chips.find(({ key }) => key === chipKey(act))?.subject
      const other = this.armed.filter((act) => act.saying !== chip.act.saying || subject(act) !== chip.subject)
      this.#armed = [...other, chip.act].slice(-most)
    } else this.desk.say?.('', [chip.act])
  }

  disarm(act: SayAct): void {
    this.#armed = this.#armed.filter((each) => chipKey(each) !== chipKey(act))
  }

  /** What was armed goes out now: it is armed no more. */
  take(): SayAct[] {
    const { armed } = this
    this.#armed = []
    return armed
  }

  believe(line: number, yes: boolean): void {
    this.pointed = ''
    this.desk.say?.('', [newAct({ act: yes ? 'believe' : 'doubt', line })])
  }

  /** `=` believes and `!` doubts what has the focus. */
  believeBy(event: KeyboardEvent, line: LineJson | undefined): void {
    if (!line || (event.key !== '=' && event.key !== '!')) return
    event.preventDefault()
    this.believe(line.line, event.key === '=')
  }

  react(gesture: SayAct['gesture'], line = -1): void {
    this.desk.say?.('', [newAct({ act: 'react', gesture, line })])
  }

  takeBack(line: number): void {
    this.desk.say?.('', [newAct({ act: 'take-back', line })])
  }

  /** Remind the table of a line of which everybody knows what became. */
  cite(line: number): void {
    this.desk.say?.('', [newAct({ act: 'cite', line })])
  }

  /** Bring the strip back, or for the first time. */
  call(): void {
    this.#called = this.#moment
    this.#dismissed = ''
  }

  /** Send the strip away until something else is asked. */
  dismiss(): void {
    if (this.pointed) this.pointed = ''
    else if (this.subject) this.turnTo('', '')
    else if (this.more) this.more = false
    else {
      this.#dismissed = this.#moment
      this.#called = ''
    }
  }
}
