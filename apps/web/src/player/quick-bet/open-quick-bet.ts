import type { Store } from '../../base/store.ts'
import type { PageSlip } from '../slip/page-slip.ts'
import type { QuickBetDependencies } from './kernel.ts'
import {
  isSamePreference,
  readPreference,
  writePreference,
  type QuickBetPreference,
} from './quick-bet-preference.ts'
import { createQuickBetStore, type QuickBetStore } from './store.ts'

export type QuickBetSwitchDeps = Omit<QuickBetDependencies, 'slip'> & { slip: PageSlip }

export type QuickBetSwitchState = {
  readonly isEnabled: boolean
  /** Once it is needed; null until then. */
  readonly store: QuickBetStore | null
  /** Outcome of the quick bet at hand. */
  readonly selectedId: string | null
  /** There is a bet or the end of one to read, also after quick bet was switched off. */
  readonly hasNews: boolean
}

/** Opens quick bet as the player left it, and tells the switch of every page what becomes of it. */
export function openQuickBet(
  deps: QuickBetSwitchDeps,
  state: Store<QuickBetSwitchState>,
): QuickBetStore {
  const local = () => deps.storages().local
  const { isEnabled } = state.getState()
  const store = createQuickBetStore(deps, { ...readPreference(local()), isEnabled })
  let remembered: QuickBetPreference | null = null

  function mirror(): void {
    const { quick, isLeaving, taps, phase } = store.getState()
    const next = {
      isEnabled: quick.isEnabled && !isLeaving,
      store,
      selectedId: quick.selectedOutcomeIds[0] ?? null,
      hasNews: quick.bet !== null || taps.length > 0 || phase !== 'idle',
    }
    const known = state.getState()
    const isSame =
      known.store === store &&
      known.isEnabled === next.isEnabled &&
      known.selectedId === next.selectedId &&
      known.hasNews === next.hasNews
    if (!isSame) state.setState(() => next)
    const { stake, currency } = quick
    remember({ isEnabled: next.isEnabled, stake, currency })
  }

  function remember(preference: QuickBetPreference): void {
    if (remembered !== null && isSamePreference(remembered, preference)) return
    remembered = preference
    writePreference(local(), preference)
  }

  store.subscribe(mirror)
  mirror()
  return store
}
