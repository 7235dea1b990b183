import { canChangeAccount } from '@touchline/betting'
import type { ApiClient, CallInput } from '@touchline/contract'

import type { Store } from '../../base/store.ts'
import type { readAccounts } from './load-session.ts'
import { toProfile } from './session-state.ts'
import type { SessionState } from './session-state.ts'

export type ProfileChange = NonNullable<CallInput<'updatePlayer'>['body']>

type Here = {
  readonly api: ApiClient
  readonly store: Store<SessionState>
  /** Whether the session of the press is still the one; others may not write. */
  readonly isHere: () => boolean
  readonly readCurrent: () => ReturnType<typeof readAccounts>
}

export async function switchAccount({ api, store, isHere }: Here, currency: string) {
  const { profile, accounts } = store.getState()
  if (!canChangeAccount(currency, profile?.currency ?? null, accounts)) return
  const answer = await api('switchAccount', { body: { currency } })
  if (isHere()) store.setState((state) => withCurrency(state, answer.data.currency))
}

export async function addAccount({ api, store, isHere, readCurrent }: Here, currency: string) {
  const answer = await api('switchAccount', { body: { currency } })
  const { accounts } = await readCurrent()
  if (!isHere()) return
  store.setState((state) => ({ ...withCurrency(state, answer.data.currency), accounts }))
}

export async function changeProfile({ api, store, isHere }: Here, change: ProfileChange) {
  const missed = store.getState().profile?.authFieldsMissed ?? []
  await api('updatePlayer', { body: change })
  const query = missed.length === 0 ? {} : { fields: missed.join(',') }
  const { data } = await api('getPlayer', { query })
  if (isHere()) store.setState((state) => ({ ...state, profile: toProfile(data) }))
}

export async function readAgain({ api, store, isHere, readCurrent }: Here) {
  const [read, player, settings] = await Promise.all([
    readCurrent(),
    api('getPlayer'),
    api('getSettings'),
  ])
  const profile = toProfile(player.data)
  if (!isHere() || profile.id !== store.getState().profile?.id) return
  store.setState((state) => ({ ...state, profile, settings: settings.data, ...read }))
}

function withCurrency(state: SessionState, currency: string): SessionState {
  return state.profile === null ? state : { ...state, profile: { ...state.profile, currency } }
}
