// What is chosen and not yet confirmed, by verb: where the house cannot foresee what comes of it, the table still shows
// it as chosen.
import { verbOf } from '../../lib/i18n/words'
import type { TableProps } from '../../lib/match/props'

export class Chosen {
  readonly #args = new Map<string, number[]>()

  constructor({ game, choosing }: TableProps) {
    for (const action of choosing?.chosen ?? []) {
      const verb = verbOf(game, action)
      this.#args.set(verb.name, [...(this.#args.get(verb.name) ?? []), verb.low + action - verb.first])
    }
  }

  has(verb: string, arg: number): boolean {
    return this.#args.get(verb)?.includes(arg) ?? false
  }

  /** What a verb points at. */
  arg(verb: string): number | undefined {
    return this.#args.get(verb)?.[0]
  }
}
