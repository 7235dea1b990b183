/** Storage key of what was searched for on this device; gone when the player signs out. */
export const RECENT_KEY = 'recent_searches'
