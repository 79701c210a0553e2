// Sayings in the reader's language. `coterie.talk.phrasing` is the same in Python. Only the act and public facts are
// known here.
import type { Values } from '../i18n/phrases'
import type { Words } from '../i18n/words'
import type { Judged } from '../match/verdicts'
import type { ActJson, LineJson, SayingJson } from '../wire/types'
import { isSpoken } from './book'

type Spoken = Pick<ActJson, 'saying' | 'args'>

export const sayingOf = (words: Words, name: string): SayingJson | undefined =>
  words.game.sayings?.find((saying) => saying.name === name)

/** The variables of a saying's texts, by the names of its arguments. */
export function valuesOf(words: Words, { saying, args }: Spoken): Values {
  const values: Values = {}
  sayingOf(words, saying)?.args.forEach(({ name, noun, names }, i) => {
    const value = args[i] ?? -1
    if (noun === 'seat') values[name] = value < 0 ? '' : words.spoken(value)
    else if (noun === 'card') values[name] = value < 0 ? '' : words.card(value)
    else values[name] = noun === 'amount' ? value : (names[value] ?? '')
  })
  return values
}

/** A saying as a sentence of its speaker. */
export const sentence = (words: Words, act: Spoken): string => words.say(`claim-${act.saying}`, valuesOf(words, act))

/** A saying as the label of a chip. */
export const chipOf = (words: Words, act: Spoken): string => words.say(`chip-${act.saying}`, valuesOf(words, act))

/** A saying as a sign of a few letters. */
export const ribbonOf = (words: Words, act: Spoken): string => words.say(`ribbon-${act.saying}`, valuesOf(words, act))

/** What became of a saying: *said at least 20, was 10*; where it is void or untested, why. */
export function outcome(words: Words, act: Spoken, { mark, reason, card, amount }: Omit<Judged, 'heard'>): string {
  if (mark !== 'kept' && mark !== 'broken')
    return words.first([`reason-${reason}`, `talk-${mark}`].filter((id) => words.has(id)))
  return words.say(`verdict-${act.saying}-${mark}`, {
    ...valuesOf(words, act),
    ...(card >= 0 && { card: words.card(card) }),
    ...(amount !== null && { amount }),
  })
}

/** A saying as a question to whoever may say it. */
export const questionOf = (words: Words, saying: string): string => words.say(`question-${saying}`)

/** A sentence without the stop at its end, to stand within another. */
const quoted = (words: Words, act: Spoken): string => sentence(words, act).replace(/\s*[.!]$/, '')

/** An act of a line in one sentence, as the house tells it: a saying, or what somebody thinks of another's. */
export function actWords(words: Words, act: ActJson, about: LineJson | undefined): string {
  if (isSpoken(act)) return sentence(words, act)
  if (act.act === 'react') return words.say(`talk-react-${act.gesture}`)
  if (act.act === 'ask') {
    const what = act.args.length
      ? words.say('talk-please', { what: quoted(words, act) })
      : questionOf(words, act.saying)
    return words.say(act.seat < 0 ? 'talk-asks-all' : 'talk-asks', { seat: words.spoken(act.seat), what })
  }
  if (act.act === 'offer')
    return words.say(act.line < 0 ? 'talk-offers' : 'talk-counters', {
      seat: words.spoken(act.seat),
      mine: quoted(words, act),
      wants: quoted(words, { saying: act.wants, args: act.wants_args }),
    })
  const said = about?.acts.find(isSpoken)
  const what = said ? quoted(words, said) : ''
  return words.say(`talk-${act.act}`, { seat: about ? words.spoken(about.seat) : '', what })
}

/** What the texts of a question or an offer name: whom, and what is asked, given and wanted. */
function bargained(words: Words, act: ActJson): Record<string, string> {
  const bare = (saying: string, args: number[]) => sentence(words, { saying, args }).replace(/\s*[.!]$/, '')
  const seat = act.seat < 0 ? '' : words.spoken(act.seat)
  if (act.act === 'offer') return { seat, mine: bare(act.saying, act.args), wants: bare(act.wants, act.wants_args) }
  return act.act === 'ask' ? { seat, what: words.say(`question-${act.saying}`) } : {}
}

/** The words of a bot, which the reader's language has: the acts of its line in the voice that the house chose. */
export function tongue(words: Words, { acts, voice }: LineJson): string {
  const said = acts.map((act, n) => {
    const again = acts.slice(0, n).filter(({ saying }) => saying && saying === act.saying).length // in other words
    const name = isSpoken(act) ? act.saying : act.act === 'react' ? `react-${act.gesture}` : act.act
    const ways = words.ids(`tongue-${name}-`).filter((id) => /^\d+$/.test(id.slice(`tongue-${name}-`.length)))
    const way = ways[(voice - 1 + again) % ways.length]
    return way ? words.say(way, isSpoken(act) ? valuesOf(words, act) : bargained(words, act)) : ''
  })
  return said.filter(Boolean).join(' ')
}

/** The words of a line; empty: it has none, or they were removed. */
export const wordsOf = (words: Words, line: LineJson): string =>
  line.text || (line.voice > 0 ? tongue(words, line) : '')
