// Values that this device stores under a name, as the pages see them. Another tab may change them.

export class Stored<T extends object> {
  #values: T

  constructor(
    readonly name: string,
    private readonly empty: T,
  ) {
    this.#values = $state.raw(this.read())
  }

  get values(): T {
    return this.#values
  }

  /** What is stored now; what is missing or cannot be read is as at the beginning. */
  read(): T {
    try {
      return { ...this.empty, ...(JSON.parse(localStorage.getItem(this.name) ?? '{}') as Partial<T>) }
    } catch {
      return { ...this.empty }
    }
  }

  put(change: Partial<T>): void {
    this.#values = { ...this.read(), ...change }
    try {
      localStorage.setItem(this.name, JSON.stringify(this.#values))
    } catch {
      // A private window may refuse. The values then last until the page is closed.
    }
  }

  /** Read the stored values again. */
  refresh(): void {
    this.#values = this.read()
  }
}
