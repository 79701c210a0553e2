// Fluent files as modules: their text without what only translators read. With the page's own words come those of
// words and server and of hints for any game, with a game's those of its table and its hints: one module compresses
// better than three. The clauses of the rules, with the aim and the words that stand before them, are most of a
// game's words and are wanted only by who reads them: they are a module of their own, `?clauses`. What can be said so
// that the cards answer is another, `?talk`, with why it is refused: it comes with the talk.
// So do the texts of dialogs that most readers never open, `?dialogs`, those of who lied, `?lied`, and those of bots
// and of what a minister advises, `?bots`, those of notices to who is elsewhere, `?notices`, those of links to
// finished games, `?share`, the lines that go with a card, `?pitches`, and why something about a personal key is
// refused, `?mine`.
// What the home page says of a game is in `?blurb` as well, so that it need not fetch the whole.

import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

const CLAUSE = /^(?:(?:clause|section|word)-|game-aim )[\s\S]*?\n(?=[^\s}]|$)/gm
const REFUSALS =
  'acted|answered|argument|asked|decided|no-offer|no-promise|no-promise-offered|no-question|no-saying|not-decided|' +
  'not-now|nothing-played|offer-closed|offer-lapsed|offers|one-bargain|own-line|pact|talk-full|talk-level|versions|' +
  'no-window|gavel|more|replaced|dropped|not-held|kept-back|whispers|whispers-round|whisper-bot|no-floor|muted|' +
  'act-long|leader|no-line'
const TALK = new RegExp(
  '^(?:(?:claim|question|chip|ribbon|verdict|tongue|gesture|reason|mark|act|said|window)-|do-(?:ready|more) |' +
    `refused-(?:${REFUSALS}) )` +
    '[\\s\\S]*?\\n(?=[^\\s}]|$)',
  'gm',
)
const DIALOG = /^client-(?:setting|keys|calls)-[\s\S]*?\n(?=[^\s}]|$)/gm
const LIED = /^lied-[\s\S]*?\n(?=[^\s}]|$)/gm
const BOTS =
  /^(?:(?:level|temper|why|advice|review)-|no-minister |refused-(?:hints?|no-advice) )[\s\S]*?\n(?=[^\s}]|$)/gm
const NOTICES =
  /^(?:notice-|refused-(?:address|webhook(?:-status|-host)?|topic|quiet|subscription) )[\s\S]*?\n(?=[^\s}]|$)/gm
const SHARE = /^(?:no-share(?:-short)?|refused-(?:shares|at-end)) [\s\S]*?\n(?=[^\s}]|$)/gm
const MINE = /^refused-(?:personal|renewed|same-key|other-seat|many-keys|own-words|reports) [\s\S]*?\n(?=[^\s}]|$)/gm
const BLURB = /^game-(?:title|tagline|minutes) [\s\S]*?\n(?=[^\s}]|$)/gm
const PITCHES = /^pitch-[\s\S]*?\n(?=[^\s}]|$)/gm // of the Council, a third of its words
const PAPER = /^(?:record-(?!over)|player-)[\s\S]*?\n(?=[^\s}]|$)/gm // of records as text, which the page never writes
const PARTS = {
  blurb: BLURB,
  lied: LIED,
  clauses: CLAUSE,
  talk: TALK,
  dialogs: DIALOG,
  bots: BOTS,
  notices: NOTICES,
  share: SHARE,
  mine: MINE,
  pitches: PITCHES,
}

/** The files whose texts are read with this one's, before or after it. */
function together(path) {
  const [, root, game, file] = /^(.*)\/(?:client|src\/coterie\/games\/(\w+))\/locales\/(\w+\.ftl)$/.exec(path) ?? []
  if (!file) return [path]
  return game
    ? [path, ...['locales', 'hints'].map((room) => `${root}/client/src/games/${game}/${room}/${file}`)]
    : [
        ...['words', 'server'].map((room) => `${root}/src/coterie/${room}/locales/${file}`),
        path,
        `${root}/client/src/lib/hints/${file}`,
      ]
}

/** What is read at once of such a file: all that no part of its own has. */
const rest = (path, text) =>
  (path.includes('/client/') ? [DIALOG] : [CLAUSE, TALK, LIED, BOTS, NOTICES, SHARE, MINE, PITCHES, PAPER]).reduce(
    (left, part) => left.replace(part, ''),
    text,
  )

/** A text without the spaces that Fluent does not read. */
const short = (text) => text.replace(/^ +/gm, ' ').replace(/^(-?[a-zA-Z][\w-]*) = /gm, '$1=')

/** @returns {import('vite').Plugin} */
export function words() {
  return {
    name: 'coterie-words',
    enforce: 'pre',
    async transform(_, id) {
      const [path = '', query] = id.split('?')
      if (!path.endsWith('.ftl')) return null
      const part = PARTS[query]
      const kept = await Promise.all(
        (part ? [path] : together(path)).filter(existsSync).map(async (file) => {
          this.addWatchFile(file)
          const text = (await readFile(file, 'utf8')).replace(/^#.*\n/gm, '').replace(/\n{2,}/g, '\n')
          return part ? (text.match(part) ?? []).join('') : rest(file, text)
        }),
      )
      return { code: `export default ${JSON.stringify(short(kept.join('')))}`, map: null }
    },
  }
}
