import { expect, test } from 'vitest'
import { patiently } from './lazy'

test('what nobody waits for is loaded again until the server is back', async () => {
  let tries = 0
  const load = () => (++tries < 3 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve('here'))
  expect(await patiently(load, 1)).toBe('here')
  expect(tries).toBe(3)
})
