import type { Store } from '../../base/store.ts'
import { sessionKnown } from '../session/session-store.ts'
import type { PageSlip } from '../slip/page-slip.ts'
import type { QuickBetDependencies } from './kernel.ts'
import { readPreference, writePreference, type QuickBetPreference } from './quick-bet-preference.ts'
import { createQuickBetStore, type QuickBetStore } from './store.ts'

export type QuickBetSwitchDeps = Omit<QuickBetDependencies, 'slip'> & { slip: PageSlip }

export type OpenQuickBet = QuickBetStore & {
  /**
   * Takes over what another tab has chosen since: off is off in all of them, and another stake takes
   * back what was agreed to here. An agreement never comes from elsewhere.
   * @returns whether anything here is another one now
   */
  catchUp: () => boolean
}

export type QuickBetSwitchState = {
  readonly isEnabled: boolean
  /** Once it is needed; null until then. */
  readonly store: OpenQuickBet | null
  /** Outcome of the quick bet at hand. */
  readonly selectedId: string | null
  /** There is a bet or the end of one to read, also after quick bet was switched off. */
  readonly hasNews: boolean
}

/** Opens quick bet as the player left it, and tells the switch of every page what becomes of it. */
export async function openQuickBet(
  deps: QuickBetSwitchDeps,
  state: Store<QuickBetSwitchState>,
): Promise<OpenQuickBet> {
  // A stake is in the currency of the player's account.
  await sessionKnown(deps.session)
  const local = () => deps.storages().local
  const { isEnabled } = state.getState()
  const own = createQuickBetStore(deps, { ...readPreference(local()), isEnabled })
  let remembered: QuickBetPreference | null = null

  function chosen(): QuickBetPreference {
    const { quick, isLeaving } = own.getState()
    const { stake, currency } = quick
    return { isEnabled: quick.isEnabled && !isLeaving, stake, currency }
  }

  function mirror(): void {
    const { quick, taps, phase } = own.getState()
    const next = {
      isEnabled: chosen().isEnabled,
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
    remember(chosen())
  }

  /** What did not change here may have been changed by another tab. */
  function remember(preference: QuickBetPreference): void {
    const before = remembered
    if (before !== null && isSamePreference(before, preference)) return
    remembered = preference
    if (before === null) return writePreference(local(), preference)
    const kept = readPreference(local())
    const isStake = before.stake !== preference.stake || before.currency !== preference.currency
    const isSwitch = before.isEnabled !== preference.isEnabled
    const { isEnabled: isOn } = isSwitch ? preference : kept
    writePreference(local(), { ...(isStake ? preference : kept), isEnabled: isOn })
  }

  function catchUp(): boolean {
    const saved = readPreference(local())
    const before = chosen()
    if (isSamePreference(saved, before)) return false
    own.setEnabled(saved.isEnabled)
    // Under way it stays as it was sent, and is caught up with afterwards.
    if (saved.currency === before.currency) own.setStake(saved.stake)
    return !isSamePreference(before, chosen())
  }

  const store: OpenQuickBet = {
    ...own,
    catchUp,
    tap(picked) {
      catchUp()
      if (state.getState().isEnabled) own.tap(picked)
      else deps.slip.dispatch({ type: 'toggle', picked })
    },
    press() {
      if (!catchUp()) own.press()
    },
  }
  own.subscribe(mirror)
  mirror()
  return store
}

function isSamePreference(a: QuickBetPreference, b: QuickBetPreference): boolean {
  return a.isEnabled === b.isEnabled && a.stake === b.stake && a.currency === b.currency
}
