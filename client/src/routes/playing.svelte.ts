// A game that is played, as its page sees it: what there is to see, what may be chosen, and what may be said.
import { aimOf, type Detail, detailOf } from '../games'
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
import { byTarget, type Choice, choices } from '../lib/match/targets'
import type MotionLayer from '../lib/motion/MotionLayer.svelte'
import { preferences } from '../lib/preferences.svelte'
import type { OpenTalk } from '../lib/talk'
import { toasts } from '../lib/ui/toasts.svelte'
import type { Refusal } from '../lib/wire/ask'
import type { Command } from '../lib/wire/link'
import type { TableJson } from '../lib/wire/types'
import { gameParts, type GameParts } from './game_parts'

/** The page of the result, fetched when a game ends. */
export const loadFinal = () => import('../lib/ui/Final.svelte')

export class Playing {
  readonly choosing: Choosing
  parts = $state.raw<(GameParts & { aim: (choice: Choice) => string[]; detail: Detail }) | null>(null)
  trouble = $state.raw<Refusal | null>(null)
  /** What is said so that the cards can answer; null until it is fetched. */
  talking = $state.raw<OpenTalk | null>(null)
  /** What moves the things on the table. */
  layer = $state<MotionLayer>()

  constructor(
    readonly device: SharedDevice,
    readonly session: TableSession,
    private readonly currentFace: () => TableJson,
  ) {
    this.choosing = new Choosing(session)
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
    return choices(parts.game, view, this.choosing.legal).map((choice) => ({ ...choice, targets: parts.aim(choice) }))
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

  get face(): TableJson {
    return this.currentFace()
  }

  /** Whether something is still being told. */
  get busy(): boolean {
    return this.session.narration.busy
  }

  /** Fetch what the page is made of; not again with all news of the table. The talk comes after it, if it is wanted. */
  load(talks = true): void {
    const [game, pack] = [this.#game, this.#pack]
    const { plain } = preferences
    Promise.all([
      gameParts(game, pack, this.session.nameOf),
      lazy(() => aimOf(game, plain)),
      lazy(() => detailOf(game)),
    ])
      .then(([parts, aim, detail]) => {
        if (!parts) return
        this.session.narration.pace = parts.pace
        this.parts = { ...parts, aim, detail }
        return talks ? this.openTalk(parts.words) : undefined
      })
      .catch((refusal) => (this.trouble = refusal as Refusal))
  }

  /** The talk comes after the table: nothing waits for it. */
  async openTalk(words: Words): Promise<void> {
    const { openPlayTalk } = await lazy(() => import('./talk_desk'))
    const talking = await openPlayTalk(this, words)
    if (this.parts?.words !== words) return // the reader has changed language meanwhile
    this.talking = talking
    this.choosing.voice = talking
  }

  /** What one must know of a choice whose target is out of sight. */
  detail = (choice: Choice): string => {
    const { parts, view } = this
    return parts && view ? parts.detail(choice, parts.words, view) : ''
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
