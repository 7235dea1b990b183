import type { PlacedBet } from '@touchline/contract'

import { isLoggedIn } from '../session/session-state.ts'
import { createConfirmationWatcher } from '../slip/confirmation-watcher.ts'
import { toSelectionInput, type PickedOutcome } from '../slip/picked-outcome.ts'
import { describeSelection } from '../slip/selection-details.ts'
import { slipCurrency } from '../slip/slip-situation.ts'
import type { ReadableStore } from '../../base/store.ts'
import type { SignOutReason } from '../session/session-store.ts'
import { followQuickFeed } from './follow-quick-feed.ts'
import {
  createQuickBetKernel,
  type QuickBetDependencies,
  type QuickBetKernel,
} from './quick-bet-kernel.ts'
import { createQuickActions } from './quick-actions.ts'
import type { QuickBetPreference } from './quick-bet-preference.ts'
import { deriveQuickBet, type QuickBetView } from './quick-bet-view.ts'
import { createQuickPlacement } from './quick-placement.ts'
import { placedBets, updateTaps } from './quick-tap.ts'

export type QuickBetStore = ReadableStore<QuickBetView> & {
  /** QUICK-03. While a bet is on its way it is switched off after its answer. */
  setEnabled: (on: boolean) => void
  /** An outcome of a live match at the price that was shown: places it where that is approved. */
  tap: (picked: PickedOutcome) => void
  /** Smallest units. */
  setStake: (stake: bigint) => void
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
  const listeners = new Set<() => void>()
  const tell = () => listeners.forEach((listener) => listener())
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
    const currency = slipCurrency(deps.session.getState(), deps.systemSettings())
    if (currency !== null) kernel.dispatch({ type: 'setCurrency', ...currency })
    checkBalance()
    placement.resume()
    tell()
  }

  begin(kernel, preference)
  followQuickFeed(kernel, duringFeed)
  kernel.subscribe(() => {
    confirmations.check()
    tell()
  })
  deps.slip.subscribe(tell)
  deps.session.subscribe(followSession)
  followSession()

  return {
    getState: view,
    getFirstState: view,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    setEnabled(on) {
      const { quick } = kernel.getState()
      if (quick.state === 'PROCESSING') {
        return kernel.setState((state) => ({ ...state, isLeaving: !on }))
      }
      if (quick.isEnabled !== on) act({ type: 'toggle' })
    },
    tap(picked) {
      if (kernel.getState().quick.state === 'PROCESSING') return
      kernel.dispatch(
        { type: 'addSelection', selection: toSelectionInput(picked) },
        { details: describeSelection(picked) },
      )
      if (!isLoggedIn(deps.session.getState())) return deps.requestSignIn('toBet')
      placement.place()
    },
    setStake: (stake) => act({ type: 'setStake', stake }),
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

function begin(kernel: QuickBetKernel, { isEnabled, stake, currency }: QuickBetPreference): void {
  const { session, systemSettings } = kernel.deps
  const active = slipCurrency(session.getState(), systemSettings())
  if (active !== null) kernel.dispatch({ type: 'setCurrency', ...active })
  if (isEnabled) kernel.dispatch({ type: 'toggle' })
  if (currency === kernel.getState().quick.currency) kernel.dispatch({ type: 'setStake', stake })
}

/** The same view until something that it shows is another one. */
function rememberView(kernel: QuickBetKernel): () => QuickBetView {
  const { session, slip, systemSettings } = kernel.deps
  let inputs: readonly unknown[] = []
  let last: QuickBetView | null = null
  return () => {
    const now = [
      kernel.getState(),
      session.getState(),
      slip.getState().acceptMode,
      systemSettings(),
    ]
    if (last !== null && now.every((input, index) => input === inputs[index])) return last
    inputs = now
    last = deriveQuickBet(kernel)
    return last
  }
}
