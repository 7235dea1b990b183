import type { PersistedSlip, SlipState } from '@touchline/betting'
import { parsePersistedSlip, persistSlip } from '@touchline/betting'
import {
  fallback,
  literal,
  nullable,
  number,
  object,
  picklist,
  safeParse,
  string,
  variant,
} from '@touchline/contract/schema'
import { parseJson } from '../../base/stored.ts'
import type { PlacingSignal } from './placing-signal.ts'
import type { DetailsById } from './stored-details.ts'
import { DETAILS_BY_ID } from './stored-details.ts'
import { JOURNAL_ENTRY } from './stored.ts'

const VERSION = 2

/** What tabs tell each other. */
export type TabMessage = {
  /** Player whose slip it is, null for a visitor: tabs of others do not listen. */
  readonly owner: string | null
} &
  /** `id` comes back with the answers. */
  (
    | { readonly kind: 'ask'; readonly id: string }
    | PlacingSignal
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

export function signalMessage(owner: string | null, signal: PlacingSignal): unknown {
  return { version: VERSION, owner, ...signal }
}

export function askMessage(owner: string | null, id: string): unknown {
  return { version: VERSION, kind: 'ask', owner, id }
}

const FIELDS = { version: literal(VERSION), owner: nullable(string()) }

const MESSAGE = variant('kind', [
  object({ ...FIELDS, kind: literal('ask'), id: string() }),
  object({
    ...FIELDS,
    kind: picklist(['placing', 'open']),
    journal: fallback(nullable(JOURNAL_ENTRY), null),
  }),
  object({
    ...FIELDS,
    kind: literal('placed'),
    reference: fallback(nullable(string()), null),
  }),
  object({
    ...FIELDS,
    kind: literal('slip'),
    at: number(),
    answers: fallback(nullable(string()), null),
    slip: string(),
    details: string(),
  }),
])

export type SharedSlip = Extract<TabMessage, { kind: 'slip' }>

/** null for anything that this version did not write. */
export function readTabMessage(value: unknown): TabMessage | null {
  const result = safeParse(MESSAGE, value)
  if (!result.success) return null
  const { version: _version, ...message } = result.output
  if (message.kind !== 'slip') return message
  const slip = parsePersistedSlip(message.slip)
  return slip && { ...message, slip, details: parseJson(DETAILS_BY_ID, message.details) ?? {} }
}
