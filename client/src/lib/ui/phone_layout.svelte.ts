// The layout on narrow screens: the panel is a sheet, the top bar, a slip and the action bar lie over the table, and
// what a question is about may be out of sight.
import type { Choice } from '../match/targets'
import { allInSight, type Edges } from '../motion/in_sight'
import { scrollIntoView } from '../motion/scroll_into_view'

const WIDEST = 1100 // px; the styles say the same
const LOW = 20 // px above the bar where the talk line still lies on it
const STILL = 120 // ms without a scroll after which the page stands still

export class PhoneLayout {
  width = $state(0)
  /** Whether the window is so narrow that the table has its whole width. */
  readonly active = $derived(this.width <= WIDEST)
  board = $state<HTMLElement>()
  bar = $state<HTMLElement>()
  /** How much of the table they cover, in px. */
  heights = $state({ top: 0, bar: 0, slip: 0 })
  /** Whether a choice points at something out of sight. Then the bar holds the choices. */
  unseen = $state(false)
  #choices: readonly Choice[] = []
  #timer = 0
  #staged: Element | null = null
  #missed = '' // what was to be shown and had not come yet
  #pressed = false // by a finger or a button that is down

  /** Tell the styles how high these are. The caller calls what this returns when the page goes. */
  measure(): () => void {
    const { style } = document.documentElement
    for (const [name, px] of Object.entries(this.heights)) style.setProperty(`--${name}`, `${px}px`)
    return () => Object.keys(this.heights).forEach((name) => style.removeProperty(`--${name}`))
  }

  /** Bring the first of these into sight, or as soon as one has come; whether the page scrolls. */
  show(selector: string): boolean {
    const edges = this.#edges
    this.#missed = this.board?.querySelector(selector) ? '' : selector
    return edges !== null && this.board !== undefined && scrollIntoView(this.board, selector, edges)
  }

  /** These may be chosen now: look whether all that they point at is in sight. */
  ask(choices: readonly Choice[]): void {
    this.#choices = choices
    // in two frames the bar has its height, and all that lies on it its place
    if (choices.length) requestAnimationFrame(() => requestAnimationFrame(() => this.look()))
  }

  /** Look again when the page stands still. */
  settle(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.look(), STILL)
  }

  /** What lay over the table is gone: look as if the question were new. */
  renew(): void {
    this.unseen = false
    this.ask(this.#choices)
  }

  /** Something on the table has changed its size: what was in sight may be out of it, but nothing came closer. */
  grown(): void {
    if (this.#missed) this.show(this.#missed)
    if (!this.unseen) this.settle()
  }

  /**
   * Something is pressed, or no more. What the bar holds stays as long: a button that goes under a finger takes the
   * press with it.
   */
  press(down: boolean): void {
    this.#pressed = down
  }

  look(): void {
    clearTimeout(this.#timer)
    if (this.#pressed) return this.settle()
    const edges = this.#edges
    const board = this.board
    if (!edges || !board || !this.#choices.length || document.querySelector('dialog[open]')) return
    if (!this.active) return void (this.unseen = false)
    const looked = new Map<string, boolean>() // several choices may share a target
    const seen = (attribute: string, key: string | number) => {
      const selector = `[data-${attribute}="${CSS.escape(`${key}`)}"]`
      if (!looked.has(selector)) looked.set(selector, allInSight(board, selector, edges))
      return looked.get(selector)!
    }
    const inSight = ({ action, targets }: Choice) =>
      !targets.length || targets.some((key) => seen('target', key)) || seen('choice', action)
    this.unseen = !this.#choices.every(inSight)
  }

  /** Bring what is being told into sight, each scene once: a reader who has scrolled elsewhere stays there. */
  showStaged(): void {
    const scene = this.board?.querySelector('[data-staged]') ?? null
    if (scene !== this.#staged) this.show('[data-staged]')
    this.#staged = scene
  }

  /** Nothing is told any more: the next scene is a new one. */
  forgetStaged(): void {
    this.#staged = null
  }

  get #edges(): Edges | null {
    if (!this.board || !this.bar) return null
    const { bottom } = this.board.getBoundingClientRect()
    const bar = this.bar.getBoundingClientRect().top
    const line = this.board.querySelector('[data-talk-line]')?.getBoundingClientRect()
    return {
      ceiling: this.heights.top + this.heights.slip,
      floor: line && bar - line.bottom < LOW ? line.top : Math.min(bar, bottom), // it lies on the bar
    }
  }
}
