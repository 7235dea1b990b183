import {
  DEFAULT_ODDS_ACCEPT_MODE,
  normalizeAcceptMode,
  type OddsAcceptMode,
} from '@touchline/betting'

import type { SignOutReason } from '../session/session-store.ts'
import { isLoggedIn, type SessionState } from '../session/session-state.ts'
import type { KeyValueStorage } from '../../base/browser-storage.ts'
import type { ButtonGuard } from './button-guard.ts'
import { followFeed } from './follow-feed.ts'
import type { PlayerActions } from './player-actions.ts'
import type { PlacementRunner } from './placement-runner.ts'
import { sessionKnown } from '../session/session-known.ts'
import { restoreSlip } from './restore-slip.ts'
import { shareBetweenTabs } from './share-between-tabs.ts'
import type { SlipKernel } from './slip-kernel.ts'
import { forgetSlip, saveSlip } from './slip-persistence.ts'
import { slipCurrency } from './slip-situation.ts'
import { EMPTY_SLIP_STORE } from './slip-store-state.ts'
import { parsePanel, persistPanel } from './slip-tab.ts'
import { ACCEPT_MODE_KEY, PANEL_KEY } from './storage-keys.ts'

/** Takes over what only the browser knows and begins to listen. */
export async function startSlip(
  kernel: SlipKernel,
  guard: ButtonGuard,
  { placements, actions }: { placements: PlacementRunner; actions: PlayerActions },
  onChange: () => void,
): Promise<void> {
  const { session, storages, systemSettings } = kernel.deps
  const storage = storages().session
  const isMyBetsHidden = systemSettings()?.platform.myBetsHidden ?? false
  kernel.setState((state) => ({
    ...state,
    panel: parsePanel(storage.getItem(PANEL_KEY), isMyBetsHidden),
    acceptMode: knownMode(session.getState()) ?? visitorMode(storage),
  }))
  persistChanges(kernel, storage)
  followFeed(kernel, guard)
  kernel.subscribe(onChange)
  kernel.onHealth(onChange)
  session.onSettings(({ autoAcceptOddsChange }) => {
    const acceptMode = normalizeAcceptMode(autoAcceptOddsChange)
    kernel.dispatch({ type: 'rulesChanged' }, { acceptMode })
  })
  session.onSignedOut((reason) => leave(kernel, placements, reason))
  let isRestored = false
  session.subscribe(() => {
    followSession(kernel)
    if (isRestored) placements.resume()
    onChange()
  })
  followSession(kernel)
  await restoreSlip(kernel)
  isRestored = true
  placements.resume()
  await sessionKnown(session)
  shareBetweenTabs(kernel, actions)
}

/** SLIP-33: the slip takes the currency of the active account, and the rules of the session. */
function followSession(kernel: SlipKernel): void {
  const currency = slipCurrency(kernel.deps.session.getState(), kernel.deps.systemSettings())
  if (currency !== null) kernel.dispatch({ type: 'setCurrency', ...currency })
  kernel.dispatch({ type: 'rulesChanged' })
}

/** The player's choice empties the slip; an expired session keeps it for the next sign-in. */
function leave(kernel: SlipKernel, placements: PlacementRunner, reason: SignOutReason): void {
  const storage = kernel.deps.storages().session
  if (reason === 'player') {
    placements.abandon()
    kernel.setState(({ slip }) => ({
      ...EMPTY_SLIP_STORE,
      slip: { ...EMPTY_SLIP_STORE.slip, currency: slip.currency, subunits: slip.subunits },
    }))
    forgetSlip(storage)
    storage.removeItem(PANEL_KEY)
    storage.removeItem(ACCEPT_MODE_KEY)
    return
  }
  const acceptMode = DEFAULT_ODDS_ACCEPT_MODE
  kernel.dispatch({ type: 'rulesChanged' }, { limits: {}, acceptMode })
  const { slip } = kernel.getState()
  if (slip.ticketState === 'SUCCESS') kernel.dispatch({ type: 'setBets', bets: slip.bets })
}

function persistChanges(kernel: SlipKernel, storage: KeyValueStorage): void {
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

/** A slip that is started late finds the player's settings there already. */
function knownMode(session: SessionState): OddsAcceptMode | null {
  if (!isLoggedIn(session) || session.settings === null) return null
  return normalizeAcceptMode(session.settings.autoAcceptOddsChange)
}

function visitorMode(storage: KeyValueStorage): OddsAcceptMode {
  return normalizeAcceptMode(storage.getItem(ACCEPT_MODE_KEY))
}
