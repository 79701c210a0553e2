// The Prompter: at which step the lesson is, whether what the learner picked leads on, and what is answered if not.
import type { Words } from '../i18n/words'
import type { Choosing } from '../match/choosing.svelte'
import type { Choice } from '../match/targets'
import type { LessonSession } from './lesson_session.svelte'
import { stands, type Step } from './script'

const PATIENCE = 2 // misses after which it is shown rather than asked

/** What the page of the game knows: what may be chosen, and how it is worded. */
export interface Stage {
  readonly choosing: Choosing
  readonly choices: readonly Choice[]
  readonly words: Words | null
  readonly busy: boolean
}

export class Prompter {
  /** How often something was picked at this step that does not lead on. */
  misses = $state(0)
  #missed = '' // the last of them, which counts once

  constructor(
    private readonly session: LessonSession,
    private readonly stage: Stage,
  ) {}

  get #steps(): readonly Step[] {
    return this.session.lesson.script.steps
  }

  /** What is picked and not sent: a run, or the choices of a thing that was pointed at. */
  readonly #picked = $derived.by<number[][]>(() => {
    const { choosing, choices } = this.stage
    if (choosing.chosen.length) return [choosing.chosen]
    if (!choosing.target) return []
    return choices.filter(({ targets }) => targets.includes(choosing.target)).map(({ action }) => [action])
  })
  readonly #leads = $derived(this.#picked.some((run) => this.session.leads(run) !== null))

  /** The steps that stand here: those to read come first, then what is to be done. */
  readonly step = $derived.by<Step | null>(() => {
    const { session, stage } = this
    if (!session.resting || stage.busy || session.curtain) return null
    const here = this.#steps.filter((step) => stands(step, session.place))
    const unread = here.find((step) => !step.acts && !step.silent && this.#steps.indexOf(step) >= session.readSteps)
    const acting = here.filter(({ acts, picked }) => acts && (!picked || this.#leads))
    return (this.#picked.length ? undefined : unread) ?? acting.at(-1) ?? null
  })
  /** The number of the step, from 1; the last one while nothing is said. */
  readonly number = $derived.by(() => {
    const { move } = this.session.place
    const from = ({ at }: Step) => Math.min(...[at].flat())
    const passed = this.#steps.filter((step) => from(step) >= 0 && from(step) <= move && !step.picked).length
    return this.step ? this.#steps.indexOf(this.step) + 1 : Math.max(1, passed)
  })

  get steps(): number {
    return this.#steps.length
  }

  /** How a record words what was picked and does not lead on; empty if it does. */
  readonly miss = $derived.by(() => {
    const { words } = this.stage
    const [run] = this.#picked
    return run && !this.#leads && words && this.step ? words.token(run.at(-1)!) : ''
  })
  /** The message of the kind answer. */
  readonly answer = $derived.by(() => {
    const { miss } = this
    if (!miss) return ''
    const here = this.#steps.filter((step) => step.acts && stands(step, this.session.place))
    const found = here.flatMap(({ otherwise = [] }) => otherwise).find(([word]) => word.test(this.#token))
    return found?.[1] ?? 'lesson-general'
  })
  readonly patient = $derived.by(() => this.misses < PATIENCE)

  /** What was picked, with the road before it, so that an answer may depend on it. */
  get #token(): string {
    return `${this.road}/${this.miss}`
  }

  get road(): string {
    const { words } = this.stage
    const { roadOf } = this.session.lesson.script
    return (words && roadOf?.(this.session.taken.map((action) => words.token(action)))) || ''
  }

  /** What is spoken of, as a selector; empty if nothing is. */
  get about(): string {
    const { about = '' } = this.step ?? {}
    return typeof about === 'string' ? about : (about[this.road] ?? '')
  }

  /** The messages of a step: with the road, where the words differ. */
  get message(): string {
    return this.step ? `lesson-${this.step.name}${this.step.roads ? `-${this.road}` : ''}` : ''
  }

  /** Count what does not lead on, each once; a new step begins anew. */
  count(): void {
    const { miss } = this
    const at = `${this.session.place.move}`
    if (!this.#missed.startsWith(`${at} `)) {
      this.misses = 0
      this.#missed = `${at} `
    }
    if (miss && this.#missed !== `${at} ${miss}`) {
      this.misses++
      this.#missed = `${at} ${miss}`
    }
  }

  /** The step is read. */
  goOn(): void {
    if (this.step && !this.step.acts) this.session.readOn(this.#steps.indexOf(this.step) + 1)
  }

  /** Put back what was picked. */
  putBack(): void {
    const { choosing } = this.stage
    choosing.target = ''
    for (let left = choosing.chosen.length; left; left--) choosing.cancel()
  }

  /** Do it for the learner. */
  async show(): Promise<void> {
    const { choosing } = this.stage
    this.putBack()
    for (;;) {
      const at = this.session.leads(choosing.chosen)
      const { legal } = choosing
      const ways = at === null ? [] : Object.keys(this.session.lesson.places[at]!.next).map(Number)
      const action = ways.find((way) => legal.includes(way))
      if (action === undefined) break
      await choosing.pick(action)
    }
    await choosing.confirm()
  }
}
