// Copying a link. The clipboard is missing on plain HTTP: then the old way, and then the reader's own hands.
import { say } from '../i18n/tongue.svelte'
import { toasts } from './toasts.svelte'

export async function copy(field: HTMLInputElement): Promise<void> {
  field.select()
  try {
    if (navigator.clipboard) await navigator.clipboard.writeText(field.value)
    else if (!document.execCommand('copy')) throw new Error('not copied')
    toasts.add(say('client-copied'))
  } catch {
    toasts.add(say('client-copy-yourself'))
  }
}
