// What a thing on a table is given so that it can be pointed at.
import type { TableProps } from './props'

/** Whether it may be chosen, whether it is, the key that names it and the one that picks it, and what a click does. */
export function pointing({ targets, hotkeys, choosing }: TableProps, key: string) {
  const choices = targets.get(key) ?? []
  return {
    legal: choices.length > 0,
    selected: choosing?.target === key,
    target: key,
    hotkey: hotkeys.get(key) ?? '',
    onpick: () => choosing?.point(key, choices),
  }
}
