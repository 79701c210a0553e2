// The call to who is elsewhere: a notification of the system, asked for by a click. It names the game and the table, and nothing that is hidden.
import { say } from './i18n/tongue.svelte'

/** Why there can be no call, as the end of a message's name; empty if there can. */
export function hindrance(): '' | 'insecure' | 'unable' | 'denied' {
  if (!isSecureContext) return 'insecure'
  if (typeof Notification === 'undefined') return 'unable'
  return Notification.permission === 'denied' ? 'denied' : ''
}

/** Ask the reader's browser, which asks the reader. Only ever after a click. */
export async function askLeave(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted'
}

/** It is this reader's turn, and they do not see it. */
export const call = (table: string, game: string) => inTurn(() => show(table, game))

/** The call was heard, or is no longer meant. */
export const hush = (table: string) => inTurn(() => close(table))

let last: Promise<unknown> = Promise.resolve()

/** One after the other: what is hushed must have been called before. */
function inTurn(deed: () => Promise<void>): void {
  last = last.then(deed).catch(() => undefined) // a system may refuse; then the title of the page calls alone
}

async function show(table: string, game: string): Promise<void> {
  if (hindrance() || Notification.permission !== 'granted') return
  const note = { body: say('client-call', { table }), tag: table, data: `/t/${table}`, icon: '/icon-192.png', lang: document.documentElement.lang }
  const worker = await keeper()
  if (worker) await worker.showNotification(game, note) // on a phone only a worker may
  else new Notification(game, note).onclick = () => window.focus()
}

async function close(table: string): Promise<void> {
  for (const note of (await (await keeper())?.getNotifications({ tag: table })) ?? []) note.close()
}

async function keeper(): Promise<ServiceWorkerRegistration | undefined> {
  const found = await navigator.serviceWorker?.getRegistration()
  return found?.active ? found : undefined
}
