// Whether animations are off: by the reader's preference, by their system, or because the page is hidden.
import { preferences } from '../preferences.svelte'

export function reducedMotion(): boolean {
  return !preferences.motion || document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches
}
