// Calls that come while no page is open: the browser's push subscription, which the server learns for every table of
// this device. This part is fetched when somebody wants to be called.
import { reader } from '../i18n/language.svelte'
import { Phrases } from '../i18n/phrases'
import { preferences } from '../preferences.svelte'
import { worker } from '../shell'
import { quietHours } from './quiet'
import * as ask from '../wire/ask'
import type { EndedSubscription, NoticesJson, Subscription } from '../wire/types'

const own = import.meta.glob<string>('./*.ftl', { import: 'default' })
const refusals = import.meta.glob<string>('../../../../src/coterie/server/locales/*.ftl', {
  query: '?notices',
  import: 'default',
})

/** The words about notices in the reader's language. */
export async function noticeWords(): Promise<Phrases> {
  const { language } = reader
  const loads = [own[`./${language}.ftl`], refusals[`../../../../src/coterie/server/locales/${language}.ftl`]]
  return new Phrases(language, await Promise.all(loads.map(async (load) => (await load?.()) ?? '')))
}

/** Hours with the place of this device, as the server takes them; empty if there are none. */
export const hereby = (hours: string): string =>
  hours && `${hours} ${Intl.DateTimeFormat().resolvedOptions().timeZone || 'Etc/UTC'}`

/** Let the server call this device for all its tables. False if this browser cannot be called while no page is open. */
export async function callMe(): Promise<boolean> {
  const told = await Promise.all(preferences.tables.map(({ table }) => callMeAt(table)))
  return told.some(Boolean) || (!told.length && canBeCalled())
}

/** Let the server call this device for everybody who plays there at one table. To do it again changes nothing. */
export async function callMeAt(table: string): Promise<boolean> {
  const told = await Promise.all(
    preferences.sittersOf(table).map(async ({ key }) => {
      try {
        const path = `/api/tables/${table}`
        const { push_key: house } = await ask.ask<NoticesJson>('GET', `${path}/notices`, key)
        const found = await subscription(house)
        if (found) await ask.ask<NoticesJson>('POST', `${path}/push`, key, found)
        return found !== null
      } catch (refusal) {
        if (!(refusal instanceof ask.Refusal)) throw refusal
        return false // the table is gone, or the server; the next visit tries again
      }
    }),
  )
  return told.some(Boolean)
}

/** Let nobody call this device any more. */
export async function callMeNoMore(): Promise<void> {
  const found = await (await navigator.serviceWorker?.getRegistration())?.pushManager?.getSubscription()
  if (!found) return
  const body: EndedSubscription = { endpoint: found.endpoint }
  const keys = preferences.tables.flatMap(({ table }) =>
    preferences.sittersOf(table).map(({ key }) => ({ table, key })),
  )
  await Promise.allSettled(keys.map(({ table, key }) => ask.ask('POST', `/api/tables/${table}/push/end`, key, body)))
  await found.unsubscribe()
}

const canBeCalled = (): boolean => 'PushManager' in window && 'serviceWorker' in navigator

let asking: Promise<PushSubscription | null> = Promise.resolve(null)

/** The subscription of this browser with the key of the server; null if it gives none. */
async function subscription(house: string): Promise<Subscription | null> {
  asking = asking.then(() => subscribed(house)).catch(() => null) // one after the other: a browser has one
  const { endpoint, keys } = (await asking)?.toJSON() ?? {}
  if (!endpoint || !keys?.['p256dh'] || !keys['auth']) return null
  return {
    endpoint,
    p256dh: keys['p256dh'],
    auth: keys['auth'],
    language: reader.language,
    quiet: hereby(quietHours()),
  }
}

async function subscribed(house: string): Promise<PushSubscription | null> {
  const called = canBeCalled() ? await worker() : undefined
  if (!called?.pushManager) return null
  const known = await called.pushManager.getSubscription()
  if (known && house === base64url(known.options.applicationServerKey)) return known
  await known?.unsubscribe() // another server was at this address
  if (!called.active) await navigator.serviceWorker.ready // it has come just now
  return called.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: house })
}

const base64url = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer())))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

/** The kind of channel that has an address, as far as its name tells. */
export function formOf(url: string): 'discord' | 'slack' | 'ntfy' | null {
  if (/^https:\/\/(?:\w+\.)?discord(?:app)?\.com\//.test(url)) return 'discord'
  if (url.startsWith('https://hooks.slack.com/')) return 'slack'
  return /^https:\/\/(?:[\w-]+\.)*ntfy\./.test(url) ? 'ntfy' : null
}
