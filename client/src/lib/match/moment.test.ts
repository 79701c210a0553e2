import { expect, test } from 'vitest'
import { readMoment, writeMoment } from './moment'

test('a link brings back the moment it names', () => {
  const moment = { match: 2, move: 57, eyes: 'B' }
  expect(readMoment(writeMoment(moment))).toEqual(moment)
})

test('a link that names nothing, or nonsense, is the beginning with all cards open', () => {
  const beginning = { match: 0, move: 0, eyes: 'open' }
  for (const fragment of ['', '#', '#move=-3&eyes=G', '#move=x&match=1e999&eyes=<b>'])
    expect(readMoment(fragment)).toEqual(beginning)
})
