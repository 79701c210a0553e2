// Quiet hours: in them nothing calls the reader. The device stores them, such as `22:00-08:00`.

const STORAGE = 'coterie quiet'

/** The quiet hours of this device; empty if there are none. */
export function quietHours(): string {
  try {
    return localStorage.getItem(STORAGE) ?? ''
  } catch {
    return ''
  }
}

export function setQuietHours(hours: string): void {
  try {
    localStorage.setItem(STORAGE, hours)
  } catch {
    // A private window may refuse. Then no hour is quiet.
  }
}

/** Whether a time of the day, such as `23:30`, is within quiet hours. */
export function isQuiet(hours: string, clock: string): boolean {
  const [begin = '', end = ''] = hours.split('-')
  return begin <= end ? begin <= clock && clock < end : begin <= clock || clock < end
}

/** Whether it is quiet now. */
export const quietNow = (now = new Date()): boolean => isQuiet(quietHours(), now.toTimeString().slice(0, 5))
