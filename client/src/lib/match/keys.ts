// The keyboard at a table: digits pick, a letter stands for the one thing that needs no target, Enter confirms, Esc takes back.
import type { Choosing } from './choosing.svelte'
import type { Choice } from './targets'

const DIGITS = '123456789'
const TAKEN = 'c' // talk
const AMOUNT = 'amount'

/**
 * Which key picks what: digits for cards, seats and piles, then for what only the action bar has; of a target that was pointed at, its
 * choices. An amount is its own digit, and the least of it has a letter, as has what alone needs no target: p passes, b bids. Several that
 * need none are told apart by digits, in every language alike.
 */
export function hotkeysOf(choices: readonly Choice[], pointed: string): Map<string, string> {
  const here = pointed ? choices.filter(({ targets }) => targets.includes(pointed)) : []
  const things = choices.filter(({ verb, targets }) => targets.length && verb.noun !== '' && verb.noun !== AMOUNT)
  const others = choices.filter((choice) => !things.includes(choice) && choice.verb.noun !== AMOUNT)
  const amounts = choices.filter(({ verb }) => verb.noun === AMOUNT)
  const keys = here.length ? here.map(({ action }) => `action:${action}`) : [...new Set(things.map(({ targets }) => targets[0]!)), ...others.map(({ action }) => `action:${action}`)]
  const found = new Map(keys.slice(0, DIGITS.length).map((key, i) => [key, DIGITS[i]!]))
  const bare = choices.filter(({ verb }) => verb.noun === '')
  const least = amounts.filter(({ verb, arg }) => arg === Math.min(...amounts.filter((other) => other.verb === verb).map((other) => other.arg)))
  const lettered = [...(bare.length === 1 ? bare : []), ...least]
  for (const { action, verb } of lettered) {
    const initial = verb.name[0] ?? ''
    const alone = lettered.filter((other) => other.verb.name[0] === initial).length === 1
    if (alone && initial !== TAKEN) found.set(`action:${action}`, initial)
  }
  const taken = new Set(found.values())
  for (const { action, arg } of amounts) if (arg > 0 && arg < 10 && !taken.has(`${arg}`) && !found.has(`action:${action}`)) found.set(`action:${action}`, `${arg}`)
  for (const [action, initial] of waysOf(here)) found.set(`action:${action}`, initial)
  return found
}

/** What can be done with one thing in several ways, as lay-up and lay-down: the letters of the ways. */
function waysOf(here: readonly Choice[]): [number, string][] {
  const ways = here.map(({ action, verb }): [number, string] => [action, verb.name.slice(verb.name.lastIndexOf('-') + 1)[0] ?? ''])
  const distinct = new Set(ways.map(([, initial]) => initial)).size === ways.length && ways.every(([, initial]) => initial !== TAKEN)
  return ways.length > 1 && distinct ? ways : []
}

interface Desk {
  /** Whether the reader wants letters and digits to do anything. */
  letters: boolean
  choosing: Choosing
  /** Whether there is something to skip. */
  busy: boolean
  choices: readonly Choice[]
  hotkeys: Map<string, string>
  skip(): void
  talk(): void
  help(): void
}

export function keyboard(event: KeyboardEvent, desk: Desk): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
  const at = event.target as HTMLElement
  if (at.closest('input, textarea, select, dialog')) return
  const { choosing } = desk
  const pressing = at.closest('button, a, summary') !== null
  if (event.key === 'Escape') {
    if (document.querySelector(':popover-open')) return // that one alone closes
    desk.skip()
    if (choosing.target) choosing.target = ''
    else choosing.cancel()
  } else if ((event.key === 'Enter' || event.key === ' ') && desk.busy && !pressing) desk.skip()
  else if (event.key === 'Enter' && !pressing) void choosing.confirm()
  else if (!desk.letters) return
  else if (event.key === 'c') desk.talk()
  else if (event.key === '?') desk.help()
  else {
    const amount = desk.choices.find(({ verb, arg }) => verb.noun === AMOUNT && `${arg}` === event.key) // also the least, which has a letter
    const key = [...desk.hotkeys].find(([, hotkey]) => hotkey === event.key)?.[0] ?? (amount && `action:${amount.action}`)
    if (!key) return
    if (key.startsWith('action:')) void choosing.pick(Number(key.slice('action:'.length)))
    else choosing.point(key, desk.choices.filter(({ targets }) => targets.includes(key)).map(({ action }) => action))
  }
  event.preventDefault()
}
