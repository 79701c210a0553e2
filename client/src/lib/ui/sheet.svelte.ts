// The state of a table's Log, Talk, Ledger and Rules: the current tab, whether the sheet is open, and the way in and
// out by keys.
export type Tab = 'log' | 'talk' | 'ledger' | 'rules'

export class Sheet {
  tab = $state<Tab>('log')
  /**
   * Whether the sheet is open over the lower part of the table. Beside the table it is always open.
   */
  open = $state(false)
  /** The clause that is marked in the rules. */
  clause = $state('')
  /** The event that is looked for in the log; -1: none. */
  sought = $state(-1)
  /** The element of the sheet. */
  box = $state<HTMLElement>()
  #before: Element | null = null // what had the focus before the talk

  cite(clause: string): void {
    this.clause = clause
    this.tab = 'rules'
    this.open = true
  }

  /** Open the talk, and focus its field when it is fetched. */
  talk(fetched: Promise<unknown>): void {
    this.#before = document.activeElement
    this.tab = 'talk'
    this.open = true
    const focus = () => this.box?.querySelector<HTMLElement>('[data-talk]')?.focus({ preventScroll: true })
    void Promise.all([fetched, import('../talk/Talk.svelte')]).then(() => setTimeout(focus))
  }

  /** Show the page of this name. */
  turn(tab: Tab): void {
    this.tab = tab
    this.open = true
  }

  /** Show an event in the log. */
  seek(event: number): void {
    this.sought = event
    this.turn('log')
  }

  holds(thing: EventTarget | null): boolean {
    return thing instanceof Node && this.box?.contains(thing) === true
  }

  /** Close the sheet and give the focus back. */
  leave(): void {
    this.open = false
    const at = document.activeElement
    if (!(at instanceof HTMLElement) || !this.holds(at)) return
    at.blur()
    if (this.#before instanceof HTMLElement && this.#before.isConnected) this.#before.focus({ preventScroll: true })
  }
}
