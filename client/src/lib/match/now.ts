// The time on this device, second by second for whoever reads it in an effect.
import { createSubscriber } from 'svelte/reactivity'

const SECOND = 1000 // ms

const watch = createSubscriber((update) => {
  const timer = setInterval(update, SECOND)
  return () => clearInterval(timer)
})

export function now(): number {
  watch()
  return Date.now()
}
