// What to play next: another game that the people at a table can play together.
import type { Face, GameFace } from '../wire/types'

export interface Suggestion {
  game: GameFace
  /** How many people there are. */
  people: number
  /** Whether they are enough; else bots take the other chairs. */
  enough: boolean
}

/** Every other game that has a seat for each of them, best first: one that needs no bots, then one that was not played lately. */
export function suggest(games: readonly GameFace[], face: Face, lately: readonly string[]): Suggestion[] {
  const people = face.chairs.filter(({ person }) => person >= 0).length
  const since = (game: GameFace) => (lately.includes(game.name) ? lately.indexOf(game.name) : Infinity) // tables ago
  return games
    .filter(({ name, seats }) => name !== face.game && people <= seats[1]!)
    .map((game) => ({ game, people, enough: people >= game.seats[0]! }))
    .sort((a, b) => Number(b.enough) - Number(a.enough) || compare(since(b.game), since(a.game)))
}

const compare = (a: number, b: number) => (a === b ? 0 : a - b)
