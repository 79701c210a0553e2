// Where the talk of a table that is played is read from.
import { choiceOf } from '../lib/match/targets'
import type { Desk } from '../lib/talk/talking.svelte'
import type { Playing } from './playing.svelte'

const LEVELS: Record<string, number> = { silent: 0, gestures: 1, court: 5, free: 6 } // as the house numbers them

export function deskOf(playing: Playing): Desk {
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
      return playing.ended ? [] : (playing.sight?.sayings ?? [])
    },
    get level() {
      return LEVELS[playing.face.agreement.talk] ?? 0
    },
    get ledger() {
      const { agreement, status } = playing.face
      const some = this.level > 1 && Boolean(playing.parts?.game.sayings.length)
      return some && (agreement.ledger !== 'end' || status !== 'playing')
    },
    get veiled() {
      return device.veiled
    },
    get scene() {
      const { parts, view } = playing
      if (!parts || !view || session.seat < 0 || playing.ended) return null
      const chosen = choosing.chosen.map((action) => choiceOf(parts.game, action))
      return { game: parts.game, view, mine: session.seat, events: session.events, chosen, sayings: [] }
    },
    say: (text, acts) => playing.give({ type: 'say', text, acts }),
  }
}
