import { betKey, roomFor, sumAmounts, type SlipEvent } from '@touchline/betting'
import type { SlipKernel } from './kernel.ts'
import type { PlacementRunner } from './placement.ts'
import { canLower, type PrimaryAction } from './primary-action.ts'

/** The button keeps its meaning for this long after a price change. */
export const HOLD_MS = 300

export type ButtonGuard = {
  /** Runs a change that came from outside; a new meaning of the button, or more money, waits to be shown. */
  duringFeed: (change: () => void) => void
  /** The player accepted: the rest of the same movement must not place. */
  rest: () => void
  /** Whether what the player reads has stood for a moment: no price of the slip has just moved. */
  isSteady: () => boolean
  /** The player did something else: what the button shows is right again. */
  release: () => void
}

export function createButtonGuard(kernel: SlipKernel): ButtonGuard {
  let holdTimer: ReturnType<typeof setTimeout> | undefined
  let restTimer: ReturnType<typeof setTimeout> | undefined

  let movedAt = Number.NEGATIVE_INFINITY

  function release(): void {
    clearTimeout(holdTimer)
    kernel.setState((state) => (state.heldAction === null ? state : { ...state, heldAction: null }))
  }

  return {
    release,
    isSteady: () => performance.now() - movedAt >= HOLD_MS,
    duringFeed(change) {
      const { action, heldAction, slip } = kernel.view()
      change()
      if (kernel.view().slip.bets !== slip.bets) movedAt = performance.now()
      const shown = heldAction ?? action
      if (heldAction === null && isAsRead(shown, kernel.view().action)) return
      clearTimeout(holdTimer)
      kernel.setState((state) => ({ ...state, heldAction: shown }))
      holdTimer = setTimeout(release, HOLD_MS)
    },
    rest() {
      clearTimeout(restTimer)
      kernel.setState((state) => ({ ...state, isResting: true }))
      restTimer = setTimeout(
        () => kernel.setState((state) => ({ ...state, isResting: false })),
        HOLD_MS,
      )
    },
  }
}

/** Whether a press still does what was read, for no more money than was read. */
function isAsRead(shown: PrimaryAction, next: PrimaryAction): boolean {
  return next.kind === shown.kind && stakeOf(next) <= stakeOf(shown)
}

/** What a press would place: a stake for a wanted return rises when the price falls. */
function stakeOf(action: PrimaryAction): bigint {
  return 'stake' in action ? action.stake : 0n
}

type Pressed = {
  readonly kernel: SlipKernel
  readonly guard: ButtonGuard
  readonly placements: PlacementRunner
  readonly actions: { readonly act: (event: SlipEvent) => void }
}

/** The slip's one button. */
export function createButton({ kernel, guard, placements, actions: { act } }: Pressed) {
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

  /** To what the player's own limits leave for it. */
  function lower(key: string | null): void {
    const { bets } = kernel.view().slip
    const staked = bets.filter(({ stake }) => stake > 0n)
    const bet = key === null ? staked[0] : staked.find((one) => betKey(one) === key)
    if (bet === undefined) return
    const others = sumAmounts(staked.filter((one) => one !== bet).map(({ stake }) => stake))
    const stake = roomFor(kernel.context().room, others)
    if (stake !== null && stake > 0n) act({ type: 'setStake', stake, betKey: betKey(bet) })
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
      case 'overLimit':
        return canLower(action) ? lower(action.betKey) : undefined
      case 'enterStake':
      case 'balanceTooLow':
      case 'rests':
      case 'blocked':
      case 'placing':
      case 'checking':
        return undefined
    }
  }

  return { press }
}
