// The screen stays on while somebody thinks about their answer, where a browser lets it.

/** Keep the screen on as long as the page is seen; what it returns lets it go. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null
  let wanted = true
  let asking = false

  async function hold(): Promise<void> {
    if (!wanted || asking || document.hidden || !navigator.wakeLock || (lock && !lock.released)) return // a hidden page has lost it
    asking = true
    try {
      lock = await navigator.wakeLock.request('screen')
      if (!wanted) await lock.release()
    } catch {
      // A battery that is low may say no.
    }
    asking = false
  }

  document.addEventListener('visibilitychange', hold)
  void hold()
  return () => {
    wanted = false
    document.removeEventListener('visibilitychange', hold)
    void lock?.release().catch(() => undefined)
  }
}
