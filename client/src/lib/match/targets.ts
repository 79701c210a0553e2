// Targets: what on the table a legal action points at. No rule is known here, only names and numbers of the view.
import { letter, verbOf } from '../i18n/words'
import type { GameFace, Pile, VerbFace, View } from '../wire/types'

/** One thing that may be done: `targets` are the keys of what it points at on the table, if that is there. */
export interface Choice {
  action: number
  verb: VerbFace
  arg: number
  targets: string[]
}

export const seatKey = (seat: number) => `seat:${seat}`
export const pileKey = (name: string, seat: number) => `pile:${name}:${seat}`
export const cardKey = (pile: string, seat: number, kind: number | '?') => `card:${pile}:${seat}:${kind}`

/** Every legal action with its targets. */
export function choices(game: GameFace, view: View, legal: readonly number[]): Choice[] {
  const found = legal.map((action) => choiceOf(game, action))
  for (const choice of found) choice.targets = targetsOf(choice, found, view)
  return found
}

/** What an action is, wherever it points. */
export function choiceOf(game: GameFace, action: number): Choice {
  const verb = verbOf(game, action)
  return { action, verb, arg: verb.low + action - verb.first, targets: [] }
}

/** The choices that point at each target. */
export function byTarget(choices: readonly Choice[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>()
  for (const choice of choices) {
    for (const target of choice.targets) found.set(target, [...(found.get(target) ?? []), choice])
  }
  return found
}

function targetsOf({ verb, arg }: Choice, all: readonly Choice[], view: View): string[] {
  if (verb.noun === 'seat') return [seatKey(arg)]
  if (verb.noun === 'place') return placeKeys(verb.names[arg] ?? '', view)
  if (verb.noun === 'option') return placeKeys(verb.names[arg] ?? '', { ...view, piles: view.piles.filter(([, , size]) => size) }) // an empty pile is not to be seen
  if (verb.noun !== 'card') return []
  const args = all.filter((other) => other.verb === verb).map((other) => other.arg)
  const near = view.piles.filter(([, seat, , cards]) => (seat === view.seat || seat < 0) && cards.includes(arg))
  const whole = near.filter(([, , , cards]) => args.every((kind) => cards.includes(kind))) // where all it may point at lies together
  return (whole.length ? whole : near).map(([name, seat]) => cardKey(name, seat, arg))
}

/** A place or an option that is called as a pile is, with the letter of its seat before it if it has one, is that pile. */
function placeKeys(place: string, view: View): string[] {
  const named = ([name, seat]: Pile) => (seat < 0 ? name : `${letter(seat)}-${name}`) === place
  return view.piles.filter(named).map(([name, seat]) => pileKey(name, seat))
}
