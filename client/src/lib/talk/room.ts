// Where lines are read and said: a session at a table, or a replay of one.
import type { TableSession } from '../match/table_session.svelte'

export type TalkRoom = Pick<
  TableSession,
  'table' | 'person' | 'seat' | 'lines' | 'face' | 'hosting' | 'nameOf' | 'do' | 'draft'
>
