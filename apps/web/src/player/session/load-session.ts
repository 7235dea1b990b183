import type { ApiClient, UserSettings } from '@touchline/contract'

import { isUnauthorized } from '../../data/api/is-unauthorized.ts'
import { toProfile, visitorSession, type SessionState } from './session-state.ts'

export type Report = (error: unknown) => void

/**
 * AUTH-05: reads the player, settings, accounts, comp points and status groups together.
 * What fails apart from the player is reported and left empty; without a player it is a visitor, and
 * one who may be a player where it could not be read.
 */
export async function loadSession(api: ApiClient, report: Report): Promise<SessionState> {
  let isMissing = false
  const miss = (error: unknown) => {
    isMissing = true
    report(error)
  }
  const [read, player, settings, points, statusGroups] = await Promise.all([
    // First, so that its version is none of what comes later.
    orElse(readAccounts(api), null, report),
    orElse(api('getPlayer'), null, miss),
    orElse(api('getSettings'), null, report),
    orElse(api('getCompPoints'), null, report),
    orElse(api('listStatusGroups'), null, report),
  ])
  const profile = player === null ? null : toProfile(player.data)
  if (profile === null || !profile.isLoggedIn) {
    return { ...visitorSession(settings?.data ?? null), isMissing }
  }
  return {
    authStatus: 'LOGGED_IN',
    isMissing: false,
    profile,
    settings: settings?.data ?? null,
    accounts: [],
    ...read,
    progress: {
      points: points?.data.persistent ?? null,
      statusGroups: statusGroups?.data ?? [],
    },
  }
}

/** ACC-02: active accounts with their balances. @throws ApiError */
export async function readAccounts(
  api: ApiClient,
): Promise<Pick<SessionState, 'accounts' | 'version'>> {
  const { data, meta } = await api('listAccounts', { query: { compatibility: 'false' } })
  const accounts = data
    .filter((account) => account.active)
    .map(({ currency, balance }) => ({ currency, amount: balance }))
  return { accounts, version: meta?.version }
}

/** What a visitor's pages need: the default settings alone. */
export async function loadVisitor(api: ApiClient, report: Report): Promise<SessionState> {
  const settings = await orElse<{ data: UserSettings } | null>(api('getSettings'), null, report)
  return visitorSession(settings?.data ?? null)
}

/** A 401 says that no one is signed in, which is an answer and no failure. */
async function orElse<Value>(
  answer: Promise<Value>,
  fallback: null,
  report: Report,
): Promise<Value | null> {
  try {
    return await answer
  } catch (error) {
    if (!isUnauthorized(error)) report(error)
    return fallback
  }
}
