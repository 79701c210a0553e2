// The lines that go with the icons of a card, fetched when one is to be presented: they are a third of the words.
import type { Words } from '../../lib/i18n/words'
import { patiently } from '../../lib/lazy'

const texts = import.meta.glob<string>('../../../../src/coterie/games/reigns_council/locales/*.ftl', {
  query: '?pitches',
  import: 'default',
})

let learnt = $state.raw<Words | null>(null)
let asked: Words | null = null

/** Fetch the lines; these words have them then. */
export function learnPitches(words: Words): void {
  if (asked === words) return
  asked = words
  const path = Object.keys(texts).find((path) => path.endsWith(`/${words.language}.ftl`))!
  void patiently(texts[path]!).then((text) => {
    words.add(text)
    learnt = words
  })
}

/** The line that goes with a card; empty until it is here. */
export const pitchOf = (words: Words, card: number): string =>
  learnt === words ? words.say(String(words.game.figures[card]?.['pitch'] ?? 'pitch-petitioner')) : ''
