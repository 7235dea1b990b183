export type Shortcut =
  | 'home'
  | 'live'
  | 'board'
  | 'myBets'
  | 'favourites'
  | 'search'
  | 'odds'
  | 'stake'
  | 'quickBet'
  | 'accept'
  | 'place'
  | 'help'

/** A pressed key, as a browser's `KeyboardEvent` has it. */
export type PressedKey = {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  /** The key goes into a text that is being written. */
  inTextField: boolean
}

/** A key that waits for the second of its pair. */
export type PendingKey = { key: 'g'; at: number } | null

export type KeyStep = { shortcut: Shortcut | null; pending: PendingKey }

/** ms within which the second key of a pair counts. */
export const PAIR_WITHIN_MS = 1_200

const AFTER_G: Readonly<Record<string, Shortcut>> = {
  h: 'home',
  l: 'live',
  m: 'board',
  b: 'myBets',
  f: 'favourites',
}
const ALONE: Readonly<Record<string, Shortcut>> = {
  '/': 'search',
  o: 'odds',
  s: 'stake',
  q: 'quickBet',
  a: 'accept',
  '?': 'help',
}

/** The whole keyboard map: what a key means after the one before it. @param now ms */
export function readKey(pending: PendingKey, pressed: PressedKey, now: number): KeyStep {
  const { key, ctrlKey, metaKey, altKey, inTextField } = pressed
  if (key === 'Enter' && (ctrlKey || metaKey) && !altKey) {
    return { shortcut: 'place', pending: null }
  }
  // Modifiers alone come as keys of their own and leave a pair as it is.
  if (key === 'Shift') return { shortcut: null, pending }
  if (ctrlKey || metaKey || altKey || inTextField) return { shortcut: null, pending: null }
  if (pending !== null && now - pending.at <= PAIR_WITHIN_MS) {
    const second = own(AFTER_G, key)
    if (second !== null) return { shortcut: second, pending: null }
  }
  if (key === 'g') return { shortcut: null, pending: { key, at: now } }
  return { shortcut: own(ALONE, key), pending: null }
}

function own(map: Readonly<Record<string, Shortcut>>, key: string): Shortcut | null {
  return Object.hasOwn(map, key) ? (map[key] ?? null) : null
}
