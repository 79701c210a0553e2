/** Tables whose game starts as soon as the host has joined. */
export const eager = new Set<string>()
