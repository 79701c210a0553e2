import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LETTERS } from './letters.js'

// What the face itself has never had: signs that the system draws, and the narrow space, which browsers make from its
// own.
const ELSEWHERE = '\u202f⚜❧†↵▴▾▸⇄✓✗≥≤≠→↑↓▲▼♥★Σ∅↩<'
const GRAMMAR = '{}[]$>_' // of Fluent itself

test('every character of the words that people read is in the face that the house is set in', () => {
  const files = ['locales', 'src', '../src/coterie'].flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .map((name) => `${folder}/${name}`)
      // a terminal has a face of its own
      .filter((name) => name.endsWith('.ftl') && !name.includes('/cli/')),
  )
  const read = files.map((file) => readFileSync(file, 'utf8').replace(/^#.*$/gm, '')).join('')
  const missing = [...new Set(read)].filter((sign) => sign >= ' ' && !(LETTERS + ELSEWHERE + GRAMMAR).includes(sign))
  expect(files.length).toBeGreaterThan(12)
  expect(missing).toEqual([])
})
