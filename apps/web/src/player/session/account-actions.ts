import { applyBalance, canChangeAccount, type Money } from '@touchline/betting'
import type { ApiClient, CallInput } from '@touchline/contract'

import type { Store } from '../../base/store.ts'
import { readAccounts, type Report } from './load-session.ts'
import { toProfile } from './session-state.ts'
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

  return {
    async switchAccount(currency) {
      const { profile, accounts } = store.getState()
      if (!canChangeAccount(currency, profile?.currency ?? null, accounts)) return
      const isHere = stillHere()
      const answer = await api('switchAccount', { body: { currency } })
      if (isHere()) store.setState((state) => withCurrency(state, answer.data.currency))
    },
    async addAccount(currency) {
      const isHere = stillHere()
      const answer = await api('switchAccount', { body: { currency } })
      const accounts = await readCurrent()
      if (!isHere()) return
      store.setState((state) => ({ ...withCurrency(state, answer.data.currency), accounts }))
    },
    async changeProfile(change) {
      const isHere = stillHere()
      const missed = store.getState().profile?.authFieldsMissed ?? []
      await api('updatePlayer', { body: change })
      const query = missed.length === 0 ? {} : { fields: missed.join(',') }
      const { data } = await api('getPlayer', { query })
      if (isHere()) store.setState((state) => ({ ...state, profile: toProfile(data) }))
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

function withCurrency(state: SessionState, currency: string): SessionState {
  return state.profile === null ? state : { ...state, profile: { ...state.profile, currency } }
}
