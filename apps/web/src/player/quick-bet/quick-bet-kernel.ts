import {
  createQuickBet,
  reduceQuickBet,
  type QuickBetEvent,
  type QuickBetState,
} from '@touchline/betting'

import type { SelectionDetails } from '../slip/selection-details.ts'
import type { SlipDependencies } from '../slip/slip-kernel.ts'
import { placementContext, slipRules, type FeedHealth } from '../slip/slip-situation.ts'
import type { PlacementPhase } from '../slip/primary-action.ts'
import type { SlipStore } from '../slip/slip-store.ts'
import { createStore, type Store } from '../../base/store.ts'
import type { QuickTap } from './quick-tap.ts'

export type QuickBetDependencies = SlipDependencies & {
  /** Its rule for price changes is that of quick bets too. */
  slip: Pick<SlipStore, 'getState' | 'subscribe'>
}

export type QuickBetStoreState = {
  /** The machine's state. */
  readonly quick: QuickBetState
  /** Names of the bet's selection. */
  readonly details: SelectionDetails | null
  readonly phase: PlacementPhase
  /** The latest first. */
  readonly taps: readonly QuickTap[]
  /** The player switched it off while a bet was on its way. */
  readonly isLeaving: boolean
  /** A balance below the stake took the approval back; until the player acts. */
  readonly isRevoked: boolean
  readonly health: FeedHealth
}

export type QuickBetKernel = Store<QuickBetStoreState> & {
  deps: QuickBetDependencies
  /** Runs the machine; `change` goes along in the same step. */
  dispatch: (event: QuickBetEvent, change?: Partial<QuickBetStoreState>) => void
  context: () => ReturnType<typeof placementContext>
}

const FIRST: QuickBetStoreState = {
  quick: createQuickBet({ currency: 'EUR', subunits: 100 }),
  details: null,
  phase: 'idle',
  taps: [],
  isLeaving: false,
  isRevoked: false,
  health: { isConnected: false, staleIds: new Set() },
}

export function createQuickBetKernel(deps: QuickBetDependencies): QuickBetKernel {
  const store = createStore<QuickBetStoreState>(FIRST)
  const rules = () =>
    slipRules(
      deps.session.getState(),
      deps.systemSettings(),
      deps.slip.getState().acceptMode,
      store.getState().quick.currency,
    )
  return {
    ...store,
    deps,
    dispatch(event, change) {
      store.setState((state) => {
        const quick = reduceQuickBet(state.quick, event, rules())
        return quick === state.quick && change === undefined
          ? state
          : { ...state, ...change, quick }
      })
    },
    context() {
      const { quick, health } = store.getState()
      const staked = { limits: {}, slip: quick }
      const session = deps.session.getState()
      return placementContext(staked, rules(), session, deps.systemSettings(), health)
    },
  }
}
