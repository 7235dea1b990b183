import type { OwnLimits, PlacementContext, SlipEvent } from '@touchline/betting'
import { reduceSlip } from '@touchline/betting'
import type { ApiClient, PlacedBet } from '@touchline/contract'
import type { SessionStore } from '../session/session-store.ts'
import type { BrowserStorages } from '../../base/browser-storage.ts'
import { createListeners } from '../../base/listeners.ts'
import type { ReadableStore, Store } from '../../base/store.ts'
import { createStore } from '../../base/store.ts'
import type { PageSettings } from '../../data/queries/system-settings.ts'
import type { Pace } from './placement-answer.ts'
import { keepDetails } from './lookup.ts'
import type { FeedHealth, SlipFeed } from './feed.ts'
import { FIRST_HEALTH, isSameHealth } from './feed.ts'
import type { SlipView } from './view.ts'
import { placementContext, slipRules, rememberView } from './view.ts'
import { lostFreebet } from './lost-freebet.ts'
import type { SlipStoreState } from './state.ts'
import { EMPTY_SLIP_STORE } from './state.ts'
import type { OtherTabs, PlacementTabs } from './other-tabs.ts'

export type SlipDependencies = {
  api: ApiClient
  session: SessionStore
  /** By the server's clock, ms since 1970. */
  now: () => number
  /** The player's own limits; empty for a visitor, and until they are read. */
  limits: ReadableStore<OwnLimits>
  feed: SlipFeed
  storages: () => BrowserStorages
  /** Whom the player's changes of the slip are told. */
  otherTabs: OtherTabs
  deviceId: () => string
  /** What the site is; null until it is known. */
  systemSettings: () => PageSettings | null
  report: (error: unknown) => void
  /** Shows a failure that belongs to no field and no bet. */
  raiseError: (error: unknown) => void
  /** Tells something in passing. */
  notify: (notice: SlipNotice) => void
  requestSignIn: (reason: 'toBet' | 'sessionExpired') => void
  /** Who of several tabs asks about a placement. */
  tabs: PlacementTabs
  /** How patiently placements are asked about, where not as usual. */
  pace?: Pace
  /** New bets, for whoever lists bets. */
  onPlaced: (bets: readonly PlacedBet[]) => void
}

export type SlipNotice =
  | { readonly kind: 'tooManySelections'; readonly maximum: number }
  | { readonly kind: 'cleared'; readonly undo: () => void }
  | { readonly kind: 'nothingAvailable' }
  | { readonly kind: 'sharedBetLoaded'; readonly undo: () => void }
  | { readonly kind: 'sharedBetNotFound' }
  | { readonly kind: 'sharedBetGone' }
  | { readonly kind: 'sharedBetFailed' }
  | { readonly kind: 'quickBetOff' }
  | { readonly kind: 'bonusRemoved'; readonly name: string | undefined }
  | { readonly kind: 'partlyAvailable'; readonly names: readonly string[] }

/** The store with the machine in it; the other parts of the slip act through this. */
export type SlipKernel = Store<SlipStoreState> & {
  deps: SlipDependencies
  view: () => SlipView
  /** The view before anything was restored or read. */
  firstView: () => SlipView
  /** Runs the machine; `change` goes along in the same step. */
  dispatch: (event: SlipEvent, change?: Partial<SlipStoreState>) => void
  /** Several events in one step: who listens hears of it once. */
  dispatchAll: (events: readonly SlipEvent[]) => void
  context: () => PlacementContext
  health: () => FeedHealth
  /** Called by the feed whenever freshness or connection may have changed. */
  setHealth: (health: FeedHealth) => void
  onHealth: (listener: () => void) => () => void
}

export function createSlipKernel(deps: SlipDependencies): SlipKernel {
  const store = createStore<SlipStoreState>(EMPTY_SLIP_STORE)
  const view = rememberView()
  const firstView = rememberView()
  const healthListeners = createListeners()
  let health = FIRST_HEALTH
  const rules = (state: SlipStoreState) =>
    slipRules(deps.session.getState(), deps.systemSettings(), state.acceptMode, state.slip.currency)

  const inputs = () => ({
    state: store.getState(),
    session: deps.session.getState(),
    system: deps.systemSettings(),
    health,
    own: deps.limits.getState(),
    now: deps.now,
  })

  function run(events: readonly SlipEvent[], change: Partial<SlipStoreState> = {}): void {
    const before = store.getState()
    store.setState((state) => {
      let next = Object.keys(change).length === 0 ? state : { ...state, ...change }
      for (const event of events) {
        const slip = reduceSlip(next.slip, event, rules(next))
        if (slip !== next.slip) next = settle(next, { ...next, slip })
      }
      return next
    })
    const [lost] = events.flatMap((event) => lostFreebet(before, store.getState(), event) ?? [])
    if (lost !== undefined) deps.notify({ kind: 'bonusRemoved', name: lost.name })
  }

  return {
    ...store,
    deps,
    view: () => view(inputs()),
    firstView: () =>
      firstView({
        state: store.getFirstState(),
        session: deps.session.getFirstState(),
        system: deps.systemSettings(),
        health: FIRST_HEALTH,
        own: deps.limits.getFirstState(),
        now: deps.now,
      }),
    dispatch: (event, change = {}) => run([event], change),
    dispatchAll: (events) => run(events),
    context() {
      const { state, ...around } = inputs()
      return placementContext(state, rules(state), around)
    },
    health: () => health,
    setHealth(next) {
      if (isSameHealth(health, next)) return
      health = next
      healthListeners.tell()
    },
    onHealth: healthListeners.add,
  }
}

/** What follows from another machine state outside the machine. */
function settle(before: SlipStoreState, next: SlipStoreState): SlipStoreState {
  const { slip, panel } = next
  const held = [...slip.bets, ...slip.processingBets].flatMap((bet) => bet.selections)
  const hasRestoreFailed = next.hasRestoreFailed && slip.bets.length === 0
  // Of what is to come back there is nothing else yet.
  const isAwaited = slip.isRestoring || hasRestoreFailed
  const ids = held.map(({ id }) => id)
  const details = isAwaited ? next.details : keepDetails(next.details, ids)
  // SLIP-05; a receipt stays open although its bets have left the slip.
  const isEmptied =
    (before.slip.bets.length > 0 || before.slip.ticketState === 'SUCCESS') &&
    slip.bets.length === 0 &&
    slip.ticketState !== 'SUCCESS'
  const closes = isEmptied && panel.isOpen && panel.tab === 'BET_SLIP'
  const isSameChoice = slip.selectedOutcomeIds === before.slip.selectedOutcomeIds
  return {
    ...next,
    details,
    aimedAt: isSameChoice ? next.aimedAt : null,
    panel: closes ? { ...panel, isOpen: false, isExpanded: false } : panel,
    receipt: slip.ticketState === 'SUCCESS' ? next.receipt : [],
    hasRestoreFailed,
    sharedMissing: slip.bets.length === 0 ? [] : next.sharedMissing,
  }
}
