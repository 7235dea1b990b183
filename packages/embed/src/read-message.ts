import type { ToHost } from '@touchline/contract/host-messages'

/** What stands before the name of every message of the product. */
const PREFIX = 'sportsbook:'
/** Of the protocol. */
export const VERSION = 1

/** What is checked of a payload before a host's handler sees it; with `?`: it may be left out. */
export const PAYLOADS: { readonly [Name in keyof ToHost]: Readonly<Record<string, string>> } = {
  initialized: {},
  'sign-in': {},
  'sign-up': {},
  deposit: {},
  'token-expired': {},
  'page-loaded': { path: 'string', returned: 'boolean?' },
  'page-wanted': { path: 'string' },
  'page-size-changed': { height: 'number', width: 'number' },
  'balance-changed': { currency: 'string', amount: 'number' },
  'bet-slip-state-changed': { open: 'boolean', count: 'number' },
  'top-event-clicked': { matchId: 'string', path: 'string' },
  'notify-modal-triggered': { name: 'string', open: 'boolean' },
  'notify-currency-changed': { currency: 'string' },
}

/** A message of the product that fits; null for anything else. */
export function readMessage(data: unknown): { name: keyof ToHost; payload: object } | null {
  const { type, version = VERSION, payload = {} } = (data ?? {}) as Record<string, unknown>
  if (typeof type !== 'string' || version !== VERSION || !type.startsWith(PREFIX)) return null
  const name = type.slice(PREFIX.length)
  if (!Object.hasOwn(PAYLOADS, name) || typeof payload !== 'object' || payload === null) return null
  const fields = Object.entries(PAYLOADS[name as keyof ToHost])
  const fits = fields.every(([field, kind]) => {
    const value = (payload as Record<string, unknown>)[field]
    if (value === undefined && kind.endsWith('?')) return true
    return kind.startsWith(typeof value) && (kind !== 'number' || Number.isFinite(value))
  })
  return fits ? { name: name as keyof ToHost, payload } : null
}
