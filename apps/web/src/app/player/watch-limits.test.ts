import { QueryClient } from '@tanstack/react-query'
import { amountOf, NO_OWN_LIMITS, type OwnLimits } from '@touchline/betting'
import type { UserLimit } from '@touchline/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createStore } from '../../base/store.ts'
import { closeModal, createModalStore, openModal } from '../../parts/modals/modal-store.ts'
import { UNKNOWN_SESSION, type SessionState } from '../../player/session/session-state.ts'
import { systemSettingsQuery } from '../../data/queries/system-settings.ts'
import { fakeApi, refusal, type Answers } from '../../testing/fake-api.ts'
import { aLimit } from '../../testing/limits.ts'
import { aSystem } from '../../testing/system-settings.ts'
import type { Services } from '../services.ts'
import { keepLimits, watchLimits } from './watch-limits.ts'

const MINUTE_MS = 60_000

const railsAnswer = (pauseUntil: string | null) => ({
  rails: { pause: null, noLive: null, calm: false },
  held: { pauseUntil, noLiveUntil: null, playUntil: null, changesAt: pauseUntil },
  wanted: null,
  confirmFrom: null,
  confirmUntil: null,
})

type Parts = Parameters<typeof watchLimits>[0]

/** As a page does whose settings say what is on. */
function keepAsSwitched(parts: Parts, features: Readonly<Record<string, boolean>>) {
  const page = { ...parts.page, locale: 'en' }
  const services = { ...parts, page } as unknown as Services
  const { queryKey } = systemSettingsQuery(services)
  parts.queryClient.setQueryData(queryKey, aSystem({ features }))
  return keepLimits(services)
}

/**
 * @param switches whether use is tracked, or what the settings switch
 * @param lagMs how far the device's clock lags behind the server's
 */
function setUp(
  types: readonly UserLimit['type'][],
  answers: Answers = {},
  switches: boolean | Readonly<Record<string, boolean>> = true,
  playBegun = Promise.resolve(),
  lagMs = 0,
) {
  const info = (checkIn: number) => ({
    data: {
      startedAt: new Date(Date.now() - MINUTE_MS).toISOString(),
      duration: 3_600,
      nextCheckAt: new Date(Date.now() + checkIn).toISOString(),
      stakeSum: amountOf(0n),
      winSum: amountOf(0n),
      currency: 'EUR',
    },
  })
  const { api, sent } = fakeApi({
    listLimits: () => ({ data: types.map((type) => aLimit(type)) }),
    getSessionInfo: () => info(1),
    trackActivity: () => undefined,
    getGuardRails: () => ({ data: railsAnswer(null) }),
    ...answers,
  })
  const session = createStore<SessionState>({ ...UNKNOWN_SESSION, authStatus: 'LOGGED_IN' })
  const endForLimit = vi.fn(() => Promise.resolve())
  const report = vi.fn()
  const modals = createModalStore()
  const limits = createStore<OwnLimits>(NO_OWN_LIMITS)
  const parts = {
    api,
    page: { renderedAt: performance.timeOrigin + lagMs },
    queryClient: new QueryClient(),
    session: {
      ...session,
      endForLimit,
      playBegun: () => playBegun,
      onSignedOut: () => () => undefined,
    },
    modals,
    limits,
    report,
  }
  const stop =
    typeof switches === 'boolean' ? watchLimits(parts, switches) : keepAsSwitched(parts, switches)
  const asked = (name: string) => sent.filter((call) => call.name === name).length
  return { stop, asked, modals, session, limits, endForLimit, report, info }
}

let visibility: DocumentVisibilityState
beforeEach(() => {
  vi.useFakeTimers()
  visibility = 'visible'
  vi.stubGlobal('document', {
    get visibilityState() {
      return visibility
    },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

test('[RG-06] [FLAG-04] tells once a minute that the page is looked at, while there are limits', async () => {
  const { asked, stop } = setUp(['loss'])
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS)
  expect(asked('trackActivity')).toBe(2)
  visibility = 'hidden'
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS)
  expect(asked('trackActivity')).toBe(2)
  stop()
  const without = setUp([])
  const untracked = setUp(['loss'], {}, false)
  visibility = 'visible'
  await vi.advanceTimersByTimeAsync(3 * MINUTE_MS)
  expect(asked('trackActivity')).toBe(2)
  expect(without.asked('trackActivity')).toBe(0)
  expect(untracked.asked('trackActivity')).toBe(0)
})

test('[FLAG-04] [FLAG-06] the settings switch the tracking, and all that limits do', async () => {
  const asked = async (features: Record<string, boolean>) => {
    const page = setUp(['loss', 'reality_check'], {}, features)
    await vi.advanceTimersByTimeAsync(MINUTE_MS)
    page.stop()
    return ['listLimits', 'getSessionInfo', 'trackActivity'].filter((name) => page.asked(name) > 0)
  }
  const limits = ['listLimits', 'getSessionInfo']
  expect(await asked({ activity_tracking: true })).toEqual([...limits, 'trackActivity'])
  expect(await asked({ activity_tracking: false })).toEqual(limits)
  expect(await asked({})).toEqual(limits)
  expect(await asked({ activity_tracking: true, responsible_gambling: false })).toEqual([])
})

test('[RG-07] the end of the time on the site ends the session and says until when', async () => {
  const until = '2026-05-02T12:00:00Z'
  const { endForLimit } = setUp(['time'], {
    trackActivity: () => Promise.reject(refusal(401, { details: { limit: 'time', until } })),
  })
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect(endForLimit).toHaveBeenCalledWith({ availableAt: until, isActivity: true })
})

test('[RG-07] [AMB-09] any 401 of the tracking says so, and asks nobody to sign in', async () => {
  const { endForLimit, report } = setUp(['loss'], {
    trackActivity: () => Promise.reject(refusal(401)),
  })
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect(endForLimit).toHaveBeenCalledWith({ availableAt: null, isActivity: true })
  expect(report).not.toHaveBeenCalled()
})

test('[RG-09] [RG-13] [AMB-30] a reality check that answers 403 ends play until then, unreported', async () => {
  const details = { available_at: '2026-05-02T12:00:00Z' }
  const { endForLimit, report } = setUp(['reality_check'], {
    getSessionInfo: () =>
      Promise.reject(refusal(403, { details, localizedMessage: 'User is out of limit' })),
  })
  await vi.advanceTimersByTimeAsync(0)
  expect(endForLimit).toHaveBeenCalledWith({
    availableAt: details.available_at,
    isActivity: false,
  })
  expect(report).not.toHaveBeenCalled()
})

test('[RG-11] [FAIR-22] asks at once and every half minute for a reality check alone, and opens it once it is due', async () => {
  let checkIn = MINUTE_MS
  const page = setUp(['reality_check'], { getSessionInfo: () => page.info(checkIn) })
  const other = setUp(['loss'])
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect(page.asked('getSessionInfo')).toBe(3)
  expect(other.asked('getSessionInfo')).toBe(0)
  expect(page.modals.getState()).toEqual([])
  checkIn = 0
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect(page.modals.getState()).toMatchObject([{ name: 'realityCheck' }])
})

test('[RG-11] [FAIR-22] a reality check that stays open tells how it goes by now, and goes once it was answered in another tab', async () => {
  let [checkIn, staked] = [0, 200n]
  const page = setUp(['reality_check'], {
    getSessionInfo: () => ({ data: { ...page.info(checkIn).data, stakeSum: amountOf(staked) } }),
  })
  await vi.advanceTimersByTimeAsync(0)
  openModal(page.modals, 'depositReminder')
  staked = 500n
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect(page.modals.getState()).toMatchObject([
    { name: 'realityCheck', info: { stakeSum: 500n } },
    { name: 'depositReminder' },
  ])
  checkIn = MINUTE_MS
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect(page.modals.getState()).toMatchObject([{ name: 'depositReminder' }])
})

test('[RG-11] [MODAL-10] a reality check that is due waits for a deposit, whose page it would end', async () => {
  const { modals, info } = setUp(['reality_check'], { getSessionInfo: () => info(0) })
  openModal(modals, 'quickDeposit')
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect(modals.getState()).toMatchObject([{ name: 'quickDeposit' }])
  closeModal(modals, 'quickDeposit')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(modals.getState()).toMatchObject([{ name: 'realityCheck' }])
})

test('[RG-10] [RG-11] a reality check that is answered while it is asked about does not come again', async () => {
  const asked = Promise.withResolvers<void>()
  let isSecond = false
  const page = setUp(['reality_check'], {
    async getSessionInfo() {
      const { data } = page.info(0)
      if (isSecond) await asked.promise
      return { data }
    },
  })
  await vi.advanceTimersByTimeAsync(0)
  isSecond = true
  await vi.advanceTimersByTimeAsync(30_000)
  closeModal(page.modals, 'realityCheck')
  asked.resolve()
  await vi.advanceTimersByTimeAsync(0)
  expect(page.asked('getSessionInfo')).toBe(2)
  expect(page.modals.getState()).toEqual([])
})

test('[RG-11] [FAIR-22] a reality check is due by the server’s clock, however the device’s runs', async () => {
  const DAY_MS = 1_440 * MINUTE_MS
  const opened = async (lagMs: number, checkIn: number) => {
    const getSessionInfo = () => page.info(checkIn)
    const page = setUp(['reality_check'], { getSessionInfo }, true, undefined, lagMs)
    await vi.advanceTimersByTimeAsync(MINUTE_MS)
    page.stop()
    return page.modals.getState().map(({ name }) => name)
  }
  vi.stubEnv('SSR', false)
  expect(await opened(DAY_MS, DAY_MS - MINUTE_MS)).toEqual(['realityCheck'])
  expect(await opened(-DAY_MS, -DAY_MS + 5 * MINUTE_MS)).toEqual([])
})

test('[RG-08] [RG-11] asks for no reality check before play has begun, which would end the asking', async () => {
  const begun = Promise.withResolvers<void>()
  let isPlaying = false
  const page = setUp(
    ['reality_check'],
    {
      getSessionInfo: () => (isPlaying ? page.info(0) : Promise.reject(refusal(400))),
    },
    true,
    begun.promise,
  )
  await vi.advanceTimersByTimeAsync(20_000)
  expect(page.asked('getSessionInfo')).toBe(0)
  isPlaying = true
  begun.resolve()
  await vi.advanceTimersByTimeAsync(0)
  expect(page.modals.getState()).toMatchObject([{ name: 'realityCheck' }])
})

test('[FAIR-30] what is left is known to the slip, read again when money has moved, and forgotten', async () => {
  let used = 0n
  const { limits, session, stop } = setUp(['loss'], {
    listLimits: () => ({ data: [aLimit('loss', { currency: 'EUR', current: amountOf(used) })] }),
  })
  await vi.advanceTimersByTimeAsync(0)
  expect(limits.getState().limits).toMatchObject([{ type: 'loss', used: 0n }])
  used = 7n
  session.setState((state) => ({ ...state, accounts: [] }))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(limits.getState().limits).toMatchObject([{ used: 7n }])
  session.setState((state) => ({ ...state, authStatus: 'NOT_LOGGED_IN' }))
  expect(limits.getState()).toEqual(NO_OWN_LIMITS)
  stop()
})

test('[FAIR-30] the end of a pause is known to the slip, and forgotten', async () => {
  const until = new Date(Date.now() + MINUTE_MS).toISOString()
  const { limits, asked, stop } = setUp([], {
    getGuardRails: () => ({ data: railsAnswer(until) }),
  })
  await vi.advanceTimersByTimeAsync(0)
  expect(limits.getState().held.pauseUntil).toBe(Date.parse(until))
  expect(asked('getGuardRails')).toBe(1)
  stop()
  expect(limits.getState()).toEqual(NO_OWN_LIMITS)
})

test('[RG-12] after a 400 nothing is asked any more', async () => {
  const { asked, report } = setUp(['reality_check'], {
    getSessionInfo: () => Promise.reject(refusal(400)),
  })
  await vi.advanceTimersByTimeAsync(5 * MINUTE_MS)
  expect(asked('getSessionInfo')).toBe(1)
  expect(report).not.toHaveBeenCalled()
})
