import { applyBalance, type Money } from '@touchline/betting'
import type { ApiClient, CallInput } from '@touchline/contract'

import type { Store } from '../../base/store.ts'
import { readAccounts, type Report } from './load-session.ts'
import type { SessionState } from './session-state.ts'

export type ProfileChange = NonNullable<CallInput<'updatePlayer'>['body']>

export type AccountActions = {
  /** Ignored for the active currency and for one without an account. @throws ApiError */
  switchAccount: (currency: string) => Promise<void>
  /** ACC-03: opens an account and makes it the active one. @throws ApiError */
  addAccount: (currency: string) => Promise<void>
  /** GAP-26: saves fields of the profile and reads them again. @throws ApiError */
  changeProfile: (change: ProfileChange) => Promise<void>
  applyBalance: (balance: Money) => void
  /** Reads the balances again, after changes of them were missed. Failures are reported. */
  refreshAccounts: () => Promise<void>
}

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
    const accounts = await readAccounts(api)
    return before === pushed ? accounts : readCurrent()
  }

  /** A change is of the session of the press, however long its code takes to come. */
  const hereNow = () => ({ api, store, isHere: stillHere(), readCurrent })

  return {
    switchAccount: async (currency) => {
      const here = hereNow()
      return (await import('./account-changes.ts')).switchAccount(here, currency)
    },
    addAccount: async (currency) => {
      const here = hereNow()
      return (await import('./account-changes.ts')).addAccount(here, currency)
    },
    changeProfile: async (change) => {
      const here = hereNow()
      return (await import('./account-changes.ts')).changeProfile(here, change)
    },
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
        const accounts = await readCurrent()
        if (isHere() && store.getState().authStatus === 'LOGGED_IN') {
          store.setState((state) => ({ ...state, accounts }))
        }
      } catch (error) {
        report(error)
      }
    },
  }
}
