import {
  parsePersistedSlip,
  persistSlip,
  type PersistedSlip,
  type SlipState,
} from '@touchline/betting'

import { parseDetails, type DetailsById } from './selection-details.ts'

const VERSION = 2

/** What tabs tell each other. */
export type TabMessage = {
  /** Player whose slip it is, null for a visitor: tabs of others do not listen. */
  readonly owner: string | null
} &
  /** `id` comes back with the answers. */
  (
    | { readonly kind: 'ask'; readonly id: string }
    | { readonly kind: 'placing' | 'placed' }
    | {
        readonly kind: 'slip'
        /** The question that it answers; null where the player has just changed something. */
        readonly answers: string | null
        /** When the player changed it last, in ms since the epoch: the latest change counts. */
        readonly at: number
        readonly slip: PersistedSlip
        readonly details: DetailsById
      }
  )

export function slipMessage(
  owner: string | null,
  { at, answers }: { at: number; answers: string | null },
  slip: SlipState,
  details: DetailsById,
): unknown {
  const texts = { slip: persistSlip(slip), details: JSON.stringify(details) }
  return { version: VERSION, kind: 'slip', owner, at, answers, ...texts }
}

export function signalMessage(owner: string | null, kind: 'placing' | 'placed'): unknown {
  return { version: VERSION, kind, owner }
}

export function askMessage(owner: string | null, id: string): unknown {
  return { version: VERSION, kind: 'ask', owner, id }
}

/** null for anything that this version did not write. */
export function readTabMessage(value: unknown): TabMessage | null {
  if (typeof value !== 'object' || value === null) return null
  const fields = value as Record<string, unknown>
  const { kind, owner, at, id, answers, slip: saved, details } = fields
  if (fields['version'] !== VERSION || (typeof owner !== 'string' && owner !== null)) return null
  if (kind === 'ask') return typeof id === 'string' ? { kind, owner, id } : null
  if (kind === 'placing' || kind === 'placed') return { kind, owner }
  if (kind !== 'slip' || typeof at !== 'number' || typeof saved !== 'string') return null
  const slip = parsePersistedSlip(saved)
  if (slip === null || typeof details !== 'string') return null
  const question = typeof answers === 'string' ? answers : null
  return { kind, owner, at, answers: question, slip, details: parseDetails(details) }
}
