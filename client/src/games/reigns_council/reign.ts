// The reign: what was told of it, so that the table can be a little ahead of the view while it is told. Nothing that
// was taken back is in it.
import { isUndone } from '../../lib/match/not_undone'
import type { EventJson } from '../../lib/wire/types'

export interface Reign {
  /** The number of the event that opened the turn, or the reign before its first turn. */
  opened: number
  /** Where the markers stand, as told; empty before the first has moved. */
  tracks: Map<number, number>
  /** The Proposals that were revealed this turn, by seat, and what was decided in the end. */
  revealed: Map<number, { card: number; verdict: number }>
  /** Whose Proposal is being applied. */
  acting: number
  /** How it ended: who is gone, by whose Proposal (-1: they retired), and the number of that event. */
  end: { monarch: number; killer: number; laws: number; at: number } | null
  turns: number
  /** What everybody scored since the reign began, by column. */
  scored: Map<number, Score>
  laughed: number[]
  flat: boolean
  /** The Secret Goals that were turned, by seat. */
  goals: Map<number, number>
  stops: Map<number, boolean>
  votes: Map<number, number>
}

export interface Score {
  heard: number
  story: number
  goal: number[]
  reign: number
}

/** The last reign that was told of. */
export function reignOf(events: readonly EventJson[]): Reign {
  const reign = fresh()
  const first = events.map(([, what]) => what).lastIndexOf('crowned')
  const undone = events.some(([, what]) => what === 'undo')
  for (const event of events.slice(Math.max(first, 0))) if (!undone || !isUndone(event, events)) tell(reign, event)
  return reign
}

function fresh(): Reign {
  return {
    opened: -1,
    tracks: new Map(),
    revealed: new Map(),
    acting: -1,
    end: null,
    turns: 0,
    scored: new Map(),
    laughed: [],
    flat: false,
    goals: new Map(),
    stops: new Map(),
    votes: new Map(),
  }
}

function tell(reign: Reign, [n, what, seat, [a = 0, b = 0, c = 0], cards]: EventJson): void {
  if (what === 'crowned') reign.opened = n
  else if (what === 'turn') Object.assign(reign, { opened: n, revealed: new Map(), acting: -1, turns: a })
  else if (what === 'revealed') reign.revealed.set(seat, { card: cards[0] ?? -1, verdict: a })
  else if (what === 'changed') change(reign, a, b)
  else if (what === 'moved') move(reign, seat, a, c)
  else if (what === 'died') reign.end = { monarch: seat, killer: a, laws: 0, at: n }
  else if (what === 'retired') reign.end = { monarch: seat, killer: -1, laws: a, at: n }
  else if (what === 'laughed') reign.laughed.push(seat)
  else if (what === 'story-fell-flat') reign.flat = true
  else if (what === 'goal-shown') reign.goals.set(seat, cards[0] ?? -1)
  else if (what === 'would-go-on' || what === 'would-stop') reign.stops.set(seat, what === 'would-stop')
  else if (what === 'voted') reign.votes.set(seat, a)
  else if (what.startsWith('scored-')) score(reign, what.slice('scored-'.length), seat, a)
}

function change(reign: Reign, seat: number, verdict: number): void {
  const shown = reign.revealed.get(seat)
  if (shown) shown.verdict = verdict
}

function move(reign: Reign, seat: number, pillar: number, to: number): void {
  reign.tracks.set(pillar, to)
  reign.acting = seat
}

function score(reign: Reign, why: string, seat: number, points: number): void {
  const own = reign.scored.get(seat) ?? { heard: 0, story: 0, goal: [], reign: 0 }
  if (why === 'accepted') own.heard += points
  else if (why === 'story') own.story += points
  else if (why === 'goal') own.goal.push(points)
  else own.reign += points
  reign.scored.set(seat, own)
}

/** Everybody's points as told, or null where nothing was told. */
export function pointsOf(events: readonly EventJson[], seats: number): number[] | null {
  const scores = events.filter(([, what]) => what.startsWith('scored-'))
  if (!scores.length) return null
  const undone = events.some(([, what]) => what === 'undo')
  const points = Array<number>(seats).fill(0)
  for (const event of scores) if (!undone || !isUndone(event, events)) points[event[2]]! += event[3][0] ?? 0
  return points
}
