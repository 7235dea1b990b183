import { quickBetBlockers, type QuickBetState } from '@touchline/betting'

import { primaryAction, type PrimaryAction } from '../slip/primary-action.ts'
import type { QuickBetKernel, QuickBetStoreState } from './quick-bet-kernel.ts'

export type QuickBetAction =
  | PrimaryAction
  /** QUICK-09: the next press agrees to the stake and places. */
  | { readonly kind: 'approve'; readonly stake: bigint }

/** The state with what follows from it. */
export type QuickBetView = QuickBetStoreState & {
  /** Balance of the account in use, null while it is not known. */
  readonly balance: bigint | null
  /** What the button of the bet at hand does; null where there is no bet. */
  readonly action: QuickBetAction | null
}

export function deriveQuickBet(kernel: QuickBetKernel): QuickBetView {
  const state = kernel.getState()
  const context = kernel.context()
  return { ...state, balance: context.balance, action: actionOf(state, context) }
}

function actionOf(
  { quick, phase }: QuickBetStoreState,
  context: ReturnType<QuickBetKernel['context']>,
): QuickBetAction | null {
  if (quick.bet === null || hasFailed(quick)) return null
  const blockers = quickBetBlockers(quick, context)
  const action = primaryAction({ phase, summary: oneBet(quick), blockers })
  const isUnapproved = action.kind === 'place' && !quick.isApproved
  return isUnapproved ? { kind: 'approve', stake: quick.stake } : action
}

/** Only a price can be mended here; after any other refusal the next tap is a new bet. */
function hasFailed({ state, error }: QuickBetState): boolean {
  return state === 'ERROR' && error?.isWrongOddsError !== true
}

function oneBet({ stake }: QuickBetState) {
  return { totalStake: stake, totalOdds: null, placedCount: 1, betCount: 1 }
}
