import type { PlacedBet } from '@touchline/contract'
import type { FreebetBonus, QuickBetEvent, Amount } from '@touchline/betting'
import { isLoggedIn } from '../session/session-state.ts'
import { createConfirmationWatcher } from '../slip/receipt.ts'
import type { PickedOutcome } from '../slip/commands.ts'
import { pickedId } from '../slip/commands.ts'
import { toSelectionInput } from '../slip/selection-input.ts'
import { describeSelection } from '../slip/lookup.ts'
import { slipCurrency } from '../slip/view.ts'
import { createListeners } from '../../base/listeners.ts'
import { onOver } from '../../base/on-over.ts'
import type { ReadableStore } from '../../base/store.ts'
import type { SignOutReason } from '../session/session-store.ts'
import type { QuickBetDependencies, QuickBetKernel, QuickBetView } from './kernel.ts'
import { createQuickBetKernel, deriveQuickBet, placedBets, updateTaps } from './kernel.ts'
import { keepTaps } from './kept-taps.ts'
import type { QuickBetPreference } from './quick-bet-preference.ts'
import { createQuickPlacement } from './placement.ts'
import { HOLD_MS } from '../slip/button.ts'
import type { PlacementRunner } from '../slip/placement.ts'
import { followSelections, isSameHealth } from '../slip/feed.ts'

export type QuickBetStore = ReadableStore<QuickBetView> & {
  /** QUICK-03. While a bet is on its way it is switched off after its answer. */
  setEnabled: (on: boolean) => void
  /** An outcome of a live match at the price that was shown: places it where that is approved. */
  tap: (picked: PickedOutcome) => void
  /** Smallest units. */
  setStake: (stake: Amount) => void
  /** Stakes the next bet with a freebet of the player's; null: with cash. */
  setFreebet: (freebet: FreebetBonus | null) => void
  /** QUICK-05: counts only with a stake, and never beyond the balance. */
  setApproved: (isApproved: boolean) => void
  /** Does what the button says, unless a price has just changed what that is. */
  press: () => void
  /** Lets go of the bet at hand. */
  dismiss: () => void
  forgetTaps: () => void
  /** A newer state of a bet, for the results. */
  applyBet: (bet: PlacedBet) => void
  signedOut: (reason: SignOutReason) => void
}

export function createQuickBetStore(
  deps: QuickBetDependencies,
  preference: QuickBetPreference,
): QuickBetStore {
  const kernel = createQuickBetKernel(deps)
  const view = rememberView(kernel)
  const placement = createQuickPlacement(kernel)
  const isNewTap = watchTaps(kernel)
  const showFormerTaps = keepTaps(kernel)
  const listeners = createListeners()
  const applyBet = (bet: PlacedBet) =>
    kernel.setState((state) => {
      const taps = updateTaps(state.taps, bet)
      return taps === state.taps ? state : { ...state, taps }
    })
  const confirmations = createConfirmationWatcher({
    deps,
    placed: () => placedBets(kernel.getState().taps),
    update: applyBet,
  })
  const { act, checkBalance, press, duringFeed } = createQuickActions(kernel, view, placement)

  function followSession(): void {
    followCurrency(kernel)
    checkBalance()
    placement.resume()
    void showFormerTaps()
    listeners.tell()
  }

  begin(kernel, preference)
  followQuickFeed(kernel, duringFeed)
  onOver(
    kernel,
    () => kernel.getState().quick.state === 'PROCESSING',
    () => followCurrency(kernel),
  )
  kernel.subscribe(() => {
    confirmations.check()
    listeners.tell()
  })
  deps.slip.subscribe(listeners.tell)
  deps.session.subscribe(followSession)
  deps.limits.subscribe(listeners.tell)
  followSession()

  return {
    getState: view,
    getFirstState: view,
    subscribe: listeners.add,
    setEnabled(on) {
      const { quick } = kernel.getState()
      if (quick.state === 'PROCESSING') {
        return kernel.setState((state) => ({ ...state, isLeaving: !on }))
      }
      if (quick.isEnabled !== on) act({ type: 'toggle' })
    },
    tap(picked) {
      if (kernel.getState().quick.state === 'PROCESSING' || !isNewTap(pickedId(picked))) return
      kernel.dispatch(
        { type: 'addSelection', selection: toSelectionInput(picked) },
        { details: describeSelection(picked) },
      )
      if (!isLoggedIn(deps.session.getState())) return deps.requestSignIn('toBet')
      placement.place()
    },
    setStake: (stake) => act({ type: 'setStake', stake }),
    setFreebet: (freebet) => act({ type: 'setFreebet', freebet }),
    setApproved: (isApproved) => act({ type: 'setApproved', isApproved }),
    press,
    dismiss: () => act({ type: 'dismiss' }),
    forgetTaps: () => kernel.setState((state) => ({ ...state, taps: [] })),
    applyBet,
    signedOut(reason) {
      // What an expired session had sent is asked about after the next sign-in.
      if (reason === 'player') placement.abandon()
      kernel.dispatch({ type: 'signedOut' }, { isLeaving: false, isRevoked: false })
      if (reason === 'player') kernel.setState((state) => ({ ...state, taps: [] }))
    },
  }
}

/** A slow double click, and a key that is held before it repeats. */
const ONE_MOVEMENT_MS = 700

/**
 * An answer may come between the two clicks of a double click: what was placed last takes no tap
 * that may belong to the press that placed it, or that was meant before its answer was read.
 * @returns whether a tap on an outcome is one of its own
 */
function watchTaps(kernel: QuickBetKernel): (outcomeId: string) => boolean {
  let placedId: string | undefined
  let restsUntil = 0
  let wasPlacing = false
  // The device's clock may be set meanwhile.
  const rest = (ms: number) => {
    restsUntil = Math.max(restsUntil, performance.now() + ms)
  }
  kernel.subscribe(() => {
    const { state, selectedOutcomeIds } = kernel.getState().quick
    const isPlacing = state === 'PROCESSING'
    if (isPlacing === wasPlacing) return
    wasPlacing = isPlacing
    if (isPlacing) placedId = selectedOutcomeIds[0]
    rest(isPlacing ? ONE_MOVEMENT_MS : HOLD_MS)
  })
  return (outcomeId) => {
    if (outcomeId !== placedId || performance.now() >= restsUntil) return true
    rest(ONE_MOVEMENT_MS)
    return false
  }
}

/** The currency of the active account; a placement under way keeps the one that it was sent in. */
function followCurrency(kernel: QuickBetKernel): void {
  const { session, systemSettings } = kernel.deps
  const active = slipCurrency(session.getState(), systemSettings())
  if (active !== null) kernel.dispatch({ type: 'setCurrency', ...active })
}

function begin(kernel: QuickBetKernel, { isEnabled, stake, currency }: QuickBetPreference): void {
  followCurrency(kernel)
  if (isEnabled) kernel.dispatch({ type: 'toggle' })
  if (currency === kernel.getState().quick.currency) kernel.dispatch({ type: 'setStake', stake })
}

/** The same view until something that it shows is another one. */
function rememberView(kernel: QuickBetKernel): () => QuickBetView {
  const { session, slip, systemSettings, limits } = kernel.deps
  let inputs: readonly unknown[] = []
  let last: QuickBetView | null = null
  return () => {
    const now = [
      kernel.getState(),
      session.getState(),
      slip.getState().acceptMode,
      systemSettings(),
      limits.getState(),
    ]
    if (last !== null && now.every((input, index) => input === inputs[index])) return last
    inputs = now
    last = deriveQuickBet(kernel)
    return last
  }
}

export type QuickActions = {
  /** Runs an event of the player: what took the approval back is answered by it. */
  act: (event: QuickBetEvent) => void
  /** QUICK-13: takes the approval back where the balance does not cover the stake. */
  checkBalance: () => void
  /** Does what the button says, unless that has just changed. */
  press: () => void
  /** Runs a change that came from outside; a new meaning of the button takes no press at first. */
  duringFeed: (change: () => void) => void
}

function createQuickActions(
  kernel: QuickBetKernel,
  view: () => QuickBetView,
  placement: PlacementRunner,
): QuickActions {
  const { deps } = kernel
  let restsUntil = 0
  const rest = () => {
    restsUntil = performance.now() + HOLD_MS
  }

  function act(event: QuickBetEvent): void {
    kernel.dispatch(event, { isRevoked: false })
    checkBalance()
  }

  function checkBalance(): void {
    const { balance } = kernel.context()
    const wasApproved = kernel.getState().quick.isApproved
    if (balance === null || !isLoggedIn(deps.session.getState())) return
    kernel.dispatch({ type: 'balanceChanged', balance })
    if (wasApproved && !kernel.getState().quick.isApproved) {
      kernel.setState((state) => ({ ...state, isRevoked: true }))
    }
  }

  function press(): void {
    const { action } = view()
    if (action === null || performance.now() < restsUntil) return
    switch (action.kind) {
      case 'accept':
        act({ type: 'acceptOddsChanges' })
        return rest()
      case 'approve':
        act({ type: 'setApproved', isApproved: true })
        return placement.place()
      case 'place':
      case 'placeAt':
        return placement.place()
      case 'signIn':
        return deps.requestSignIn('toBet')
      case 'raiseStake':
        return act({ type: 'setStake', stake: action.minimum })
      case 'lowerStake':
        return act({ type: 'setStake', stake: action.maximum })
      case 'overLimit':
        if (action.room.left > 0n) act({ type: 'setStake', stake: action.room.left })
        return undefined
      case 'removeUnavailable':
        return act({ type: 'dismiss' })
      case 'enterStake':
      case 'balanceTooLow':
      case 'rests':
      case 'blocked':
      case 'placing':
      case 'checking':
        return undefined
    }
  }

  return {
    act,
    checkBalance,
    press,
    duringFeed(change) {
      const before = view().action?.kind
      change()
      if (view().action?.kind !== before) rest()
    },
  }
}

/** Lets prices, suspensions, match states and providers reach the bet at hand. */
function followQuickFeed(kernel: QuickBetKernel, duringFeed: (change: () => void) => void): void {
  const { feed, session } = kernel.deps
  const track = followSelections(feed, {
    dispatch: (event) => duringFeed(() => kernel.dispatch(event)),
    setHealth: (health) =>
      duringFeed(() => {
        if (isSameHealth(kernel.getState().health, health)) return
        kernel.setState((state) => ({ ...state, health }))
      }),
    knownProviders: () => session.getState().settings?.providerStatuses ?? {},
  })
  let tracked: string | undefined
  kernel.subscribe(() => {
    const selections = kernel.getState().quick.bet?.selections ?? []
    if (selections[0]?.id === tracked) return
    tracked = selections[0]?.id
    track(selections)
  })
}
