// Where talk is read from: a table that is played, a waiting room, a replay.
import type { Words } from '../lib/i18n/words'
import { LEVELS } from '../lib/match/levels'
import type { Replay } from '../lib/match/replay.svelte'
import type { TableSession } from '../lib/match/table_session.svelte'
import { type OpenTalk, openTalk } from '../lib/talk'
import type { Desk } from '../lib/talk/talking.svelte'
import type { Playing } from './playing.svelte'

const DAY = 86_400 // seconds
const LAPSE = 30_000 // ms after which an offer lapses at a table with a clock, as the house has it
const NO_BARGAINS = { offers: [], questions: [] }

/** The talk of a table that is played. */
export function openPlayTalk(playing: Playing, words: Words): Promise<OpenTalk> {
  return openTalk(deskOf(playing), words)
}

function deskOf(playing: Playing): Desk {
  const { session, choosing, device } = playing
  return {
    choosing,
    get lines() {
      return session.lines
    },
    get match() {
      return session.match
    },
    get seat() {
      return session.seat
    },
    get events() {
      return session.events
    },
    get verdicts() {
      return session.verdicts
    },
    get sayings() {
      return playing.sayings
    },
    get level() {
      return LEVELS[playing.face.agreement.talk] ?? 0
    },
    get ledger() {
      return playing.ledger
    },
    get veiled() {
      return device.veiled
    },
    get scene() {
      return playing.scene
    },
    say: (text, acts) => playing.give({ type: 'say', text, acts }),
    get bargains() {
      return playing.ended ? NO_BARGAINS : session.bargains
    },
    get lapses() {
      const { clock } = playing.face.agreement
      return clock && clock < DAY ? LAPSE : 0
    },
    get ahead() {
      return session.ahead
    },
    get whispers() {
      return playing.face.agreement.whispers && playing.face.status === 'playing'
    },
    openings: (seat) => session.openings(seat),
  }
}

/** Nothing is played, and nothing can be said that cards answer: words and gestures alone. */
const QUIET = {
  match: -1,
  seat: -1,
  events: [],
  verdicts: new Map(),
  sayings: [],
  ledger: false,
  veiled: true,
  scene: null,
  choosing: null,
  say: null,
  bargains: NO_BARGAINS,
  lapses: 0,
  ahead: 0,
  whispers: false,
  openings: null,
}

/** The talk of a waiting room. */
export function openRoomTalk(session: TableSession, words: Words): Promise<OpenTalk> {
  return openTalk(
    {
      ...QUIET,
      get lines() {
        return session.lines
      },
      get level() {
        return LEVELS[session.face?.agreement.talk ?? ''] ?? 0
      },
    },
    words,
  )
}

/** The talk of a replay at its own table, up to the moment that is shown. */
export function openReplayTalk(replay: Replay, words: Words): Promise<OpenTalk> {
  return openTalk(
    {
      ...QUIET,
      get lines() {
        return replay.lines
      },
      get match() {
        return replay.match
      },
      get seat() {
        return replay.view && replay.view.seat < replay.view.seats ? replay.view.seat : -1
      },
      get events() {
        return replay.events
      },
      get verdicts() {
        return replay.verdicts
      },
      level: LEVELS.free!,
      ledger: true,
    },
    words,
  )
}
