// Whether nothing shall move: the reader said so, here or to their system, or does not look.
import { kept } from '../kept.svelte'

export function still(): boolean {
  return !kept.motion || document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches
}
