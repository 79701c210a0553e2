// A short tick in the hand, on phones that can.
import { kept } from '../kept.svelte'

const TICK = 18 // ms

/** Whether this is a device that one holds, and that can tick. */
export const canTick = () => typeof navigator.vibrate === 'function' && matchMedia('(pointer: coarse)').matches

/** Tick, if the reader wants it and has touched the page, which browsers want first. Who wants less motion is not shaken. */
export function tick(): void {
  if (!kept.touch || !canTick() || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  if (navigator.userActivation?.hasBeenActive ?? true) navigator.vibrate(TICK)
}
