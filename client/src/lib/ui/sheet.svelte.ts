// The sheet of a table's Log, Talk and Rules: which of them is up, whether it is open where it is a sheet, and the way in and out by keys.
export type Tab = 'log' | 'talk' | 'rules'

export class Sheet {
  tab = $state<Tab>('log')
  /** Whether it is open, over the lower part of the table; where there is room for it beside the table, it always is. */
  open = $state(false)
  /** The clause that is marked in the rules. */
  clause = $state('')
  /** Where it is on the page. */
  box = $state<HTMLElement>()
  #before: Element | null = null // who had the keyboard when the talk began

  cite(clause: string): void {
    this.clause = clause
    this.tab = 'rules'
    this.open = true
  }

  /** Let something be said. */
  talk(): void {
    this.#before = document.activeElement
    this.tab = 'talk'
    this.open = true
    setTimeout(() => this.box?.querySelector<HTMLElement>('[data-talk]')?.focus({ preventScroll: true }))
  }

  holds(thing: EventTarget | null): boolean {
    return thing instanceof Node && this.box?.contains(thing) === true
  }

  /** Back to the table, and the keyboard to whatever had it there. */
  leave(): void {
    this.open = false
    const at = document.activeElement
    if (!(at instanceof HTMLElement) || !this.holds(at)) return
    at.blur()
    if (this.#before instanceof HTMLElement && this.#before.isConnected) this.#before.focus({ preventScroll: true })
  }
}
