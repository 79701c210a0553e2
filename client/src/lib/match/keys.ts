// The keyboard at a table: a named place has a key of its own, digits pick other targets, a letter picks the one choice
// without a target, Enter confirms, Esc takes back.
import type { Choosing } from './choosing.svelte'
import type { VerbJson } from '../wire/types'
import type { Choice } from './targets'

const DIGITS = '123456789'
export const TALK = 't'
export const STRIP = 's'
export const LEDGER = 'l' // these, unless a choice has them
export const DEAL = 'o'
export const YES = 'y'
export const NO = 'n'
export const READY = 'r' // in a window, whose bar takes it
const KEPT = [TALK, STRIP] // no choice has these
const AMOUNT = 'amount'

/**
 * The key that picks each choice. A named place has a key that never changes. Digits go to cards, seats and piles, then
 * to the choices of the action bar; after a click on a target, to its choices. An amount is its own digit, and the
 * least amount also has a letter. A single choice without a target has a letter: p passes, b bids. Several of them have
 * digits, the same in every language.
 */
export function hotkeysOf(choices: readonly Choice[], pointed: string): Map<string, string> {
  const here = pointed ? choices.filter(({ targets }) => targets.includes(pointed)) : []
  const things = choices.filter(({ verb, targets }) => targets.length && verb.noun !== '' && verb.noun !== AMOUNT)
  const others = choices.filter((choice) => !things.includes(choice) && choice.verb.noun !== AMOUNT)
  const amounts = choices.filter(({ verb }) => verb.noun === AMOUNT)
  const found = new Map<string, string>()
  if (!here.length)
    for (const { action, verb, arg, targets } of choices) {
      const fixed = fixedKey(verb, arg)
      if (fixed) found.set(targets[0] ?? `action:${action}`, fixed)
    }
  const keys = here.length
    ? here.map(({ action }) => `action:${action}`)
    : [...new Set(things.map(({ targets }) => targets[0]!)), ...others.map(({ action }) => `action:${action}`)]
  const free = [...DIGITS].filter((digit) => ![...found.values()].includes(digit))
  for (const key of keys) if (!found.has(key) && free.length) found.set(key, free.shift()!)
  const letters = new Set(found.values())
  const bare = choices.filter(({ verb }) => verb.noun === '')
  const least = amounts.filter(
    ({ verb, arg }) => arg === Math.min(...amounts.filter((other) => other.verb === verb).map((other) => other.arg)),
  )
  const lettered = [...(bare.length === 1 ? bare : []), ...least]
  for (const { action, verb } of lettered) {
    const initial = verb.name[0] ?? ''
    const alone = lettered.filter((other) => other.verb.name[0] === initial).length === 1
    if (alone && !KEPT.includes(initial) && !letters.has(initial)) found.set(`action:${action}`, initial)
  }
  const taken = new Set(found.values())
  for (const { action, arg } of amounts)
    if (arg > 0 && arg < 10 && !taken.has(`${arg}`) && !found.has(`action:${action}`))
      found.set(`action:${action}`, `${arg}`)
  for (const [action, initial] of waysOf(here)) found.set(`action:${action}`, initial)
  return found
}

/**
 * The key of a named place or option, whatever else may be chosen: its initial, if all names of the verb differ in it,
 * else its number. Too many names have none.
 */
function fixedKey({ noun, names }: VerbJson, arg: number): string {
  if (noun !== 'place' && noun !== 'option') return ''
  const initials = names.map((name) => (name[0] ?? '').toLowerCase())
  if (new Set(initials).size === names.length && !KEPT.some((key) => initials.includes(key))) return initials[arg] ?? ''
  return names.length <= DIGITS.length ? (DIGITS[arg] ?? '') : ''
}

/** The letters for several verbs with the same target, such as lay-up and lay-down. */
function waysOf(here: readonly Choice[]): [number, string][] {
  const ways = here.map(({ action, verb }): [number, string] => [
    action,
    verb.name.slice(verb.name.lastIndexOf('-') + 1)[0] ?? '',
  ])
  const distinct =
    new Set(ways.map(([, initial]) => initial)).size === ways.length &&
    ways.every(([, initial]) => !KEPT.includes(initial))
  return ways.length > 1 && distinct ? ways : []
}

interface Desk {
  /** Whether letters and digits pick choices. */
  letters: boolean
  choosing: Choosing
  /** Whether the narration is busy and can be skipped. */
  busy: boolean
  choices: readonly Choice[]
  hotkeys: Map<string, string>
  /** What was pressed last with a mouse or a finger, which it left with the focus. */
  pressed: Element | null
  skip(): void
  talk(): void
  strip(): void
  help(): void
  /** What other keys do, unless a choice has them. */
  others: Readonly<Record<string, () => void>>
}

export function keyboard(event: KeyboardEvent, desk: Desk): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
  const at = event.target as HTMLElement
  if (at.closest('input, textarea, select, dialog')) return
  const { choosing } = desk
  const button = at.closest('button, a, summary')
  // an answer that waits is confirmed; what has the focus only from a click, as after a pop-up, is not pressed again
  const waits = event.key === 'Enter' && choosing.chosen.length > 0 && button === desk.pressed
  const pressing = button !== null && !waits
  if (event.key === 'Escape') {
    if (document.querySelector(':popover-open')) return // Esc closes only the popover
    desk.skip()
    if (choosing.target) choosing.target = ''
    else choosing.cancel()
  } else if ((event.key === 'Enter' || event.key === ' ') && desk.busy && !pressing) desk.skip()
  else if (event.key === 'Enter' && !pressing) void choosing.confirm()
  else if (!desk.letters) return
  else if (event.key === TALK) desk.talk()
  else if (event.key === STRIP) desk.strip()
  else if (event.key === '?') desk.help()
  else {
    // the least amount too, although it has a letter
    const amount = desk.choices.find(({ verb, arg }) => verb.noun === AMOUNT && `${arg}` === event.key)
    const key =
      [...desk.hotkeys].find(([, hotkey]) => hotkey === event.key)?.[0] ?? (amount && `action:${amount.action}`)
    const other = desk.others[event.key]
    if (!key && !other) return
    if (!key) other!()
    else if (key.startsWith('action:')) void choosing.pick(Number(key.slice('action:'.length)))
    else
      choosing.point(
        key,
        desk.choices.filter(({ targets }) => targets.includes(key)),
      )
  }
  event.preventDefault()
}
