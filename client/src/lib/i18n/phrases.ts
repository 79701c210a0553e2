// Messages from Fluent files in one language. `coterie.words.Phrases` is the same in Python.
import { FluentBundle, FluentNumber, FluentResource, type FluentValue, type FluentVariable } from '@fluent/bundle'

export const LANGUAGES = ['en', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]
export type Values = Record<string, unknown>

const MINUS = /(?<![\p{L}\p{N}_:-])-(?=\d)/gu

/** A mark before a name that French elides before: « de » and « que » lose their e. It is never shown. */
export const ELIDES = '\u2060'
const ELISION = new RegExp(`(?<=\\b(?:d|qu))e ${ELIDES}`, 'gi')

/** A message that the files lack is shown as its id. */
export class Phrases {
  readonly #bundle: FluentBundle

  /** A later text may override a message. */
  constructor(
    readonly language: Language,
    texts: string[],
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false, functions: { SIGNED } })
    for (const text of texts) this.add(text)
  }

  /** Add messages. They override known ones. */
  add(text: string): void {
    this.#bundle.addResource(new FluentResource(text), { allowOverrides: true })
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id)
  }

  /** The text of a message, or its id where there is none. */
  say(id: string, values: Values = {}): string {
    const pattern = this.#bundle.getMessage(id)?.value
    if (!pattern) return id
    const text = this.#bundle.formatPattern(pattern, values as Record<string, FluentVariable>, [])
    return text.replace(MINUS, '−').replace(ELISION, '’').replaceAll(ELIDES, '')
  }

  /** An attribute of a message, such as `.clause`; empty if it has none. */
  attribute(id: string, name: string, values: Values = {}): string {
    const pattern = this.#bundle.getMessage(id)?.attributes[name]
    return pattern ? this.#bundle.formatPattern(pattern, values as Record<string, FluentVariable>, []) : ''
  }

  /** The first of these messages that exists. */
  first(ids: string[], values: Values = {}): string {
    return this.say(ids.find((id) => this.has(id)) ?? ids[0] ?? '', values)
  }

  /** The ids of all messages with this prefix, in the order of the files. */
  ids(start: string): string[] {
    return [...this.#bundle._messages.keys()].filter((id) => id.startsWith(start))
  }
}

/** A number with its sign, as Fluent files may ask for it: { SIGNED($steps) }. */
function SIGNED(given: FluentValue[]): string {
  const number = given[0] instanceof FluentNumber ? given[0].value : Number(given[0])
  return `${number < 0 ? '−' : '+'}${Math.abs(Math.trunc(number))}`
}
