// Games to play next that suit the people at a table.
import type { TableJson, ManifestJson } from '../wire/types'

export interface Suggestion {
  game: ManifestJson
  /** The number of people. */
  people: number
  /** Whether they are enough. If not, bots take the other chairs. */
  enough: boolean
}

/**
 * All other games with a seat for each person, the best first: games that need no bots, then games not played lately.
 */
export function suggest(games: readonly ManifestJson[], face: TableJson, lately: readonly string[]): Suggestion[] {
  const people = face.chairs.filter(({ person }) => person >= 0).length
  const tablesAgo = ({ name }: ManifestJson) => (lately.includes(name) ? lately.indexOf(name) : Infinity)
  return games
    .filter(({ name, seats }) => name !== face.agreement.game && people <= seats[1]!)
    .map((game) => ({ game, people, enough: people >= game.seats[0]! }))
    .sort((a, b) => Number(b.enough) - Number(a.enough) || compare(tablesAgo(b.game), tablesAgo(a.game)))
}

const compare = (a: number, b: number) => (a === b ? 0 : a - b)
