import type { PersistedSlip } from '@touchline/betting'
import { parsePersistedSlip, persistSlip, reduceSlip } from '@touchline/betting'
import type { KeyValueStorage } from '../../base/browser-storage.ts'
import { detailsOf, lookUpSelections, toMarketUpdate } from './lookup.ts'
import type { PanelState, SlipStoreState } from './state.ts'
import type { DetailsById } from './stored-details.ts'
import { DETAILS, OF_A_PLAYER } from './stored-details.ts'
import { ACCEPT_MODE, BETS, PANEL, TICKET_STATE } from './stored.ts'
import { isLoggedIn } from '../session/session-state.ts'
import { sessionKnown } from '../session/session-store.ts'
import type { SlipKernel } from './kernel.ts'

export type SavedSlip = { slip: PersistedSlip; details: DetailsById }

/** Writes what changed since the last state. */
function saveSlip(storage: KeyValueStorage, state: SlipStoreState, previous: SlipStoreState): void {
  const isOther =
    state.slip.bets !== previous.slip.bets || state.slip.currency !== previous.slip.currency
  const saved = isOther ? persistSlip(state.slip) : ''
  // What is only known of a bet, such as the bonuses that it could have, is not brought back.
  const isChanged = isOther && saved !== persistSlip(previous.slip)
  if (isChanged) {
    if (state.slip.bets.length === 0) BETS.forget(storage)
    else BETS.write(storage, saved)
  }
  if (state.details !== previous.details) {
    DETAILS.write(storage, state.details)
  }
  if (isChanged || state.slip.ticketState !== previous.slip.ticketState) {
    saveTicketState(storage, state)
  }
}

function savePanel(storage: KeyValueStorage, { isOpen, tab }: PanelState): void {
  PANEL.write(storage, { isOpen, tab })
}

/** An empty slip at rest leaves nothing to bring back. */
function saveTicketState(storage: KeyValueStorage, { slip }: SlipStoreState): void {
  const isAtRest = slip.bets.length === 0 && slip.ticketState === 'INITIAL'
  if (isAtRest) TICKET_STATE.forget(storage)
  else TICKET_STATE.write(storage, slip.ticketState)
}

/** The bets of this browser session, null where there are none that can be read. */
function readSlip(storage: KeyValueStorage): SavedSlip | null {
  const text = BETS.read(storage)
  const slip = text === null ? null : parsePersistedSlip(text)
  if (slip === null || slip.bets.length === 0) return null
  return { slip, details: DETAILS.read(storage) ?? {} }
}

export function forgetSlip(storage: KeyValueStorage): void {
  for (const stored of OF_A_PLAYER) stored.forget(storage)
}

/** SLIP-36: from here on every change is written. */
export function persistChanges(kernel: SlipKernel, storage: KeyValueStorage): void {
  let previous = kernel.getState()
  kernel.subscribe(() => {
    const state = kernel.getState()
    // While bets are being brought back the slip is empty, which is not to be remembered.
    if (!state.slip.isRestoring) saveSlip(storage, state, previous)
    if (state.panel !== previous.panel) savePanel(storage, state.panel)
    if (state.acceptMode !== previous.acceptMode && !isLoggedIn(kernel.deps.session.getState())) {
      ACCEPT_MODE.write(storage, state.acceptMode)
    }
    previous = state
  })
}

/** SLIP-37, SLIP-38: brings the bets of this browser session back at the prices of now. */
export async function restoreSlip(kernel: SlipKernel): Promise<void> {
  const { api, report, storages } = kernel.deps
  // What was sent is still in the saved bets: its answer comes first.
  if (kernel.getState().slip.inProgress) return
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

/** Takes what is being placed out of the saved bets, where those could not be brought back. */
export function dropPlaced(kernel: SlipKernel): void {
  const storage = kernel.deps.storages().session
  const { slip } = kernel.getState()
  // The bets that a slip holds are saved as they change.
  const saved = slip.bets.length === 0 ? readSlip(storage) : null
  if (saved === null) return
  const event = { type: 'placementSucceeded', placedBets: [] } as const
  const left = reduceSlip({ ...slip, ...saved.slip }, event, kernel.context().rules)
  if (left.bets.length > 0) return BETS.write(storage, persistSlip(left))
  BETS.forget(storage)
  kernel.setState((state) => ({ ...state, hasRestoreFailed: false }))
}

/** Each bet carries its currency, so that a slip saved in another one starts from no stake. */
function inSavedCurrency({ bets, currency, subunits }: PersistedSlip): PersistedSlip['bets'] {
  return bets.map((bet) => (bet.currency === currency ? bet : { ...bet, currency, subunits }))
}
