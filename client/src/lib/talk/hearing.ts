// What a reader hears of a line: the line as one sentence, and whether it speaks to them.
import type { Words } from '../i18n/words'
import { isolated } from '../match/names'
import type { LineJson } from '../wire/types'
import { isSpoken } from './book'
import { blotted, manners } from './manners.svelte'
import { actWords, sayingOf, wordsOf } from './phrasing'

/** A line as one sentence: who, the words, and what it says of the game. */
export function toldLine(words: Words, line: LineJson, lines: readonly LineJson[]): string {
  const name = isolated(line.name) || (line.seat >= 0 ? words.seat(line.seat) : '')
  const acts = line.acts.map((act) =>
    actWords(
      words,
      act,
      lines.find((other) => other.line === act.line),
    ),
  )
  const own = blotted(wordsOf(words, line), manners.blurred)
  // a bot's words are its acts, in other words
  const said = (line.voice > 0 && own ? [own] : [own, ...acts]).filter(Boolean).join(' ')
  if (line.form === 'whisper')
    return `${words.say('talk-whisper', { name, seat: words.spoken(line.about) })} ${said}`.trim()
  return line.text || line.voice > 0 || line.acts.some(isSpoken) ? `${name}: ${said}` : `${name} ${said}`
}

/** Whether a line speaks to a seat: it asks, offers, answers, whispers to or names its player. */
export function addressed(
  line: LineJson,
  lines: readonly LineJson[],
  seat: number,
  name: string,
  words: Words,
): boolean {
  if (seat < 0) return false
  if ((line.form === 'ask' || line.form === 'whisper') && line.about === seat) return true
  const seatOfLine = (number: number) => lines.find((other) => other.line === number)?.seat ?? -1
  const answers = line.acts.some((act) =>
    isSpoken(act)
      ? act.args.some((value, i) => value === seat && sayingOf(words, act.saying)?.args[i]?.noun === 'seat')
      : act.seat === seat ||
        (act.act === 'ask' && act.seat < 0 && line.seat !== seat) ||
        (act.line >= 0 && seatOfLine(act.line) === seat),
  )
  return answers || (name.length > 1 && line.text.toLowerCase().includes(name.toLowerCase()))
}
