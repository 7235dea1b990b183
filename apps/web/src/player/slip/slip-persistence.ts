import { parsePersistedSlip, persistSlip, type PersistedSlip } from '@touchline/betting'

import type { KeyValueStorage } from '../../base/browser-storage.ts'
import { parseDetails, type DetailsById } from './selection-details.ts'
import type { SlipStoreState } from './slip-store-state.ts'
import {
  BETS_KEY,
  CHANGED_AT_KEY,
  DETAILS_KEY,
  PRESSES_KEY,
  TICKET_STATE_KEY,
} from './storage-keys.ts'

export type SavedSlip = { slip: PersistedSlip; details: DetailsById }

/** SLIP-36: writes what changed since the last state. */
export function saveSlip(
  storage: KeyValueStorage,
  state: SlipStoreState,
  previous: SlipStoreState,
): void {
  const isChanged =
    state.slip.bets !== previous.slip.bets || state.slip.currency !== previous.slip.currency
  if (isChanged) {
    if (state.slip.bets.length === 0) storage.removeItem(BETS_KEY)
    else storage.setItem(BETS_KEY, persistSlip(state.slip))
  }
  if (state.details !== previous.details) {
    storage.setItem(DETAILS_KEY, JSON.stringify(state.details))
  }
  if (isChanged || state.slip.ticketState !== previous.slip.ticketState) {
    saveTicketState(storage, state)
  }
}

/** An empty slip at rest leaves nothing to bring back. */
function saveTicketState(storage: KeyValueStorage, { slip }: SlipStoreState): void {
  const isAtRest = slip.bets.length === 0 && slip.ticketState === 'INITIAL'
  if (isAtRest) storage.removeItem(TICKET_STATE_KEY)
  else storage.setItem(TICKET_STATE_KEY, slip.ticketState)
}

/** The bets of this browser session, null where there are none that can be read. */
export function readSlip(storage: KeyValueStorage): SavedSlip | null {
  const text = storage.getItem(BETS_KEY)
  const slip = text === null ? null : parsePersistedSlip(text)
  if (slip === null || slip.bets.length === 0) return null
  return { slip, details: parseDetails(storage.getItem(DETAILS_KEY)) }
}

export function forgetSlip(storage: KeyValueStorage): void {
  const keys = [BETS_KEY, DETAILS_KEY, TICKET_STATE_KEY, CHANGED_AT_KEY, PRESSES_KEY]
  for (const key of keys) storage.removeItem(key)
}
