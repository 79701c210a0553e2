// Chips: what may be said now, in the order in which it is offered. At most seven are shown; the rest waits.
import type { ActJson, OpeningJson, SayAct, SayingJson } from '../wire/types'
import { newAct } from './book'

const MOST = 7 // that are shown at a time
const AROUND = 3 // amounts of one saying that are shown

export interface Chip {
  key: string
  act: SayAct
  /** Chips of one subject that stand together have the same. */
  subject: string
}

export const chipKey = ({ saying, args }: Pick<ActJson, 'saying' | 'args'>): string => [saying, ...args].join(' ')

/** Every way to say something, by the choices of each argument. */
export function variants(choices: readonly (readonly number[])[]): number[][] {
  return choices.reduce<number[][]>(
    (ways, values) => ways.flatMap((way) => values.map((value) => [...way, value])),
    [[]],
  )
}

/** The chips of what may be said, in the order of the names; sayings that are not named come last. */
export function chipsOf(
  sayings: readonly SayingJson[],
  openings: OpeningJson[],
  names: readonly string[],
  mine: number,
): Chip[] {
  const rank = ({ saying }: OpeningJson) =>
    names.includes(saying) ? names.indexOf(saying) : names.length + sayings.findIndex(({ name }) => name === saying)
  return [...openings]
    .sort((a, b) => rank(a) - rank(b))
    .flatMap(({ saying: name, choices }) => {
      const saying = sayings.find((each) => each.name === name)
      if (!saying) return []
      const seats = saying.args.map(({ noun }) => noun === 'seat')
      const apart = new Set(saying.apart.map(String))
      return variants(choices)
        .filter((args) => !apart.has(String(args)) && !args.some((value, i) => seats[i] && value === mine))
        .map((args) => ({
          key: chipKey({ saying: name, args }),
          act: newAct({ act: saying.act, saying: name, args }),
          subject: subjectOf(saying, args),
        }))
    })
}

/** What a chip is about, if an argument is one of a few answers: Church ▲, Church ▼. */
function subjectOf({ name, args }: SayingJson, values: readonly number[]): string {
  const answer = args.map(({ noun, names }) => noun === 'option' && names.length <= 3).lastIndexOf(true)
  return answer < 0 ? '' : [name, ...values.filter((_, i) => i !== answer)].join(' ')
}

/**
 * The chips that are shown at once, and the rest: of each saying that is named, the amounts nearest to `near`.
 * `rank` says which may be among the first (0), and which are no chips at all (2).
 */
export function split(
  all: readonly Chip[],
  names: readonly string[],
  near = 0,
  rank: (chip: Chip) => number = () => 0,
): { first: Chip[]; rest: Chip[] } {
  const chips = all.filter((chip) => rank(chip) < 2)
  const shown = new Set<Chip>()
  const groups = names.map((name) => chips.filter((chip) => chip.act.saying === name && !rank(chip)))
  const wanted = groups.map((group) => {
    const amounts = group.every(({ act }) => act.args.length === 1) && !group[0]?.subject
    if (!amounts) return group
    const closest = [...group].sort((a, b) => Math.abs(a.act.args[0]! - near) - Math.abs(b.act.args[0]! - near))
    return group.filter((chip) => closest.slice(0, AROUND).includes(chip))
  })
  for (const group of wanted) {
    const room = MOST - shown.size
    for (const chip of group.slice(0, Math.max(0, room))) shown.add(chip)
  }
  return { first: chips.filter((chip) => shown.has(chip)), rest: chips.filter((chip) => !shown.has(chip)) }
}

/** The chips, those of one subject together. */
export function grouped(chips: readonly Chip[]): Chip[][] {
  const groups: Chip[][] = []
  for (const chip of chips) {
    const last = groups.at(-1)
    if (chip.subject && last?.[0]?.subject === chip.subject) last.push(chip)
    else groups.push([chip])
  }
  return groups
}

/** The label of a chip that stands after another of its subject: the words with which both begin are not repeated. */
export function rest(label: string, before: string): string {
  const words = label.split(' ')
  const others = before.split(' ')
  const same = words.findIndex((word, i) => word !== others[i])
  return words.slice(Math.max(same, 0)).join(' ')
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[^\p{L}\p{N}≥≤]+/gu, ' ')
    .trim()

/** What the signs of a chip are called when somebody types them: `≥ 20` is typed *at least 20*. */
const spelled = (text: string, signs: Readonly<Record<string, string>>) =>
  plain(Object.entries(signs).reduce((read, [sign, name]) => read.replaceAll(sign, ` ${name} `), text))

/** The chip that a typed sentence sounds like, if it does. It is offered, and never said for the writer. */
export function soundsLike(
  typed: string,
  chips: readonly Chip[],
  label: (chip: Chip) => readonly string[],
  signs: Readonly<Record<string, string>>,
): Chip | undefined {
  const heard = ` ${plain(typed)} `
  if (heard.trim().length < 3) return undefined
  return chips.find((chip) =>
    label(chip).some((text) => {
      const read = spelled(text, signs)
      return read.length > 2 && heard.includes(` ${read} `)
    }),
  )
}
