// A game that is played, as its page sees it: what there is to see, what may be chosen, and what may be said.
import { untrack } from 'svelte'
import { say } from '../lib/i18n/language.svelte'
import type { Values } from '../lib/i18n/phrases'
import type { Words } from '../lib/i18n/words'
import { lazy } from '../lib/lazy'
import { Choosing } from '../lib/match/choosing.svelte'
import { deadlineOf, isSoon } from '../lib/match/deadline'
import { hotkeysOf } from '../lib/match/keys'
import { now } from '../lib/match/now'
import type { Talk } from '../lib/match/props'
import type { SharedDevice } from '../lib/match/shared_device.svelte'
import type { TableSession } from '../lib/match/table_session.svelte'
import { byTarget, type Choice, choiceOf, choices } from '../lib/match/targets'
import type MotionLayer from '../lib/motion/MotionLayer.svelte'
import { preferences } from '../lib/preferences.svelte'
import type { OpenTalk } from '../lib/talk'
import { LEVELS } from '../lib/match/levels'
import { PLAIN, type Scene, stripOf } from '../lib/talk/place'
import { toasts } from '../lib/ui/toasts.svelte'
import type { Refusal } from '../lib/wire/ask'
import type { Command } from '../lib/wire/link'
import type { TableJson } from '../lib/wire/types'
import { gameParts, type GameParts } from './game_parts'

/** The page of the result, fetched when a game ends. */
export const loadFinal = () => import('../lib/ui/Final.svelte')

export class Playing {
  readonly choosing: Choosing
  parts = $state.raw<GameParts | null>(null)
  trouble = $state.raw<Refusal | null>(null)
  /** What is said so that the cards can answer; null until it is fetched. */
  talking = $state.raw<OpenTalk | null>(null)
  /** What moves the things on the table. */
  layer = $state<MotionLayer>()
  /** The last line that was there when this page opened: what comes after it is heard. */
  readonly since: number
  #reached = $state(false) // for something that only the talk has
  #opening: { words: Words; talking: Promise<OpenTalk | null> } | null = null

  constructor(
    readonly device: SharedDevice,
    readonly session: TableSession,
    private readonly currentFace: () => TableJson,
  ) {
    this.choosing = new Choosing(session)
    this.since = session.lines.at(-1)?.line ?? -1
  }

  readonly #game = $derived.by(() => this.face.agreement.game)
  readonly #pack = $derived.by(() => this.face.agreement.pack)
  readonly sight = $derived.by(() => this.session.narration.sight)
  /** Whether the players have ended the game without a result. */
  readonly ended = $derived.by(() => this.face.status === 'ended' && !this.busy)
  readonly view = $derived.by(() => {
    const { view } = this.choosing
    return view && this.ended ? { ...view, waiting: [] } : view // nobody is asked any more
  })
  readonly choices = $derived.by(() => {
    const { parts, view } = this
    if (!parts || !view || this.ended) return []
    return choices(parts.game, view, this.choosing.legal).map((choice) => ({
      ...choice,
      targets: parts.aim?.(choice) ?? choice.targets,
    }))
  })
  readonly targets = $derived(byTarget(this.choices))
  readonly hotkeys = $derived.by(() =>
    preferences.keys ? hotkeysOf(this.choices, this.choosing.target) : new Map<string, string>(),
  )
  /** Whether it is this seat's turn, until its answer is given. */
  readonly turn = $derived.by(() => !this.ended && (this.choices.length > 0 || this.choosing.chosen.length > 0))
  /** Whether this seat is asked, and has chosen nothing yet. */
  readonly asked = $derived.by(() => this.choices.length > 0 && !this.choosing.chosen.length)
  readonly course = $derived.by(() => {
    const { parts, sight } = this
    return (parts && sight && parts.chart?.(parts.words, sight.view, this.session.events)) || null
  })
  /** What goes on while it is told; empty once everything is. */
  readonly going = $derived.by(() => (this.busy && this.course ? this.course.going : ''))
  /** Changes with every question, and at the end; empty while nothing is asked. */
  readonly news = $derived.by(() =>
    this.view?.over || this.ended ? 'over' : this.asked ? `${this.session.match}.${this.view?.decision}` : '',
  )
  readonly deadline = $derived.by(() => {
    const { sight, session } = this
    return sight && this.face.status === 'playing'
      ? deadlineOf(this.face, sight.view.waiting, sight.due, session.ahead)
      : null
  })
  /** Whether a player is nudged, because the time for a decision runs out. */
  readonly soon = $derived.by(() => this.deadline !== null && isSoon(this.deadline, now()))
  /** Whether this seat is the one that is nudged. */
  readonly nudged = $derived.by(() => this.soon && this.deadline!.seats.includes(this.session.seat))
  /** Whether a bot stands in for this seat. */
  readonly replaced = $derived.by(
    () => this.face.status === 'playing' && (this.face.chairs[this.session.seat]?.stand_in ?? false),
  )
  readonly talk = $derived.by<Talk>(() => ({
    lines: this.session.lines,
    match: this.session.match,
    ahead: this.session.ahead,
    isBot: (at) => Boolean(this.face.chairs[at]?.bot),
    say: (text, form, about = -1, acts) => this.give({ type: 'say', text, form, about, ...(acts?.length && { acts }) }),
  }))

  /** Whether the ledger may be seen now. */
  readonly ledger = $derived.by(() => {
    const { agreement, status } = this.face
    const some = (LEVELS[agreement.talk] ?? 0) > 1 && Boolean(this.parts?.game.sayings.length)
    return some && (agreement.ledger !== 'end' || status !== 'playing')
  })
  /** What this seat may say now. */
  readonly sayings = $derived.by(() => (this.ended ? [] : (this.sight?.sayings ?? [])))
  /** The moment in which something may be said; null for who has no seat. */
  readonly scene = $derived.by<Scene | null>(() => {
    const { parts, view, session } = this
    if (!parts || !view || session.seat < 0 || this.ended) return null
    const chosen = this.choosing.chosen.map((action) => choiceOf(parts.game, action))
    return { game: parts.game, view, mine: session.seat, events: session.events, chosen, sayings: [] }
  })
  /**
   * Whether the talk is wanted: something is said, asked or offered, people are to talk, there is something to say of
   * the moment or with an answer, or the reader reaches for it. Until then it would show nothing.
   */
  readonly wantsTalk = $derived.by(() => {
    const { session, scene, parts } = this
    const { offers, questions } = session.bargains
    const sayings = this.sayings.map(({ saying }) => saying)
    return (
      this.#reached ||
      session.lines.length + offers.length + questions.length + this.choosing.chosen.length > 0 ||
      this.face.window !== null ||
      (parts && scene && stripOf(parts.talk ?? PLAIN, { ...scene, sayings }) !== null)
    )
  })

  get face(): TableJson {
    return this.currentFace()
  }

  /** Whether something is still being told. */
  get busy(): boolean {
    return this.session.narration.busy
  }

  /** Fetch what the page is made of; not again with all news of the table. */
  load(): void {
    const [game, pack] = [this.#game, this.#pack]
    gameParts(game, pack, this.session.nameOf)
      .then((parts) => {
        if (!parts) return
        this.session.narration.pace = parts.pace
        this.parts = parts
      })
      .catch((refusal) => (this.trouble = refusal as Refusal))
  }

  /** Somebody reaches for what only the talk has. */
  reach = (): void => void (this.#reached = true)

  /** The talk comes after the table, once: nothing waits for it. */
  openTalk(words: Words): Promise<OpenTalk | null> {
    if (this.#opening?.words !== words) this.#opening = { words, talking: this.#openTalk(words) }
    return this.#opening.talking
  }

  async #openTalk(words: Words): Promise<OpenTalk | null> {
    const { openPlayTalk } = await lazy(() => import('./talk_desk'))
    const talking = await openPlayTalk(this, words)
    if (this.parts?.words !== words) return null // the reader has changed language meanwhile
    this.talking = talking
    this.choosing.voice = talking
    return talking
  }

  /** Fetch the talk if it is wanted. An effect that calls this runs again when that changes, and with the language. */
  talks(): void {
    const { parts, wantsTalk } = this
    if (!parts || !wantsTalk) return
    untrack(() => void this.openTalk(parts.words).catch((refusal) => (this.trouble = refusal as Refusal)))
  }

  /** The talk, fetched if need be; null if there is no table to talk at yet. */
  async reached(): Promise<OpenTalk | null> {
    this.reach()
    return this.parts && this.openTalk(this.parts.words)
  }

  /** What one must know of a choice whose target is out of sight. */
  detail = (choice: Choice): string => {
    const { parts, view } = this
    return (parts && view && parts.detail?.(choice, parts.words, view)) || ''
  }

  /** Send a command. */
  give = (command: Command): void => {
    this.session.do(command).catch((refusal) => toasts.refused(refusal, this.#say))
  }

  /** A sentence of the game if it has this one, otherwise of the house. */
  #say = (id: string, values?: Values): string => {
    const words = this.parts?.words
    return words?.has(id) ? words.say(id, values) : say(id, values)
  }

  /** Tell everything at once, and let everything lie where it belongs. */
  skip = (): void => {
    this.session.narration.skip()
    this.layer?.finish()
  }
}
