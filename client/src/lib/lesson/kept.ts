// What this device remembers of lessons: how far each has come, and for which games one was offered.

/** How far a lesson has come: the learner's own actions, the moves made, and the steps that were read. */
export interface Bookmark {
  taken: number[]
  move: number
  read: number
}

interface Stored {
  offered: string[]
  marks: Record<string, Bookmark>
}

const STORAGE = 'coterie lessons'

export function bookmarkOf(game: string): Bookmark | null {
  const mark = read().marks[game]
  return mark && Array.isArray(mark.taken) && Number.isInteger(mark.move) && Number.isInteger(mark.read) ? mark : null
}

/** Keep how far a lesson has come, or forget it. */
export function keep(game: string, mark: Bookmark | null): void {
  const { [game]: _, ...others } = read().marks
  put({ marks: mark ? { ...others, [game]: mark } : others })
}

/** Whether a lesson is to be offered: once for each game. */
export const isOffered = (game: string): boolean => read().offered.includes(game)

export function offer(game: string): void {
  put({ offered: [...new Set([...read().offered, game])] })
}

function put(change: Partial<Stored>): void {
  try {
    localStorage.setItem(STORAGE, JSON.stringify({ ...read(), ...change }))
  } catch {
    // A private window may refuse. Then the lesson begins anew next time.
  }
}

function read(): Stored {
  try {
    const found = JSON.parse(localStorage.getItem(STORAGE) ?? '{}') as Partial<Stored>
    return {
      offered: Array.isArray(found.offered) ? found.offered : [],
      marks: found.marks && typeof found.marks === 'object' ? found.marks : {},
    }
  } catch {
    return { offered: [], marks: {} }
  }
}
