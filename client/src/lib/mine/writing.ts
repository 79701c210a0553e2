// Write games into one's own book: at the end of each, and those that ended while one was away.
import { type Played, seatsOf } from '../my_tables'
import type { StoryJson, TableJson } from '../wire/types'
import { type Entry, keepBook, readBook, withGames } from './book'

/** A game that just ended here. */
export function write(game: { match: number; seat: number; story: StoryJson }, face: TableJson): void {
  const { match, seat, story } = game
  const deeds = story.feats
    .filter((feat) => feat.seat === seat)
    .map(({ name, value, nums, cards }) => ({ name, value, nums, cards }))
  const { scores, winners } = story
  keep([{ table: face.table, match, game: face.agreement.game, at: Date.now(), seat, scores, winners, deeds }])
}

/** The games that the house says were played at this device's tables. */
export function writeAll(played: readonly Played[]): void {
  keep(
    played.flatMap(({ table, game }) => {
      const [seat = -1, ...others] = seatsOf(table)
      const known = table.chronicle.table
      if (seat < 0 || !game.winners.length) return []
      const { match, ended: at, scores, winners } = game
      const mine = others.length ? -1 : seat
      return [{ table: known.table, match, game: known.agreement.game, at, seat: mine, scores, winners, deeds: [] }]
    }),
  )
}

function keep(entries: readonly Entry[]): void {
  const book = readBook()
  const after = withGames(book, entries)
  if (JSON.stringify(after) !== JSON.stringify(book)) keepBook(after)
}
