import type { GameJson } from '../wire/types'

/** The game as it was told, with what may be said: where that is as before, it is not told again. */
export const withSayings = (told: GameJson, before: GameJson | null): GameJson =>
  told.sayings ? told : { ...told, sayings: before?.sayings ?? [] }
