// Parts of the page that are fetched when they are wanted.
import * as ask from './wire/ask'

/** A part, or why there is none. A house that answers and no longer has it has a newer page than this one. */
export async function part<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch {
    await ask.house()
    throw new ask.Refusal('client-outdated')
  }
}

/** The code of whatever went wrong. */
export const codeOf = (error: unknown): string => (error instanceof ask.Refusal ? error.code : 'fault')
