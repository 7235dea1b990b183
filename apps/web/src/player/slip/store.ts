import type { Odds, OddsAcceptMode } from '@touchline/betting'
import { DEFAULT_ODDS_ACCEPT_MODE, normalizeAcceptMode } from '@touchline/betting'
import type { PlacedBet } from '@touchline/contract'
import { ACCEPT_MODE } from './stored.ts'
import type { KeyValueStorage } from '../../base/browser-storage.ts'
import { onOver } from '../../base/on-over.ts'
import type { ReadableStore } from '../../base/store.ts'
import type { SessionState } from '../session/session-state.ts'
import { isLoggedIn } from '../session/session-state.ts'
import type { SignOutReason } from '../session/session-store.ts'
import { sessionKnown } from '../session/session-store.ts'
import { createBonusesWatcher } from './bonuses.ts'
import type { ButtonGuard } from './button.ts'
import { createButtonGuard } from './button.ts'
import type { SlipCommand } from './commands.ts'
import { followSelections } from './feed.ts'
import { keepReceipts } from './kept-receipt.ts'
import type { SlipDependencies, SlipKernel } from './kernel.ts'
import { createSlipKernel } from './kernel.ts'
import { createJackpotsWatcher, createLimitsWatcher } from './limits.ts'
import type { PlayerActions } from './perform.ts'
import { createPerformer, createPlayerActions, customKey } from './perform.ts'
import { forgetSlip, persistChanges, restoreSlip } from './persist.ts'
import type { PlacementRunner } from './placement.ts'
import { createPlacementRunner } from './placement.ts'
import { createConfirmationWatcher, updateReceipt } from './receipt.ts'
import { EMPTY_SLIP_STORE, readPanel } from './state.ts'
import { shareBetweenTabs } from './tabs.ts'
import type { SlipView } from './view.ts'
import { slipCurrency } from './view.ts'

export type SlipStore = ReadableStore<SlipView> & {
  /** Restores the session's slip and begins to listen; once, after the first render. */
  start: () => Promise<void>
  /** Does what the player wants. What needs an answer of the backend shows in the state later. */
  dispatch: (command: SlipCommand) => void
  isSelected: (selectionId: string) => boolean
  /** Tells of one outcome being chosen or given up, and of nothing else. */
  subscribeSelection: (selectionId: string, listener: () => void) => () => void
  /** A newer state of a bet, for the receipt. */
  applyBet: (bet: PlacedBet) => void
  /** The player has another bonus, or one of them stands otherwise. */
  bonusesChanged: () => void
}

/** What only a slip of custom bets needs. */
export type CustomSlipStore = SlipStore & {
  /** The book's price for exactly these legs of a custom bet. */
  takeQuote: (selectionIds: readonly string[], odds: Odds) => void
}

/** @param options `custom`: what is chosen becomes a custom bet of its match */
export function createSlipStore(
  deps: SlipDependencies,
  { custom = false }: { custom?: boolean } = {},
): CustomSlipStore {
  const kernel = createSlipKernel(deps)
  const guard = createButtonGuard(kernel)
  const placements = createPlacementRunner(kernel)
  const limits = createLimitsWatcher(kernel)
  const jackpots = createJackpotsWatcher(kernel)
  const bonuses = createBonusesWatcher(kernel)
  const applyBet = (bet: PlacedBet) =>
    kernel.setState((state) => {
      const receipt = updateReceipt(state.receipt, bet)
      return receipt === state.receipt ? state : { ...state, receipt }
    })
  const confirmations = createConfirmationWatcher({
    deps,
    placed: () => kernel.getState().receipt,
    update: applyBet,
  })
  const selections = new SelectionListeners(kernel)
  const actions = createPlayerActions(kernel, guard, custom)
  const restored = Promise.withResolvers<void>()

  async function start(): Promise<void> {
    await startSlip(kernel, guard, { placements, actions }, () => {
      limits.check()
      jackpots.check()
      bonuses.check()
      confirmations.check()
    })
    actions.togglesWaiting()
    restored.resolve()
  }

  return {
    getState: kernel.view,
    getFirstState: kernel.firstView,
    subscribe: (listener) => subscribeView(kernel, listener),
    start,
    dispatch: createPerformer({
      kernel,
      guard,
      placements,
      actions,
      restored: restored.promise,
    }),
    isSelected: (id) => selections.has(id),
    subscribeSelection: (id, listener) => selections.subscribe(id, listener),
    takeQuote: (selectionIds, odds) =>
      guard.duringFeed(() =>
        kernel.dispatch({
          type: 'customOddsQuoted',
          betKey: customKey(kernel),
          selectionIds,
          odds,
        }),
      ),
    applyBet,
    bonusesChanged: bonuses.askAgain,
  }
}

/** The view follows from the slip, the session and the feed's health. */
function subscribeView(kernel: SlipKernel, listener: () => void): () => void {
  const stops = [
    kernel.subscribe(listener),
    kernel.deps.session.subscribe(listener),
    kernel.deps.limits.subscribe(listener),
    kernel.onHealth(listener),
  ]
  return () => stops.forEach((stop) => stop())
}

/** Takes over what only the browser knows and begins to listen. */
async function startSlip(
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
    panel: readPanel(storage, isMyBetsHidden),
    acceptMode: knownMode(session.getState()) ?? visitorMode(storage),
  }))
  persistChanges(kernel, storage)
  const showReceipt = keepReceipts(kernel)
  followFeed(kernel, guard)
  kernel.subscribe(onChange)
  kernel.onHealth(onChange)
  session.onSettings(({ autoAcceptOddsChange }) => {
    const acceptMode = normalizeAcceptMode(autoAcceptOddsChange)
    kernel.dispatch({ type: 'rulesChanged' }, { acceptMode })
  })
  session.onSignedOut((reason) => leave(kernel, placements, reason))
  session.subscribe(() => {
    followSession(kernel)
    placements.resume()
    void showReceipt()
    onChange()
  })
  followSession(kernel)
  const { getState } = kernel
  onOver(kernel, () => getState().slip.isRestoring, placements.resume)
  onOver(
    kernel,
    () => getState().slip.inProgress,
    () => followSession(kernel),
  )
  await restoreSlip(kernel)
  placements.resume()
  await sessionKnown(session)
  void showReceipt()
  shareBetweenTabs(kernel, placements, actions)
}

/**
 * SLIP-33: the slip takes the currency of the active account, and the rules of the session. A
 * placement under way keeps the currency that it was sent in.
 */
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
    return
  }
  const acceptMode = DEFAULT_ODDS_ACCEPT_MODE
  kernel.dispatch({ type: 'rulesChanged' }, { limits: {}, bonuses: {}, acceptMode })
  const { slip } = kernel.getState()
  if (slip.ticketState === 'SUCCESS') kernel.dispatch({ type: 'setBets', bets: slip.bets })
}

/** A slip that is started late finds the player's settings there already. */
function knownMode(session: SessionState): OddsAcceptMode | null {
  if (!isLoggedIn(session) || session.settings === null) return null
  return normalizeAcceptMode(session.settings.autoAcceptOddsChange)
}

function visitorMode(storage: KeyValueStorage): OddsAcceptMode {
  return normalizeAcceptMode(ACCEPT_MODE.read(storage))
}

/** Lets what the live store says of the selections reach the slip's machine. */
function followFeed(kernel: SlipKernel, guard: ButtonGuard): void {
  const { feed, session } = kernel.deps
  const track = followSelections(feed, {
    dispatch: (event) => guard.duringFeed(() => kernel.dispatch(event)),
    setHealth: kernel.setHealth,
    knownProviders: () => session.getState().settings?.providerStatuses ?? {},
  })
  let tracked = kernel.getState().slip.selectedOutcomeIds
  kernel.subscribe(() => {
    const { slip } = kernel.getState()
    if (slip.selectedOutcomeIds === tracked) return
    tracked = slip.selectedOutcomeIds
    const legs = slip.bets.flatMap((bet) => bet.selections)
    track([...new Map(legs.map((leg) => [leg.id, leg])).values()])
  })
}

/**
 * Tells odds buttons whether their outcome is chosen. Hundreds of them listen, so each is told of
 * its own outcome only.
 */
class SelectionListeners {
  readonly #byId = new Map<string, Set<() => void>>()
  #ids: readonly string[] = []
  #waiting: readonly string[] = []
  #chosen: ReadonlySet<string> = new Set()

  constructor(kernel: Pick<SlipKernel, 'getState' | 'subscribe'>) {
    kernel.subscribe(() => {
      const { slip, waitingIds } = kernel.getState()
      this.#update(slip.selectedOutcomeIds, waitingIds)
    })
  }

  has(id: string): boolean {
    return this.#chosen.has(id)
  }

  subscribe(id: string, listener: () => void): () => void {
    const listeners = this.#byId.get(id) ?? new Set()
    this.#byId.set(id, listeners.add(listener))
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0 && this.#byId.get(id) === listeners) this.#byId.delete(id)
    }
  }

  #update(ids: readonly string[], waiting: readonly string[]): void {
    if (ids === this.#ids && waiting === this.#waiting) return
    const before = this.#chosen
    this.#ids = ids
    this.#waiting = waiting
    this.#chosen = new Set(
      [...ids, ...waiting].filter((id) => ids.includes(id) !== waiting.includes(id)),
    )
    for (const id of [...before, ...this.#chosen]) {
      if (before.has(id) === this.#chosen.has(id)) continue
      for (const listener of this.#byId.get(id) ?? []) listener()
    }
  }
}
