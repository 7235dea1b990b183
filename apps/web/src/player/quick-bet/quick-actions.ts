import type { QuickBetEvent } from '@touchline/betting'

import { isLoggedIn } from '../session/session-state.ts'
import { HOLD_MS } from '../slip/button-guard.ts'
import type { QuickBetKernel } from './quick-bet-kernel.ts'
import type { QuickBetView } from './quick-bet-view.ts'
import type { PlacementRunner } from '../slip/placement-runner.ts'

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

export function createQuickActions(
  kernel: QuickBetKernel,
  view: () => QuickBetView,
  placement: PlacementRunner,
): QuickActions {
  const { deps } = kernel
  let restsUntil = 0
  const rest = () => {
    restsUntil = Date.now() + HOLD_MS
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
    if (action === null || Date.now() < restsUntil) return
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
      case 'removeUnavailable':
        return act({ type: 'dismiss' })
      case 'enterStake':
      case 'balanceTooLow':
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
