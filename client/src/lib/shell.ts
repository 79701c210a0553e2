// Register the service worker that caches the page's files. Browsers have none over plain HTTP; the client works
// without it.

export function keepShell(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // a private window may refuse
  const keep = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined)
  if (document.readyState === 'complete') keep()
  else addEventListener('load', keep, { once: true }) // the page's own files come first
}
