// The shell on this device: a worker keeps it, where the browser has one. Over plain HTTP there is none, and nothing is missed.

export function keepShell(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const keep = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined) // a private window may refuse
  if (document.readyState === 'complete') keep()
  else addEventListener('load', keep, { once: true }) // what the page itself needs comes first
}
