import { parsePersistedSlip, persistSlip, type SlipBet, type SlipState } from '@touchline/betting'
import { decode, encode, placeBets, type Placement } from '@touchline/contract'

import type { KeyValueStorage } from '../../base/browser-storage.ts'
import { JOURNAL, type StoredEntry, type StoredJournal } from './stored.ts'

/** Too long for a placement to be sent again. */
export const LONG_AGO = 0

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
    body: encode(placeBets.body, body),
    bets: persistSlip({ ...slip, bets: slip.processingBets }),
  })
}

/** From here on it is only asked about: as if the press had been long ago. */
export function stopSending(storage: KeyValueStorage, journal: StoredJournal): void {
  const record = journal.read(storage)
  if (record !== null) journal.write(storage, { ...record, pressedAt: LONG_AGO })
}

/** The placement to ask about; null where there is none or none that can be read. */
export function readJournal(
  storage: KeyValueStorage,
  journal: StoredJournal = JOURNAL,
): JournalEntry | null {
  const record = journal.read(storage)
  return record === null ? null : parseEntry(record)
}

export function parseEntry({ playerId, pressedAt, ...record }: StoredEntry): JournalEntry | null {
  const body = decode(placeBets.body, record.body)
  const slip = parsePersistedSlip(record.bets)
  if (!body.ok || slip === null) return null
  return { playerId, body: body.value, pressedAt, bets: slip.bets }
}
