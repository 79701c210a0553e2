// Whether this device has kept something, asked before anything about it is fetched.

export const SETTINGS = 'coterie'
export const KEY = 'coterie key'
export const BOOK = 'coterie-mine'

export function isKept(name: typeof SETTINGS | typeof KEY | typeof BOOK): boolean {
  try {
    return localStorage.getItem(name) !== null
  } catch {
    return false // a private window may refuse
  }
}
