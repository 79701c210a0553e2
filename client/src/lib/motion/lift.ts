// Lifting a thing by mouse, pen or finger. Its places glow, and dropping it there chooses. Esc puts it back.
import type { Drops } from './drag'
import { reducedMotion } from './reduced_motion'
import { durationOf } from './way'

const SLACK = 8 // px that do not count as a drag
const NEAR = 14 // px beside a place that count as the place

interface Dragging {
  /** Aborts when the thing is gone or can no longer be moved. */
  signal: AbortSignal
  drops: () => Drops | Promise<Drops>
  drop: (run: number[]) => void
  lifted: () => void
}

/** Follow a pointer from press to release. */
export function follow(
  element: HTMLElement,
  press: PointerEvent,
  { signal: gone, drops, drop, lifted }: Dragging,
): void {
  if (gone.aborted) return
  let lift: Lift | null = null
  const over = new AbortController()
  const { signal } = over
  const stop = (dropped: boolean) => {
    over.abort()
    const run = lift?.end(dropped)
    if (run) drop(run)
  }
  const same = (event: PointerEvent) => event.pointerId === press.pointerId
  const move = (event: PointerEvent) => {
    if (!same(event)) return
    if (!event.buttons) return stop(false) // the pointer was released before this code was loaded
    if (!lift && Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) > SLACK) {
      lifted()
      lift = new Lift(element, press, drops())
    }
    lift?.move(event)
  }
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !lift) return
    event.preventDefault()
    event.stopPropagation()
    stop(false)
  }
  addEventListener('pointermove', move, { signal })
  addEventListener('pointerup', (event) => same(event) && stop(true), { signal })
  addEventListener('pointercancel', (event) => same(event) && stop(false), { signal })
  addEventListener('keydown', key, { signal, capture: true })
  gone.addEventListener('abort', () => stop(false), { signal })
}

/** A thing that is being dragged. */
class Lift {
  readonly #likeness: HTMLElement
  readonly #from: { x: number; y: number }
  #places: { element: HTMLElement; run: number[] }[] = []
  #over: HTMLElement | null = null
  #at: PointerEvent
  #held = true

  constructor(
    private readonly element: HTMLElement,
    press: PointerEvent,
    drops: Drops | Promise<Drops>,
  ) {
    this.#from = { x: press.clientX, y: press.clientY }
    this.#at = press
    this.#likeness = likenessOf(element)
    element.dataset['lifted'] = ''
    void Promise.resolve(drops).then((found) => this.#light(found))
  }

  move(event: PointerEvent): void {
    this.#at = event
    this.#likeness.style.setProperty('translate', `${event.clientX - this.#from.x}px ${event.clientY - this.#from.y}px`)
    this.#aim()
  }

  /** Drop it. Returns the chosen actions, if any. */
  end(dropped: boolean): number[] | undefined {
    const run = dropped ? this.#places.find(({ element }) => element === this.#over)?.run : undefined
    this.#held = false
    delete this.element.dataset['lifted']
    for (const { element } of this.#places) delete element.dataset['drop']
    if (run || reducedMotion()) this.#likeness.remove()
    else {
      const far = Math.hypot(this.#at.clientX - this.#from.x, this.#at.clientY - this.#from.y)
      this.#likeness.animate({ translate: '0 0' }, { duration: durationOf(far), easing: 'ease-out' }).onfinish = () =>
        this.#likeness.remove()
    }
    return run
  }

  /** Let its places glow. If none is in sight, scroll to one. */
  #light(drops: Drops): void {
    if (!this.#held) return
    this.#places = [...drops].flatMap(([key, run]) =>
      [...document.querySelectorAll<HTMLElement>(`[data-at~="${CSS.escape(key)}"]`)].map((element) => ({
        element,
        run,
      })),
    )
    for (const { element } of this.#places) element.dataset['drop'] = 'may'
    const seen = ({ element }: { element: HTMLElement }) => {
      const { top, bottom } = element.getBoundingClientRect()
      return bottom > 0 && top < innerHeight / 2 // on a phone, hand and bar cover the lower half
    }
    if (!this.#places.some(seen)) this.#places[0]?.element.scrollIntoView({ block: 'center' })
    this.#aim()
  }

  #aim(): void {
    const { clientX: x, clientY: y } = this.#at
    const within = this.#places
      .map(({ element }) => ({ element, rect: element.getBoundingClientRect() }))
      .filter(
        ({ rect }) => x > rect.left - NEAR && x < rect.right + NEAR && y > rect.top - NEAR && y < rect.bottom + NEAR,
      )
      .sort((a, b) => distance(a.rect, x, y) - distance(b.rect, x, y))
    this.#over = within[0]?.element ?? null
    for (const { element } of this.#places) element.dataset['drop'] = element === this.#over ? 'over' : 'may'
  }
}

const distance = (rect: DOMRect, x: number, y: number) =>
  Math.hypot(rect.x + rect.width / 2 - x, rect.y + rect.height / 2 - y)

/** The copy that follows the pointer. It looks the same and does nothing. */
function likenessOf(element: HTMLElement): HTMLElement {
  const rect = element.getBoundingClientRect()
  const likeness = element.cloneNode(true) as HTMLElement
  for (const name of ['id', 'data-at', 'data-moves', 'data-target', 'data-card']) likeness.removeAttribute(name)
  likeness.classList.add('in-hand')
  likeness.inert = true
  likeness.ariaHidden = 'true'
  const k = getComputedStyle(element).getPropertyValue('--k')
  for (const [name, value] of Object.entries({
    '--k': k,
    left: `${rect.x}px`,
    top: `${rect.y}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
  }))
    likeness.style.setProperty(name, value)
  element.closest('.motion-layer')!.append(likeness)
  return likeness
}
