// How this reader wants to hear the others: words they blur, speakers whose words they hide, and whether their own
// chips are marked. The device stores it; nobody else learns of it.
import { Stored } from '../stored.svelte'

interface Values {
  marks: boolean
  blurred: string[]
  /** By table, the people whose words are hidden. */
  hidden: Record<string, number[]>
}

const STORAGE = 'coterie manners'
const EMPTY: Values = { marks: true, blurred: [], hidden: {} }

class Manners {
  readonly #kept = new Stored<Values>(STORAGE, EMPTY)

  /** Whether the reader's own chips say what is true and what is a bluff. */
  get marks() {
    return this.#kept.values.marks
  }
  set marks(marks: boolean) {
    this.#kept.put({ marks })
  }

  /** The words that the reader does not want to read. */
  get blurred(): readonly string[] {
    return this.#kept.values.blurred
  }
  blur(list: string): void {
    this.#kept.put({ blurred: [...new Set(list.split(/[\s,;]+/).filter(Boolean))] })
  }

  hides(table: string, person: number): boolean {
    return person >= 0 && (this.#kept.values.hidden[table]?.includes(person) ?? false)
  }
  /** Hide the words of somebody at a table, or show them again. What they claim stays. */
  hide(table: string, person: number, on: boolean): void {
    const others = (this.#kept.values.hidden[table] ?? []).filter((each) => each !== person)
    this.#kept.put({ hidden: { ...this.#kept.values.hidden, [table]: on ? [...others, person] : others } })
  }
}

export const manners = new Manners()

/** A text with the words of a list blotted out, whatever their case. A part of another word is left alone. */
export function blotted(text: string, list: readonly string[]): string {
  if (!list.length) return text
  const escaped = list.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped})(?![\\p{L}\\p{N}])`, 'giu'), '•••')
}
