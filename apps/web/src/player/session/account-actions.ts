import { applyBalance, type Money } from '@touchline/betting'
import type { ApiClient } from '@touchline/contract'

import type { Store } from '../../base/store.ts'
import { isUnauthorized } from '../../data/api/is-unauthorized.ts'
import type * as changes from './account-changes.ts'
import { readAccounts, type Report } from './load-session.ts'
import type { SessionState } from './session-state.ts'

export type AccountActions = {
  /** Ignored for the active currency and for one without an account. @throws ApiError */
  switchAccount: (currency: string) => Promise<void>
  /** ACC-03: opens an account and makes it the active one. @throws ApiError */
  addAccount: (currency: string) => Promise<void>
  /** GAP-26: saves fields of the profile and reads them again. @throws ApiError */
  changeProfile: (change: changes.ProfileChange) => Promise<void>
  /** Reads profile, settings and accounts again, which another tab has changed. @throws ApiError */
  readAgain: () => Promise<void>
  applyBalance: (balance: Money) => void
  /**
   * Reads the balances again, after changes of them were missed, and the rest of the account where that
   * has changed, too. Failures are reported. @returns whether it has
   */
  refreshAccounts: () => Promise<boolean>
}

type Changes = typeof changes
type Here = Parameters<Changes['switchAccount']>[0]

type AccountActionsOptions = {
  api: ApiClient
  report: Report
  store: Store<SessionState>
  /** Says whether the session of the moment of asking is still the one; others may not write. */
  stillHere: () => () => boolean
}

/** What a signed-in player changes about themselves. */
export function createAccountActions(options: AccountActionsOptions): AccountActions {
  const { api, report, store, stillHere } = options
  let pushed = 0

  /** What was pushed while an answer was under way is newer than that answer may be. */
  async function readCurrent(): Promise<Awaited<ReturnType<typeof readAccounts>>> {
    const before = pushed
    const read = await readAccounts(api)
    return before === pushed ? read : readCurrent()
  }

  /** A change is of the session of the press, however long its code takes to come. */
  const hereNow = () => ({ api, store, isHere: stillHere(), readCurrent })

  const changing =
    <Values extends readonly unknown[]>(
      choose: (changes: Changes) => (here: Here, ...values: Values) => Promise<void>,
    ) =>
    async (...values: Values) => {
      const here = hereNow()
      return choose(await import('./account-changes.ts'))(here, ...values)
    }

  const readAgain = changing((changes) => changes.readAgain)

  return {
    switchAccount: changing((changes) => changes.switchAccount),
    addAccount: changing((changes) => changes.addAccount),
    changeProfile: changing((changes) => changes.changeProfile),
    readAgain,
    applyBalance(balance) {
      pushed += 1
      store.setState((state) => {
        const accounts = applyBalance(state.accounts, balance)
        return accounts === state.accounts ? state : { ...state, accounts }
      })
    },
    async refreshAccounts() {
      const isHere = stillHere()
      try {
        const { accounts, version } = await readCurrent()
        const before = store.getState()
        if (!isHere() || before.authStatus !== 'LOGGED_IN') return false
        store.setState((state) => ({ ...state, accounts }))
        if (version === before.version) return false
        await readAgain()
        return true
      } catch (error) {
        // The session's own prompt says that it is over.
        if (!isUnauthorized(error)) report(error)
        return false
      }
    },
  }
}
