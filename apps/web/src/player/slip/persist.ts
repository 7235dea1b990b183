import type { PersistedSlip } from '@touchline/betting'
import { parsePersistedSlip, persistSlip } from '@touchline/betting'
import type { KeyValueStorage } from '../../base/browser-storage.ts'
import { parseDetails, detailsOf, lookUpSelections, toMarketUpdate } from './lookup.ts'
import type { DetailsById, SlipStoreState } from './state.ts'
import { persistPanel } from './state.ts'
import {
  ACCEPT_MODE_KEY,
  BETS_KEY,
  CHANGED_AT_KEY,
  DETAILS_KEY,
  PANEL_KEY,
  PRESSES_KEY,
  TICKET_STATE_KEY,
} from './storage-keys.ts'
import { isLoggedIn } from '../session/session-state.ts'
import { sessionKnown } from '../session/session-store.ts'
import type { SlipKernel } from './kernel.ts'

export type SavedSlip = { slip: PersistedSlip; details: DetailsById }

/** Writes what changed since the last state. */
function saveSlip(storage: KeyValueStorage, state: SlipStoreState, previous: SlipStoreState): void {
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

/** SLIP-36: from here on every change is written. */
export function persistChanges(kernel: SlipKernel, storage: KeyValueStorage): void {
  let previous = kernel.getState()
  kernel.subscribe(() => {
    const state = kernel.getState()
    // While bets are being brought back the slip is empty, which is not to be remembered.
    if (!state.slip.isRestoring) saveSlip(storage, state, previous)
    if (state.panel !== previous.panel) storage.setItem(PANEL_KEY, persistPanel(state.panel))
    if (state.acceptMode !== previous.acceptMode && !isLoggedIn(kernel.deps.session.getState())) {
      storage.setItem(ACCEPT_MODE_KEY, state.acceptMode)
    }
    previous = state
  })
}

/** SLIP-37, SLIP-38: brings the bets of this browser session back at the prices of now. */
export async function restoreSlip(kernel: SlipKernel): Promise<void> {
  const { api, report, storages } = kernel.deps
  const saved = readSlip(storages().session)
  if (saved === null) return
  kernel.dispatch({ type: 'restoreStarted' }, { details: saved.details, hasRestoreFailed: false })
  const keys = saved.slip.bets.flatMap((bet) => bet.selections)
  // The session decides on the currency and on what may stand side by side.
  await sessionKnown(kernel.deps.session)
  try {
    const found = await lookUpSelections(api, keys)
    const details = { ...saved.details, ...detailsOf(found, keys) }
    kernel.dispatch(
      {
        type: 'restoreFinished',
        bets: inSavedCurrency(saved.slip),
        markets: found.markets.map(toMarketUpdate),
      },
      { details },
    )
    for (const { id, status } of found.matches) {
      kernel.dispatch({ type: 'matchStatusChanged', matchId: id, matchStatus: status })
    }
  } catch (error) {
    kernel.dispatch({ type: 'restoreFailed' }, { hasRestoreFailed: true })
    report(error)
  }
}

/** Each bet carries its currency, so that a slip saved in another one starts from no stake. */
function inSavedCurrency({ bets, currency, subunits }: PersistedSlip): PersistedSlip['bets'] {
  return bets.map((bet) => (bet.currency === currency ? bet : { ...bet, currency, subunits }))
}
