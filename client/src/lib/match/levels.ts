/** How much may be said at a table, as the house numbers it. */
export const LEVELS: Record<string, number> = { silent: 0, gestures: 1, court: 5, free: 6 }
