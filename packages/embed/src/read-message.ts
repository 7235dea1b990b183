import type { ToHost } from '@touchline/contract/host-messages'

/** The name of a message of the product stands behind its own. */
const NAMED = /^sportsbook:(.+)/
/** Of the protocol. */
export const VERSION = 1

/**
 * What is checked of a payload before a host's handler sees it: its fields by the first letters of
 * their types, which is all that the loader's weight allows; with `?` one may be left out.
 */
export const PAYLOADS: { readonly [Name in keyof ToHost]: Readonly<Record<string, string>> } = {
  initialized: {},
  'sign-in': {},
  'sign-up': {},
  deposit: {},
  'token-expired': {},
  'token-refused': {},
  'page-loaded': { path: 's', returned: 'b?' },
  'page-wanted': { path: 's' },
  'page-size-changed': { height: 'n', width: 'n' },
  'balance-changed': { currency: 's', amount: 'n' },
  'bet-slip-state-changed': { open: 'b', count: 'n' },
  'top-event-clicked': { matchId: 's', path: 's' },
  'notify-modal-triggered': { name: 's', open: 'b' },
  'notify-currency-changed': { currency: 's' },
  'connection-changed': { connected: 'b' },
}

/** A message of the product that fits; null for anything else. */
export function readMessage(data: unknown): { name: keyof ToHost; payload: object } | null {
  const { type, version = VERSION, payload = {} } = (data ?? {}) as Record<string, unknown>
  const [, name = ''] = NAMED.exec(String(type)) ?? []
  if (version !== VERSION || !Object.hasOwn(PAYLOADS, name)) return null
  // What holds no fields.
  if (Object(payload) !== payload) return null
  const fields = Object.entries(PAYLOADS[name as keyof ToHost])
  const fits = fields.every(([field, kind]) => {
    const value = (payload as Record<string, unknown>)[field]
    if (value === undefined) return kind[1] === '?'
    return kind[0] === (typeof value)[0] && (kind !== 'n' || Number.isFinite(value))
  })
  return fits ? { name: name as keyof ToHost, payload: payload as object } : null
}
