// What a card is told so that it can be picked, dragged and followed when it travels.
import type { Attachment } from 'svelte/attachments'

export interface Pickable {
  legal?: boolean
  selected?: boolean
  hotkey?: string
  /** The key of the target it is. */
  target?: string
  /** The keys of where it lies, for what travels. */
  at?: string
  /** What it travels as, when others close up. */
  moves?: string | undefined
  /** What choosing it does, where that is more than its name. */
  label?: string
  onpick?: (() => void) | undefined
  /** How it can be dragged. */
  drag?: Attachment<HTMLElement> | false | undefined
}
