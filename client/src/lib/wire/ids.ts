// Ids of commands. `crypto.randomUUID` is missing on plain HTTP; `getRandomValues` is everywhere.

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => LETTERS[byte % 64]).join('')
}
