// What neither the formatter nor the linter holds: how wide the sources may be, and where colours are said.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const WIDTH = 120
const GENERATED = 'src/lib/wire/types.ts'

// Prettier leaves comments, texts and drawings as wide as they are. The path of a drawing may be wider: it stands alone
// on its line, as a string (`'ink2 M4 8…',`) or as an attribute (`d="M4 8…"`).
const PATH = /^\s*(?:'\w+[\d.]* [Mm][-\w. ]+',?|d="M[-\w. ]+")$/

const lines = ['src', 'build', 'worker']
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => `${folder}/${name}`))
  .filter((file) => /\.(ts|js|svelte|css)$/.test(file) && file !== GENERATED)
  .flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((text, i) => ({ at: `${file}:${i + 1}`, text })),
  )

test('no line of the sources is wider than 120 columns, but for the paths of drawings', () => {
  const wide = lines.filter(({ text }) => text.length > WIDTH)
  expect(wide.filter(({ text }) => !PATH.test(text)).map(({ at }) => at)).toEqual([])
  expect(wide.length).toBeGreaterThan(10) // else the rule about drawings is not needed any more
})

// A token file names every colour once, by its role: those of the house, of a game's table and ground, of drawings.
const TOKENS = /^src\/(?:lib\/(?:ui|talk)\/tokens\.css|games\/\w+\/(?:tokens\.css|look\.css|art\/inks\.ts)):/
const COLOUR = /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b/i
const PRIVATE = /(?:this\.|^\s*|async |get )#\w+/g // a field or method of a class, not a colour

test('a colour is written as digits in the token files alone', () => {
  const coloured = lines.filter(({ at, text }) => at.startsWith('src/') && COLOUR.test(text.replace(PRIVATE, '')))
  expect(coloured.filter(({ at }) => !TOKENS.test(at)).map(({ at, text }) => `${at} ${text.trim()}`)).toEqual([])
  expect(coloured.length).toBeGreaterThan(150)
})
