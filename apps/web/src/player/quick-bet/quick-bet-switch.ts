import { isQuickBetFor } from '@touchline/betting'
import type { PlacedBet } from '@touchline/contract'

import { pickedId, type PickedOutcome } from '../slip/commands.ts'
import { createStore, type ReadableStore } from '../../base/store.ts'
import type { QuickBetSwitchDeps, QuickBetSwitchState } from './open-quick-bet.ts'
import {
  NO_QUICK_BET,
  QUICK_JOURNAL,
  readPreference,
  writePreference,
} from './quick-bet-preference.ts'
import type { QuickBetStore } from './store.ts'

/** All of quick bet that every page carries; the rest comes when it is first enabled. */
export type QuickBetSwitch = ReadableStore<QuickBetSwitchState> & {
  /** Reads the preference; once, after the first render. */
  start: () => void
  /** Fetches the rest, for what there is to tell with quick bet off. */
  prepare: () => void
  setEnabled: (on: boolean) => void
  /** An odds button was pressed: a quick bet, or else the slip's. */
  pick: (picked: PickedOutcome) => void
  /** A selection that is no quick bet goes to the slip: quick bet is switched off first. */
  makeWay: () => void
  /** A newer state of a bet, for the results. */
  applyBet: (bet: PlacedBet) => void
}

const OFF: QuickBetSwitchState = {
  isEnabled: false,
  store: null,
  selectedId: null,
  hasNews: false,
}

export function createQuickBetSwitch(deps: QuickBetSwitchDeps): QuickBetSwitch {
  const { slip, session, storages, report, notify } = deps
  const state = createStore<QuickBetSwitchState>(OFF)
  const isOn = () => state.getState().isEnabled
  const turn = (isEnabled: boolean) => state.setState((known) => ({ ...known, isEnabled }))
  let loading: Promise<QuickBetStore> | undefined

  async function load(): Promise<QuickBetStore> {
    // The rule for price changes is the slip's.
    const [{ openQuickBet }] = await Promise.all([import('./open-quick-bet.ts'), slip.prepare()])
    return openQuickBet(deps, state)
  }

  /** Runs what needs the whole of quick bet; a page that cannot load it reports so. */
  function withStore(act: (store: QuickBetStore) => void): void {
    const { store } = state.getState()
    if (store !== null) return act(store)
    loading ??= load()
    loading.then(act, (error: unknown) => {
      loading = undefined
      turn(false)
      report(error)
    })
  }

  const prepare = () => withStore(() => undefined)

  /** The row may have been read before the match began. */
  function asItStands(picked: PickedOutcome): PickedOutcome {
    const live = deps.feed.matches.get(picked.match.id)
    return live === undefined || live.status === picked.match.status
      ? picked
      : { ...picked, match: { ...picked.match, status: live.status } }
  }

  function setEnabled(on: boolean): void {
    if (on === isOn()) return
    turn(on)
    withStore((store) => store.setEnabled(on))
  }

  function makeWay(): void {
    if (!isOn()) return
    setEnabled(false)
    notify({ kind: 'quickBetOff' })
  }

  return {
    getState: state.getState,
    getFirstState: state.getFirstState,
    subscribe: state.subscribe,
    setEnabled,
    makeWay,
    prepare,
    start() {
      setEnabled(readPreference(storages().local).isEnabled)
      if (QUICK_JOURNAL.isThere(storages().session)) prepare()
      session.onSignedOut((reason) => {
        const { store } = state.getState()
        if (store !== null) store.signedOut(reason)
        turn(false)
        if (store === null) writePreference(storages().local, NO_QUICK_BET)
      })
    },
    pick(shown) {
      const picked = asItStands(shown)
      const id = pickedId(picked)
      // Taking a selection out of the slip is not adding one (AMB-24).
      if (!isOn() || slip.isSelected(id)) return slip.dispatch({ type: 'toggle', picked })
      const { match, outcome } = picked
      const asked = { type: match.type, matchStatus: match.status, odds: outcome.odds }
      if (isQuickBetFor({ isEnabled: true }, asked)) {
        return withStore((store) => {
          if (state.getState().selectedId === id) store.dismiss()
          else store.tap(picked)
        })
      }
      makeWay()
      slip.dispatch({ type: 'toggle', picked })
    },
    applyBet: (bet) => state.getState().store?.applyBet(bet),
  }
}
