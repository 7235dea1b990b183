import type { QueryClient } from '@tanstack/react-query'
import { ApiError, type ApiClient } from '@touchline/contract'

import { isUnauthorized } from '../../data/api/is-unauthorized.ts'
import { limitsQuery } from '../../data/queries/limits.ts'
import { systemSettingsQuery } from '../../data/queries/system-settings.ts'
import { openModal, type ModalStore } from '../../parts/modals/modal-store.ts'
import { isLoggedIn } from '../../player/session/session-state.ts'
import type { SessionStore } from '../../player/session/session-store.ts'
import type { Services } from '../services.ts'

const CHECK_MS = 30_000
const TRACK_MS = 60_000

type Parts = {
  readonly api: ApiClient
  readonly queryClient: QueryClient
  readonly session: Pick<
    SessionStore,
    'getState' | 'subscribe' | 'endForActivity' | 'expire' | 'onSignedOut'
  >
  readonly modals: ModalStore
  readonly report: (error: unknown) => void
}

/** FLAG-04, FLAG-06: as the site has them switched. @returns what ends it */
export function keepLimits(services: Services): () => void {
  const system = services.queryClient.getQueryData(systemSettingsQuery(services).queryKey)
  if (system?.features['responsible_gambling'] === false) return () => undefined
  return watchLimits(services, system?.features['activity_tracking'] ?? false)
}

/**
 * Keeps to the limits of time of whoever is signed in: tells once a minute that the page is looked
 * at (RG-06), and asks every half minute whether a reality check is due (RG-11). Nobody without
 * limits is asked for anything. @returns what ends it
 */
export function watchLimits(parts: Parts, hasTracking: boolean): () => void {
  const { api, queryClient, session, modals, report } = parts
  const query = limitsQuery({ api })
  const limits = () =>
    isLoggedIn(session.getState()) ? (queryClient.getQueryData(query.queryKey) ?? []) : []
  /** RG-12: after a 400 there is none to ask about, until somebody signs in again. */
  let isAsking = true
  let wasLoggedIn = false

  function read(): void {
    const isHere = isLoggedIn(session.getState())
    if (isHere === wasLoggedIn) return
    wasLoggedIn = isHere
    isAsking = true
    if (isHere) void queryClient.query(query).catch(report)
  }

  async function check(): Promise<void> {
    if (!isAsking || !limits().some(({ type }) => type === 'reality_check')) return
    if (modals.getState().some(({ name }) => name === 'realityCheck')) return
    try {
      const { data: info } = await api('getSessionInfo')
      if (Date.parse(info.checkAt) <= Date.now()) openModal(modals, 'realityCheck', null, { info })
    } catch (error) {
      if (error instanceof ApiError && error.status === 400) isAsking = false
      else if (!isUnauthorized(error)) report(error)
    }
  }

  async function track(): Promise<void> {
    if (document.visibilityState === 'hidden' || limits().length === 0) return
    try {
      await api('trackActivity')
    } catch (error) {
      if (!isUnauthorized(error)) return report(error)
      const details = error instanceof ApiError ? error.details : undefined
      const until = details?.['until']
      await (details?.['limit'] === 'time'
        ? session.endForActivity(typeof until === 'string' ? until : null)
        : session.expire())
    }
  }

  read()
  const unsubscribe = session.subscribe(read)
  const checks = setInterval(() => void check(), CHECK_MS)
  const tracks = hasTracking ? setInterval(() => void track(), TRACK_MS) : undefined
  return () => {
    unsubscribe()
    clearInterval(checks)
    clearInterval(tracks)
  }
}
