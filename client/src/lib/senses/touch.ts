// A short vibration, on phones that can.
import { preferences } from '../preferences.svelte'

const TICK = 18 // ms

/** Whether this is a hand-held device that can vibrate. */
export const canTick = () => typeof navigator.vibrate === 'function' && matchMedia('(pointer: coarse)').matches

/**
 * Vibrate, if the reader wants it and has touched the page, which browsers require. With reduced motion, the device
 * stays still.
 */
export function tick(): void {
  if (!preferences.touch || !canTick() || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  if (navigator.userActivation?.hasBeenActive ?? true) navigator.vibrate(TICK)
}
