import type { ButtonGuard } from './button-guard.ts'
import type { PlacementRunner } from './placement-runner.ts'
import type { PlayerActions } from './player-actions.ts'
import type { SlipKernel } from './slip-kernel.ts'

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
