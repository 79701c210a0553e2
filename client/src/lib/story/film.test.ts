import { expect, test } from 'vitest'
import { Film, LENGTH } from './film'

/** A clock that stands still until it is told to go on. */
function clock() {
  let waiting: { ms: number; then: () => void } | null = null
  let now = 0
  return {
    after: (ms: number, then: () => void) => {
      const mine = { ms, then }
      waiting = mine
      return () => {
        if (waiting === mine) waiting = null
      }
    },
    next(): boolean {
      const due = waiting
      waiting = null
      if (!due) return false
      now += due.ms
      due.then()
      return true
    },
    get now() {
      return now
    },
  }
}

const clips = [
  { chapter: 0, first: 3, last: 6 },
  { chapter: 4, first: 40, last: 41 },
]

test('a film shows its clips in order, move by move, and takes thirty seconds', () => {
  const time = clock()
  const seen: number[] = []
  let done = false
  const projector = { at: 0, seek: (move: number) => seen.push(move) }
  new Film(projector, clips, time.after, () => (done = true)).run()
  while (time.next());
  expect(seen).toEqual([3, 4, 5, 6, 40, 41])
  expect(done).toBe(true)
  expect(Math.round(time.now)).toBe(LENGTH)
})

test('a film that is stopped shows nothing more', () => {
  const time = clock()
  const seen: number[] = []
  const film = new Film({ at: 0, seek: (move) => seen.push(move) }, clips, time.after, () => seen.push(-1))
  film.run()
  time.next()
  film.stop()
  expect(time.next()).toBe(false)
  expect(seen).toEqual([3, 4])
})
