// Targets: the things on the table that a legal action points at. The client knows no rule, only the view's names and
// numbers.
import { letter, verbOf } from '../i18n/words'
import type { ManifestJson, PileJson, VerbJson, ViewJson } from '../wire/types'

/** A legal action. `targets` has the keys of the things it points at, if they are on the table. */
export interface Choice {
  action: number
  verb: VerbJson
  arg: number
  targets: string[]
}

export const seatKey = (seat: number) => `seat:${seat}`
export const pileKey = (name: string, seat: number) => `pile:${name}:${seat}`
export const cardKey = (pile: string, seat: number, kind: number | '?') => `card:${pile}:${seat}:${kind}`

/** All legal actions with their targets. */
export function choices(game: ManifestJson, view: ViewJson, legal: readonly number[]): Choice[] {
  const found = legal.map((action) => choiceOf(game, action))
  for (const choice of found) choice.targets = targetsOf(choice, found, view)
  return found
}

/** The verb and argument of an action. */
export function choiceOf(game: ManifestJson, action: number): Choice {
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

function targetsOf({ verb, arg }: Choice, all: readonly Choice[], view: ViewJson): string[] {
  if (verb.noun === 'seat') return [seatKey(arg)]
  if (verb.noun === 'place') return placeKeys(verb.names[arg] ?? '', view)
  if (verb.noun === 'option')
    // an empty pile is not shown
    return placeKeys(verb.names[arg] ?? '', { ...view, piles: view.piles.filter(([, , size]) => size) })
  if (verb.noun !== 'card') return []
  const args = all.filter((other) => other.verb === verb).map((other) => other.arg)
  const near = view.piles.filter(([, seat, , cards]) => (seat === view.seat || seat < 0) && cards.includes(arg))
  // one pile has all the cards it may point at
  const whole = near.filter(([, , , cards]) => args.every((kind) => cards.includes(kind)))
  return (whole.length ? whole : near).map(([name, seat]) => cardKey(name, seat, arg))
}

/**
 * The pile with the name of a place or an option. The name of a seat's pile begins with the seat's letter.
 */
function placeKeys(place: string, view: ViewJson): string[] {
  const named = ([name, seat]: PileJson) => (seat < 0 ? name : `${letter(seat)}-${name}`) === place
  return view.piles.filter(named).map(([name, seat]) => pileKey(name, seat))
}
