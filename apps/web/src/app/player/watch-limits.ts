import { QueryObserver, type QueryClient } from '@tanstack/react-query'
import { isMoneyLimit, NO_OWN_LIMITS, type OwnLimits, type UsedLimit } from '@touchline/betting'
import { ApiError, type ApiClient, type SessionInfo } from '@touchline/contract'

import { serverNow, type KnownClock } from '../../base/clock/clock-skew.ts'
import type { Store } from '../../base/store.ts'
import { isUnauthorized } from '../../data/api/is-unauthorized.ts'
import { guardRailsQuery, limitsQuery } from '../../data/queries/limits.ts'
import { hasOwnLimits, knownSettings } from '../../data/queries/system-settings.ts'
import { closeModal, openModal, type ModalStore } from '../../parts/modals/modal-store.ts'
import { isPayingIn } from '../../parts/modals/paying-in.ts'
import { heldRails, usedLimits } from '../../player/limits/own-limits.ts'
import { isLoggedIn } from '../../player/session/session-state.ts'
import type { SessionStore } from '../../player/session/session-store.ts'
import type { Services } from '../services.ts'

const CHECK_MS = 30_000
const TRACK_MS = 60_000
/** Money moves in several steps: limits are read again once the balance has stood still. */
const SETTLE_MS = 400
/** Beyond a day no page waits for the end of a period. */
const LONGEST_WAIT_MS = 86_400_000

type Parts = {
  readonly page: KnownClock
  readonly api: ApiClient
  readonly queryClient: QueryClient
  readonly session: Pick<
    SessionStore,
    'getState' | 'subscribe' | 'endForLimit' | 'onSignedOut' | 'playBegun'
  >
  /** Filled with what is read, for the slip. */
  readonly limits: Store<OwnLimits>
  readonly modals: ModalStore
  readonly report: (error: unknown) => void
}

/** FLAG-04, FLAG-06: as the site has them switched. @returns what ends it */
export function keepLimits(services: Services): () => void {
  const system = knownSettings(services)
  if (system === undefined || !hasOwnLimits(system)) return () => undefined
  return watchLimits(services, system.features['activity_tracking'] ?? false)
}

/**
 * Keeps to the limits of whoever is signed in: tells once a minute that the page is looked at
 * (RG-06), asks at once and every half minute whether a reality check is due (RG-11), and lets the
 * slip know what is left. Nobody without limits is asked for anything. @returns what ends it
 */
export function watchLimits(parts: Parts, hasTracking: boolean): () => void {
  const { api, page, queryClient, session, modals, report } = parts
  const query = limitsQuery({ api })
  const limits = () =>
    isLoggedIn(session.getState()) ? (queryClient.getQueryData(query.queryKey) ?? []) : []
  /** RG-12: after a 400 there is none to ask about, until somebody signs in again. */
  let isAsking = true
  let stopReading: (() => void) | undefined

  function read(): void {
    const isHere = isLoggedIn(session.getState())
    if (isHere === (stopReading !== undefined)) return
    isAsking = true
    stopReading?.()
    stopReading = isHere ? followUse(parts, () => void check()) : undefined
  }

  async function check(): Promise<void> {
    // Before that there is no time to tell, and the answer is a 400.
    await session.playBegun()
    if (!isAsking || !limits().some(({ type }) => type === 'reality_check')) return
    // The money is on its way: it comes with the next look after it.
    if (isPayingIn(modals)) return
    const isShown = () => modals.getState().some(({ name }) => name === 'realityCheck')
    const wasShown = isShown()
    try {
      const { data: info } = await api('getSessionInfo')
      // Answered here while it was asked about.
      if (wasShown && !isShown()) return
      const isDue = Date.parse(info.nextCheckAt) <= serverNow(page)
      // Answered in another tab.
      if (!isDue) closeModal(modals, 'realityCheck')
      else if (wasShown) renewCheck(modals, info)
      else openModal(modals, 'realityCheck', null, { info })
    } catch (error) {
      const status = error instanceof ApiError ? error.status : undefined
      if (status === 400) isAsking = false
      // AMB-30: the same as where the session of play is refused.
      else if (status === 403) {
        await session.endForLimit({ availableAt: endOf(error, 'available_at'), isActivity: false })
      } else if (!isUnauthorized(error)) report(error)
    }
  }

  async function track(): Promise<void> {
    if (document.visibilityState === 'hidden' || limits().length === 0) return
    try {
      await api('trackActivity')
    } catch (error) {
      if (!isUnauthorized(error)) return report(error)
      await session.endForLimit({ availableAt: endOf(error, 'until'), isActivity: true })
    }
  }

  read()
  const unsubscribe = session.subscribe(read)
  const checks = setInterval(() => void check(), CHECK_MS)
  const tracks = hasTracking ? setInterval(() => void track(), TRACK_MS) : undefined
  return () => {
    unsubscribe()
    stopReading?.()
    clearInterval(checks)
    clearInterval(tracks)
  }
}

/** What stands there may be a while old: bets were settled, or placed in another tab. */
function renewCheck(modals: ModalStore, info: SessionInfo): void {
  modals.setState((stack) =>
    stack.map((modal) => (modal.name === 'realityCheck' ? { ...modal, info } : modal)),
  )
}

/** @returns when play is possible again, where the refusal says it */
function endOf(error: unknown, name: string): string | null {
  const end = error instanceof ApiError ? error.details?.[name] : undefined
  return typeof end === 'string' ? end : null
}

/**
 * Reads the limits of the player who is signed in, again whenever their money has moved or a period
 * ends. @param onRead they are there for the first time @returns what ends it, and forgets them
 */
function followUse(
  { api, page, queryClient, session, limits, report }: Parts,
  onRead: () => void,
): () => void {
  const query = limitsQuery({ api })
  const observer = new QueryObserver(queryClient, {
    ...query,
    refetchInterval: ({ state }) => untilAfter(nextPeriod(usedLimits(state.data)), serverNow(page)),
  })
  const rails = guardRailsQuery({ api })
  const railsObserver = new QueryObserver(queryClient, {
    ...rails,
    refetchInterval: ({ state }) => {
      const { changesAt = null } = state.data?.held ?? {}
      return changesAt !== null && untilAfter(Date.parse(changesAt), serverNow(page))
    },
  })
  let data: unknown
  let railsAnswer: unknown
  let failure: unknown = null
  let { accounts } = session.getState()
  let timer: ReturnType<typeof setTimeout> | undefined

  function take(result: ReturnType<typeof observer.getCurrentResult>): void {
    if (result.data !== data) {
      const isFirst = data === undefined
      data = result.data
      limits.setState((own) => ({ ...own, limits: usedLimits(result.data) }))
      if (isFirst) onRead()
    }
    if (result.error === failure) return
    failure = result.error
    if (failure !== null && !isUnauthorized(failure)) report(failure)
  }

  function takeRails({ data: answer }: ReturnType<typeof railsObserver.getCurrentResult>): void {
    if (answer === railsAnswer) return
    railsAnswer = answer
    limits.setState((own) => ({ ...own, held: heldRails(answer) }))
  }

  function followMoney(): void {
    const moved = session.getState().accounts
    if (moved === accounts) return
    accounts = moved
    if (!limits.getState().limits.some(({ type }) => isMoneyLimit(type))) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      void queryClient.invalidateQueries({ queryKey: query.queryKey })
    }, SETTLE_MS)
  }

  const undo = [
    observer.subscribe(take),
    railsObserver.subscribe(takeRails),
    session.subscribe(followMoney),
  ]
  take(observer.getCurrentResult())
  takeRails(railsObserver.getCurrentResult())
  return () => {
    for (const each of undo) each()
    clearTimeout(timer)
    limits.setState(() => NO_OWN_LIMITS)
  }
}

function nextPeriod(limits: readonly UsedLimit[]): number {
  const ends = limits.flatMap(({ resetsAt }) => (resetsAt === null ? [] : [resetsAt]))
  return Math.min(...ends)
}

function untilAfter(instant: number, now: number): number | false {
  const wait = instant - now + 1_000
  return wait < LONGEST_WAIT_MS ? Math.max(wait, 1_000) : false
}
