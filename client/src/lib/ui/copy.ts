// Copy a link. Plain HTTP has no clipboard: then the old command is tried, and at last the text is selected.
import { say } from '../i18n/language.svelte'
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
