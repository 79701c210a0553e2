import { expect, test } from 'vitest'
import type { EventJson } from '../../lib/wire/types'
import { takenBy } from './taken'

test('what everybody saw taken is told by seat, and what was hidden or taken back is not', () => {
  const events: EventJson[] = [
    [0, 'took', 1, [], [12]],
    [1, 'kept', 0, [], [-1]],
    [2, 'king', 0, [], [58]],
    [3, 'took', 1, [], [40]],
    [4, 'undo', 1, [3, 1, 0], []],
    [5, 'gained', 1, [3], [54]],
  ]
  expect(takenBy(events, 2)).toEqual([[58], [12, 54]])
})
