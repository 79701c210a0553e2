// System notifications for a reader who is elsewhere. The reader switches them on by a click. A notification names the
// game and the table, and no secret.
import { say } from './i18n/language.svelte'
import { quietNow } from './notices/quiet'

/** Why notifications are impossible, as the end of a message's id; empty if they are possible. */
export function hindrance(): '' | 'insecure' | 'unable' | 'denied' {
  if (!isSecureContext) return 'insecure'
  if (typeof Notification === 'undefined') return 'unable'
  return Notification.permission === 'denied' ? 'denied' : ''
}

/** Let the browser ask the reader for permission. Call this only after a click. */
export async function askPermission(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted'
}

/** Notify the reader that it is their turn, or that their time runs out: the message has this id. */
export const notify = (table: string, game: string, id: string) => inTurn(() => show(table, game, id))

/** Withdraw the notification: the reader has come, or it is no longer their turn. */
export const withdraw = (table: string) => inTurn(() => close(table))

let last: Promise<unknown> = Promise.resolve()

/** Run these one after the other: a notification must be shown before it can be withdrawn. */
function inTurn(deed: () => Promise<void>): void {
  last = last.then(deed).catch(() => undefined) // the system may refuse; the page's title still tells
}

async function show(table: string, game: string, id: string): Promise<void> {
  if (hindrance() || Notification.permission !== 'granted' || quietNow()) return
  const note = {
    body: say(id, { table }),
    tag: table,
    data: `/t/${table}`,
    icon: '/icon-192.png',
    lang: document.documentElement.lang,
  }
  const worker = await keeper()
  if (worker)
    await worker.showNotification(game, note) // phones accept this from a worker only
  else new Notification(game, note).onclick = () => window.focus()
}

async function close(table: string): Promise<void> {
  for (const note of (await (await keeper())?.getNotifications({ tag: table })) ?? []) note.close()
}

async function keeper(): Promise<ServiceWorkerRegistration | undefined> {
  const found = await navigator.serviceWorker?.getRegistration()
  return found?.active ? found : undefined
}
