// Keep the screen on while a player thinks, if the browser can.

/** Keep the screen on while the page is visible. The caller ends this by calling the function it returns. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null
  let wanted = true
  let asking = false

  async function hold(): Promise<void> {
    // a hidden page has lost the lock
    if (!wanted || asking || document.hidden || !navigator.wakeLock || (lock && !lock.released)) return
    asking = true
    try {
      lock = await navigator.wakeLock.request('screen')
      if (!wanted) await lock.release()
    } catch {
      // The device may refuse when its battery is low.
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
