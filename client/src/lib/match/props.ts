// The props of every table, of the generic one and of the games' own.
import type { Words } from '../i18n/words'
import type { Command } from '../wire/link'
import type { OpenTalk } from '../talk'
import type { EventJson, ManifestJson, LineJson, Say, SayAct, ViewJson } from '../wire/types'
import type { Choosing } from './choosing.svelte'
import type { Deadline } from './deadline'
import type { Choice } from './targets'

/** The lines of talk at the table, for games in which talking is part of the play. */
export interface Talk {
  lines: readonly LineJson[]
  /** The number of the current game. */
  match: number
  /** How far the server's clock is ahead of this device's, in ms. */
  ahead: number
  isBot: (seat: number) => boolean
  /** Say something; a replay cannot. */
  say?: (text: string, form: NonNullable<Say['form']>, about?: number, acts?: SayAct[]) => void
}

export interface TableProps {
  game: ManifestJson
  words: Words
  /** The current view, or the view after the chosen actions. */
  view: ViewJson
  /** The viewer's seat; -1 in the gallery. */
  mine: number
  /** The events told so far. While the narration is busy, the view is older than the last event. */
  events: readonly EventJson[]
  /** The legal choices. */
  choices: readonly Choice[]
  /** The legal choices by target. */
  targets: Map<string, Choice[]>
  /** The key that picks each target. */
  hotkeys: Map<string, string>
  /** The answer being composed; null if there is nothing to choose, as in a replay. */
  choosing: Choosing | null
  /** When the decision is due, and whose it is; a table without a clock and a replay have none. */
  deadline?: Deadline | null
  /** The standing order of this seat, if there is one. */
  order?: [string, number] | null
  /** Send a command that is not an answer, if that is possible. */
  ongive?: (command: Command) => void
  /** The lines of talk. */
  talk?: Talk
  /** What is said so that the cards can answer, and the parts that show it; until they are fetched there are none. */
  talking?: OpenTalk | null
  /** Show a clause of the rules, if the page has a place for it. */
  oncite?: (clause: string) => void
}
