import { parsePersistedSlip, persistSlip, type SlipBet, type SlipState } from '@touchline/betting'
import { calls, decode, encode, type Placement } from '@touchline/contract'

import type { KeyValueStorage } from '../../base/browser-storage.ts'
import { JOURNAL_KEY } from './storage-keys.ts'

const VERSION = 1

/** Enough to ask about a placement again after a reload, word for word. */
export type JournalEntry = {
  /** Only this player may ask: the same body sent by another one would be their bet. */
  readonly playerId: string
  readonly body: Placement
  /** When the player pressed, ms since 1970 by this device's clock; long ago where nobody noted it. */
  readonly pressedAt: number
  /** What was sent, for the slip to show. */
  readonly bets: readonly SlipBet[]
}

/** Written before the request is sent, so that no reload and no crash can lose the reference. */
export function writeJournal(
  storage: KeyValueStorage,
  entry: { playerId: string; body: Placement; slip: SlipState },
  key: string = JOURNAL_KEY,
): void {
  const { playerId, body, slip } = entry
  const record = {
    version: VERSION,
    playerId,
    pressedAt: Date.now(),
    body: encode(calls.placeBets.body, body),
    bets: persistSlip({ ...slip, bets: slip.processingBets }),
  }
  storage.setItem(key, JSON.stringify(record))
}

/** The placement to ask about; null where there is none or none that can be read. */
export function readJournal(
  storage: KeyValueStorage,
  key: string = JOURNAL_KEY,
): JournalEntry | null {
  const record = parseRecord(storage.getItem(key))
  if (record === null || record['version'] !== VERSION) return null
  const { playerId, pressedAt, bets: saved } = record
  if (typeof playerId !== 'string' || typeof saved !== 'string') return null
  const body = decode(calls.placeBets.body, record['body'])
  const slip = parsePersistedSlip(saved)
  if (!body.ok || slip === null) return null
  const at = typeof pressedAt === 'number' ? pressedAt : 0
  return { playerId, body: body.value, pressedAt: at, bets: slip.bets }
}

export function clearJournal(storage: KeyValueStorage, key: string = JOURNAL_KEY): void {
  storage.removeItem(key)
}

function parseRecord(text: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}
