// The keys of a replay: arrows step, brackets leap by a chapter, Home and End go to its ends, the space bar runs it.
import type { Replay } from './replay.svelte'

export function pressOfReplay(replay: Replay, event: KeyboardEvent): void {
  const at = event.target as HTMLElement
  if (event.ctrlKey || event.metaKey || event.altKey || at.closest('select, dialog')) return
  const scrubbing = at.closest('input') !== null // there, arrows, Home and End are the browser's
  const pressing = at.closest('button, a, input') !== null
  if (event.key === '[' || event.key === ']') replay.leap(event.key === ']' ? 1 : -1)
  else if (event.key === ' ' && !pressing) replay.toggle()
  else if (scrubbing) return
  else if (event.key === 'ArrowLeft') replay.seek(replay.at - 1)
  else if (event.key === 'ArrowRight') replay.seek(replay.at + 1)
  else if (event.key === 'Home') replay.seek(0)
  else if (event.key === 'End') replay.seek(replay.moves)
  else return
  event.preventDefault()
}
