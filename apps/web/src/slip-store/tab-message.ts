import {
  parsePersistedSlip,
  persistSlip,
  type PersistedSlip,
  type SlipState,
} from '@touchline/betting'

import { parseDetails, type DetailsById } from './selection-details.ts'

const VERSION = 1

/** What tabs tell each other. */
export type TabMessage = {
  /** Player whose slip it is, null for a visitor: tabs of others do not listen. */
  readonly owner: string | null
} & (
  | { readonly kind: 'ask' | 'placing' | 'placed' }
  | {
      readonly kind: 'slip'
      /** When the player changed it last, in ms since the epoch: the latest change counts. */
      readonly at: number
      readonly slip: PersistedSlip
      readonly details: DetailsById
    }
)

export function slipMessage(
  owner: string | null,
  at: number,
  slip: SlipState,
  details: DetailsById,
): unknown {
  const texts = { slip: persistSlip(slip), details: JSON.stringify(details) }
  return { version: VERSION, kind: 'slip', owner, at, ...texts }
}

export function signalMessage(owner: string | null, kind: 'ask' | 'placing' | 'placed'): unknown {
  return { version: VERSION, kind, owner }
}

/** null for anything that this version did not write. */
export function readTabMessage(value: unknown): TabMessage | null {
  if (typeof value !== 'object' || value === null) return null
  const fields = value as Record<string, unknown>
  const { kind, owner, at, slip: saved, details } = fields
  if (fields['version'] !== VERSION || (typeof owner !== 'string' && owner !== null)) return null
  if (kind === 'ask' || kind === 'placing' || kind === 'placed') return { kind, owner }
  if (kind !== 'slip' || typeof at !== 'number' || typeof saved !== 'string') return null
  const slip = parsePersistedSlip(saved)
  if (slip === null || typeof details !== 'string') return null
  return { kind, owner, at, slip, details: parseDetails(details) }
}
