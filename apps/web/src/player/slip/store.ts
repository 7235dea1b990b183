import type { BetType, Odds, OddsAcceptMode, SystemType, Amount } from '@touchline/betting'
import { betKey as betKeyOf } from '@touchline/betting'
import type { PlacedBet } from '@touchline/contract'
import { balanceOf } from '../session/session-state.ts'
import type { ReadableStore } from '../../base/store.ts'
import type { NamedKey, PlayerActions } from './commands.ts'
import { betAgain, reuseSelections, createPlayerActions } from './commands.ts'
import type { ButtonGuard } from './button-guard.ts'
import { createButtonGuard } from './button-guard.ts'
import { createConfirmationWatcher, updateReceipt } from './receipt.ts'
import { createLimitsWatcher, startSlip } from './start.ts'
import type { WantedStake } from './limits.ts'
import type { PlacementRunner } from './placement.ts'
import { createPlacementRunner } from './placement.ts'
import type { PickedOutcome } from './presses.ts'
import type { SlipDependencies, SlipKernel } from './kernel.ts'
import { createSlipKernel } from './kernel.ts'
import type { SlipTab } from './state.ts'
import type { SlipView } from './view.ts'

export type SlipStore = ReadableStore<SlipView> &
  SlipButton & {
    /** Restores the session's slip and begins to listen; once, after the first render. */
    start: () => Promise<void>
    /**
     * Adds an outcome at its price, or takes it out: the other way than it looks unless told.
     * `outcome.odds` is the price that was shown.
     */
    toggle: (picked: PickedOutcome, isWanted?: boolean) => void
    isSelected: (selectionId: string) => boolean
    /** Tells of one outcome being chosen or given up, and of nothing else. */
    subscribeSelection: (selectionId: string, listener: () => void) => () => void
    remove: (selectionId: string) => void
    /** Stakes are in smallest units; without a bet key they go to every bet. */
    setStake: (stake: Amount, betKey?: string) => void
    setRecommendedStake: (stake: Amount, betKey?: string) => void
    /** Remembers a stake that the maximum took the place of; null for none. */
    wantStake: (wanted: WantedStake | null) => void
    /** GAP-11: the traders decide on this stake, which is over the maximum. */
    sendForApproval: (betKey: string, stake: Amount) => void
    /** Back to the maximum, and to a bet that nobody has to approve. */
    takeMaximum: (betKey: string) => void
    /** Sets the stake that a possible return needs, in step with the price from now on. */
    setPotentialWin: (amount: Amount, betKey: string) => void
    setBetType: (betType: BetType) => void
    setSystemType: (systemType: SystemType) => void
    setAcceptMode: (mode: OddsAcceptMode) => Promise<void>
    /** Asks for the greatest stake of a bet and takes it, as far as the balance goes. */
    takeMaxStake: (betKey: string) => Promise<void>
    /** Empties the slip; the notice that follows can undo it. */
    clear: () => void
    /** Puts the receipt's bets back, at the prices of now. */
    reuseSelections: () => Promise<void>
    /** After a failure to bring the saved bets back. */
    restoreAgain: () => Promise<void>
    dismissReceipt: () => void
    dismissFailure: () => void
    betAgain: (keys: readonly NamedKey[], betType: BetType) => Promise<void>
    /** Loads the bets that were shared under a code, where the site shares bets. */
    loadShared: (code: string) => Promise<void>
    dismissSharedMissing: () => void
    /** A newer state of a bet, for the receipt. */
    applyBet: (bet: PlacedBet) => void
    openPanel: (tab?: SlipTab) => void
    closePanel: () => void
    /** Phones: back to the strip. */
    collapsePanel: () => void
  }

/** What only a slip of custom bets needs. */
export type CustomSlipStore = SlipStore & {
  /** The price that the player asks for the custom bet; null: the book's. */
  proposeOdds: (odds: Odds | null) => void
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
  const { act, toggle, clear, setAcceptMode, openPanel, closePanel, collapsePanel } = actions

  const restored = Promise.withResolvers<void>()

  function onlyKey(): string {
    const bet = kernel.getState().slip.bets.find(({ betType }) => betType === 'custom_bet')
    return bet === undefined ? '' : betKeyOf(bet)
  }

  async function start(): Promise<void> {
    await startSlip(kernel, guard, { placements, actions }, () => {
      limits.check()
      confirmations.check()
    })
    actions.togglesWaiting()
    restored.resolve()
  }

  async function loadShared(code: string): Promise<void> {
    await restored.promise
    try {
      const { loadSharedBets } = await import('./share.ts')
      await loadSharedBets(kernel, actions, code)
    } catch (error) {
      deps.raiseError(error)
    }
  }

  async function takeMaxStake(betKey: string): Promise<void> {
    await limits.refresh()
    const { limits: known, slip } = kernel.getState()
    const max = known[betKey]?.max
    if (max === undefined) return
    // More than the balance holds is no stake to offer; nothing at all would be no answer.
    const balance = balanceOf(kernel.deps.session.getState(), slip.currency) ?? max
    act({ type: 'setStake', stake: balance > 0n && balance < max ? balance : max, betKey })
  }

  return {
    getState: kernel.view,
    getFirstState: kernel.firstView,
    subscribe: (listener) => subscribeView(kernel, listener),
    start,
    toggle,
    isSelected: (id) => selections.has(id),
    subscribeSelection: (id, listener) => selections.subscribe(id, listener),
    remove: (selectionId) => act({ type: 'removeSelection', selectionId }),
    setStake: (stake, betKey) => act({ type: 'setStake', stake, ...forBet(betKey) }),
    setRecommendedStake: (stake, betKey) =>
      act({ type: 'setRecommendedStake', stake, ...forBet(betKey) }),
    wantStake: (wanted) => kernel.setState((state) => ({ ...state, wanted })),
    sendForApproval(betKey, stake) {
      act({ type: 'setVip', betKey, isVip: true })
      act({ type: 'setStake', stake, betKey })
    },
    takeMaximum(betKey) {
      const stake = kernel.getState().limits[betKey]?.max
      kernel.setState((state) => ({ ...state, wanted: null }))
      act({ type: 'setVip', betKey, isVip: false })
      if (stake !== undefined) act({ type: 'setStake', stake, betKey })
    },
    setPotentialWin: (amount, betKey) => act({ type: 'setPotentialWin', amount, betKey }),
    setBetType: (betType) => act({ type: 'setBetType', betType }),
    setSystemType: (systemType) => act({ type: 'setSystemType', systemType }),
    setAcceptMode,
    proposeOdds: (odds) => act({ type: 'proposeCustomOdds', betKey: onlyKey(), odds }),
    takeQuote: (selectionIds, odds) =>
      guard.duringFeed(() =>
        kernel.dispatch({ type: 'customOddsQuoted', betKey: onlyKey(), selectionIds, odds }),
      ),
    takeMaxStake,
    ...createSlipButton(kernel, guard, placements, actions),
    clear,
    restoreAgain: actions.restoreAgain,
    reuseSelections: () => reuseSelections(kernel, actions),
    dismissReceipt: () => act({ type: 'setBets', bets: kernel.getState().slip.bets }),
    dismissFailure: () => kernel.setState((state) => ({ ...state, failure: null })),
    loadShared,
    dismissSharedMissing: () => kernel.setState((state) => ({ ...state, sharedMissing: [] })),
    betAgain: (keys, betType) => betAgain(kernel, actions, keys, betType),
    applyBet,
    openPanel,
    closePanel,
    collapsePanel,
  }
}

/** The view follows from the slip, the session and the feed's health. */
function subscribeView(kernel: SlipKernel, listener: () => void): () => void {
  const stops = [
    kernel.subscribe(listener),
    kernel.deps.session.subscribe(listener),
    kernel.onHealth(listener),
  ]
  return () => stops.forEach((stop) => stop())
}

function forBet(betKey: string | undefined): { betKey?: string } {
  return betKey === undefined ? {} : { betKey }
}

export type SlipButton = {
  /** Does what the button says, unless a price has just changed what that is. */
  press: () => void
  acceptChanges: () => void
}

export function createSlipButton(
  kernel: SlipKernel,
  guard: ButtonGuard,
  placements: PlacementRunner,
  { act }: PlayerActions,
): SlipButton {
  function acceptChanges(): void {
    act({ type: 'acceptOddsChanges' })
    guard.rest()
  }

  /** After a refusal for its prices: takes those that the slip shows now and places, in one press. */
  function placeAtNewPrices(): void {
    if (kernel.view().slip.inProgress || !guard.isSteady()) return
    act({ type: 'acceptOddsChanges' })
    if (kernel.view().action.kind === 'place') placements.place()
  }

  /** What is left is another bet: it is read before it is placed. */
  function removeGone(): void {
    act({ type: 'cleanOut' })
    guard.rest()
  }

  function press(): void {
    const { action, heldAction, isResting } = kernel.view()
    if (isResting) return
    // The press was meant for what the button showed; of what it means now only accepting is safe.
    if (heldAction !== null && action.kind !== 'accept') return
    switch (action.kind) {
      case 'accept':
        return acceptChanges()
      case 'place':
        return placements.place()
      case 'placeAt':
        return placeAtNewPrices()
      case 'signIn':
        return kernel.deps.requestSignIn('toBet')
      case 'removeUnavailable':
        return removeGone()
      case 'raiseStake':
        return act({ type: 'setStake', stake: action.minimum, betKey: action.betKey })
      case 'lowerStake':
        return act({ type: 'setStake', stake: action.maximum, betKey: action.betKey })
      case 'enterStake':
      case 'balanceTooLow':
      case 'blocked':
      case 'placing':
      case 'checking':
        return undefined
    }
  }

  return { press, acceptChanges }
}

/**
 * Tells odds buttons whether their outcome is chosen. Hundreds of them listen, so each is told of
 * its own outcome only.
 */
export class SelectionListeners {
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
