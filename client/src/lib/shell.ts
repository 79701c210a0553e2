// The service worker that keeps the page's files. Browsers have none over plain HTTP; the client works without it.

/** The worker's registration, made if need be; undefined where there is none. */
export async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!import.meta.env.PROD) return undefined
  return navigator.serviceWorker?.register('/sw.js').catch(() => undefined) // a private window may refuse
}

/** Keep the shell of a house that this device knows: a first visit fetches what it shows, and no more. */
export function keepShell(known: boolean): void {
  if (!known) return
  if (document.readyState === 'complete') void worker()
  else addEventListener('load', () => void worker(), { once: true }) // the page's own files come first
}
