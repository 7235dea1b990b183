import { parsePersistedSlip, persistSlip, type SlipBet, type SlipState } from '@touchline/betting'
import { calls, decode, encode, type Placement } from '@touchline/contract'

import type { KeyValueStorage } from '../../base/browser-storage.ts'
import { JOURNAL, type StoredJournal } from './stored.ts'

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
  journal: StoredJournal = JOURNAL,
): void {
  const { playerId, body, slip } = entry
  journal.write(storage, {
    playerId,
    pressedAt: Date.now(),
    body: encode(calls.placeBets.body, body),
    bets: persistSlip({ ...slip, bets: slip.processingBets }),
  })
}

/** The placement to ask about; null where there is none or none that can be read. */
export function readJournal(
  storage: KeyValueStorage,
  journal: StoredJournal = JOURNAL,
): JournalEntry | null {
  const record = journal.read(storage)
  if (record === null) return null
  const { playerId, pressedAt } = record
  const body = decode(calls.placeBets.body, record.body)
  const slip = parsePersistedSlip(record.bets)
  if (!body.ok || slip === null) return null
  return { playerId, body: body.value, pressedAt, bets: slip.bets }
}
