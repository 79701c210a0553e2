// The talk, fetched when a table is played: its state, and the parts that tables show it with.
import type { Words } from '../i18n/words'
import Addressed from './Addressed.svelte'
import Bubble from './Bubble.svelte'
import BySeat from './BySeat.svelte'
import Handle from './Handle.svelte'
import { outcome } from './phrasing'
import LogVerdicts from './LogVerdicts.svelte'
import Marks from './Marks.svelte'
import Pair from './Pair.svelte'
import { placeOf } from './place'
import Plates from './Plates.svelte'
import Ribbon from './Ribbon.svelte'
import Said from './Said.svelte'
import Thing from './Thing.svelte'
import TalkLine from './TalkLine.svelte'
import { type Desk, Talking } from './talking.svelte'
import { talkTexts } from './texts'
import './tokens.css'
import Voice from './Voice.svelte'
import WindowBar from './WindowBar.svelte'

export const parts = {
  Addressed,
  BySeat,
  Bubble,
  Handle,
  LogVerdicts,
  Marks,
  Pair,
  Plates,
  Ribbon,
  Said,
  TalkLine,
  Thing,
  Voice,
  WindowBar,
}

/** The state of a table's talk, with the parts that show it. */
export interface OpenTalk extends Talking {
  parts: typeof parts
  /** What turned with an event, as sentences for whoever listens. */
  verdictsOf: (event: number) => string
}

/** Open the talk of a table; the texts of what can be said are added to its words. */
export async function openTalk(desk: Desk, words: Words): Promise<OpenTalk> {
  const { name } = words.game
  const [place, texts] = await Promise.all([placeOf(name), talkTexts(name, words.language)])
  for (const text of texts) words.add(text)
  const talking = new Talking(desk, words, place)
  const verdictsOf = (event: number) =>
    talking
      .turnedWith(event)
      .map((said) => {
        const judged = talking.judged(said)
        if (!judged) return ''
        const what = outcome(words, said, judged)
        const told = words.say('talk-verdict', { seat: words.spoken(said.seat), what })
        return `${told} ${words.say(`talk-${judged.mark}`)}`
      })
      .join(' ')
  return Object.assign(talking, { parts, verdictsOf })
}
