// What every table is given, the generic one and those of games.
import type { Words } from '../i18n/words'
import type { GameFace, View } from '../wire/types'
import type { Choosing } from './choosing.svelte'
import type { Choice } from './targets'

export interface TableProps {
  game: GameFace
  words: Words
  /** What is shown: the game as it is, or as it would be after what was chosen. */
  view: View
  /** The viewer's seat; -1 in the gallery. */
  mine: number
  /** What may be done, by what it points at. */
  targets: Map<string, Choice[]>
  /** Which digit picks a target. */
  hotkeys: Map<string, string>
  /** Where choices are made; null where there is nothing to choose, as in a replay. */
  choosing: Choosing | null
}
