import type { OddsAcceptMode } from '@touchline/betting'
import { DEFAULT_ODDS_ACCEPT_MODE, normalizeAcceptMode } from '@touchline/betting'
import type { SignOutReason } from '../session/session-store.ts'
import { sessionKnown } from '../session/session-store.ts'
import type { SessionState } from '../session/session-state.ts'
import { isLoggedIn } from '../session/session-state.ts'
import type { KeyValueStorage } from '../../base/browser-storage.ts'
import type { ButtonGuard } from './button-guard.ts'
import type { PlayerActions } from './commands.ts'
import type { PlacementRunner } from './placement.ts'
import { restoreSlip, forgetSlip, saveSlip } from './persist.ts'
import { shareBetweenTabs } from './tabs.ts'
import type { SlipKernel } from './kernel.ts'
import { slipCurrency } from './view.ts'
import { EMPTY_SLIP_STORE, parsePanel, persistPanel } from './state.ts'
import { ACCEPT_MODE_KEY, PANEL_KEY } from './storage-keys.ts'
import type { FeedListener } from './feed.ts'
import { trackSelections } from './feed.ts'
import { askableBets, askLimits, LIMITS_DELAY_MS, limitsKey } from './limits.ts'

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

/** Lets prices, suspensions, match states and providers reach the slip's machine. */
export function followFeed(kernel: SlipKernel, guard: ButtonGuard): void {
  const { feed, session } = kernel.deps
  const readHealth = () =>
    kernel.setHealth({ isConnected: feed.isConnected(), staleIds: tracker.staleIds() })

  const listener: FeedListener = {
    markets: (markets) =>
      guard.duringFeed(() => kernel.dispatch({ type: 'marketsUpdated', markets })),
    matchStatus: (matchId, matchStatus) =>
      guard.duringFeed(() => kernel.dispatch({ type: 'matchStatusChanged', matchId, matchStatus })),
    provider: (provider, isActive) =>
      guard.duringFeed(() =>
        kernel.dispatch({ type: isActive ? 'providerAvailable' : 'providerUnavailable', provider }),
      ),
    health: readHealth,
  }
  const tracker = trackSelections(
    feed,
    listener,
    () => session.getState().settings?.providerStatuses ?? {},
  )

  let tracked = kernel.getState().slip.selectedOutcomeIds
  const track = () => {
    const { slip } = kernel.getState()
    if (slip.selectedOutcomeIds === tracked) return
    tracked = slip.selectedOutcomeIds
    tracker.track(slip.bets.flatMap((bet) => bet.selections))
    readHealth()
  }
  kernel.subscribe(track)
  readHealth()
}

export type LimitsWatcher = {
  /** Looks whether the slip's bets changed and asks for their limits once they stand still. */
  check: () => void
  /** Asks at once. Failures are reported; the backend checks again when placing. */
  refresh: () => Promise<void>
}

export function createLimitsWatcher(kernel: SlipKernel): LimitsWatcher {
  const { api, report } = kernel.deps
  let askedFor: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = new AbortController()

  async function refresh(): Promise<void> {
    clearTimeout(timer)
    running.abort()
    running = new AbortController()
    const { signal } = running
    const { slip, rules } = kernel.view()
    const bets = askableBets(slip, rules)
    if (bets.length === 0 || !rules.isLoggedIn) return
    askedFor = limitsKey(slip, bets)
    try {
      const limits = await askLimits(api, slip.currency, bets, signal)
      if (!signal.aborted) kernel.setState((state) => ({ ...state, limits }))
    } catch (error) {
      if (!signal.aborted) report(error)
    }
  }

  return {
    refresh,
    check() {
      const { slip, rules } = kernel.view()
      const bets = askableBets(slip, rules)
      const isAskable = bets.length > 0 && rules.isLoggedIn
      const key = isAskable ? limitsKey(slip, bets) : null
      if (key === askedFor) return
      askedFor = key
      clearTimeout(timer)
      running.abort()
      kernel.setState((state) =>
        Object.keys(state.limits).length === 0 ? state : { ...state, limits: {} },
      )
      if (key !== null) timer = setTimeout(() => void refresh(), LIMITS_DELAY_MS)
    },
  }
}
