// Modules that the page fetches when it needs them.
import * as ask from './wire/ask'

/** Load a module. If that fails and the server answers, the server has a newer build than this page: say so. */
export async function lazy<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch {
    await ask.house()
    throw new ask.Refusal('client-outdated')
  }
}

/** Load a module for what nobody waits for: again after a while if the server is away, and then again. */
export async function patiently<T>(load: () => Promise<T>, ms = 2000): Promise<T> {
  for (;;) {
    try {
      return await load()
    } catch {
      await new Promise((again) => setTimeout(again, ms))
    }
  }
}

/** The code of an error, for its message. */
export const codeOf = (error: unknown): string => (error instanceof ask.Refusal ? error.code : 'fault')
