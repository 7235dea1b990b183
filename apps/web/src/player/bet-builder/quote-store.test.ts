import { ApiError, type ApiClient } from '@touchline/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { CustomSlipStore } from '../slip/store.ts'
import { createQuoteStore } from './quote-store.ts'

type Leg = { id: string; odds: number; isSuspended: boolean }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** What of a slip the quotes need, in the hands of a test. */
function slipOf(...ids: readonly string[]) {
  const toLeg = (id: string): Leg => ({ id, odds: 2000, isSuspended: false })
  let legs = ids.map(toLeg)
  let tell = () => undefined as void
  const takeQuote = vi.fn()
  const slip = {
    getState: () => ({ slip: { bets: [{ selections: legs }], inProgress: false } }),
    subscribe: (listener: () => void) => {
      tell = listener
      return () => undefined
    },
    takeQuote,
  } as unknown as CustomSlipStore
  return {
    slip,
    takeQuote,
    /** The market moves every leg. */
    reprice(odds: number) {
      legs = legs.map((leg) => ({ ...leg, odds }))
      tell()
    },
    choose(...more: readonly string[]) {
      legs = more.map(toLeg)
      tell()
    },
  }
}

const refusal = (status: number, details: Record<string, unknown> | null = null) =>
  new ApiError('quoteCustomBet', 'refused', {
    status,
    code: null,
    messageKey: 'error.custom_bet.too_often',
    localizedMessage: 'Too quickly.',
    details,
    errorsByBet: null,
  })

function open(api: () => Promise<unknown>) {
  const chosen = slipOf('a', 'b')
  const report = vi.fn()
  const page = aPage()
  const store = createQuoteStore({
    api: api as unknown as ApiClient,
    slip: chosen.slip,
    report,
    whenShown: page.whenShown,
  })
  return { ...chosen, store, report, page }
}

/** A page that somebody sees, until it is hidden. */
function aPage() {
  let isHidden = false
  const waiting = new Set<() => void>()
  return {
    whenShown: (act: () => void) => {
      if (isHidden) waiting.add(act)
      else act()
      return () => void waiting.delete(act)
    },
    hide: () => void (isHidden = true),
    show() {
      isHidden = false
      for (const act of waiting) act()
    },
  }
}

test('[CUST-06] says that it asked too often, and asks again when the backend answers', async () => {
  const api = vi
    .fn(async () => ({ data: { odds: 3730, maxOdds: 4000 } }))
    .mockRejectedValueOnce(refusal(429, { retry_after_seconds: 3 }))
  const { store, takeQuote, report } = open(api)
  await vi.advanceTimersByTimeAsync(0)
  expect(store.getState()).toMatchObject({ odds: null, refusal: { text: 'Too quickly.' } })
  await vi.advanceTimersByTimeAsync(2999)
  expect(api).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(1)
  expect(store.getState()).toMatchObject({ odds: 3730, refusal: null })
  expect(takeQuote).toHaveBeenCalledExactlyOnceWith(['a', 'b'], 3730)
  expect(report).not.toHaveBeenCalled()
})

test('[CUST-06] says what each leg adds, once that has been asked for', async () => {
  const api = vi.fn(async (..._given: readonly unknown[]) => ({
    data: { odds: 3730, maxOdds: 4000, without: [1800, null] },
  }))
  const { store } = open(api)
  const lastAsked = () => JSON.stringify(api.mock.lastCall)
  await vi.advanceTimersByTimeAsync(0)
  expect(lastAsked()).not.toContain('explained')
  store.explain()
  await vi.advanceTimersByTimeAsync(1000)
  expect(api).toHaveBeenCalledTimes(2)
  expect(lastAsked()).toContain('"explained":true')
  expect(store.getState().without).toEqual(
    new Map([
      ['a', 1800],
      ['b', null],
    ]),
  )
})

test('[CUST-06] nothing is asked while nobody sees the page, and once when somebody does', async () => {
  const api = vi.fn(async () => ({ data: { odds: 3730, maxOdds: 4000 } }))
  const { reprice, page } = open(api)
  await vi.advanceTimersByTimeAsync(1000)
  page.hide()
  for (const odds of [2100, 2200, 2300]) {
    reprice(odds)
    await vi.advanceTimersByTimeAsync(60_000)
  }
  expect(api).toHaveBeenCalledOnce()
  page.show()
  await vi.advanceTimersByTimeAsync(0)
  expect(api).toHaveBeenCalledTimes(2)
})

test('other legs wait for that moment too', async () => {
  const api = vi
    .fn(async () => ({ data: { odds: 3730, maxOdds: 4000 } }))
    .mockRejectedValueOnce(refusal(429, { retry_after_seconds: 3 }))
  const { choose, takeQuote } = open(api)
  await vi.advanceTimersByTimeAsync(1000)
  choose('a', 'c')
  await vi.advanceTimersByTimeAsync(1999)
  expect(api).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(1)
  expect(takeQuote).toHaveBeenCalledExactlyOnceWith(['a', 'c'], 3730)
})

test('a failure that is no refusal is reported', async () => {
  const failure = refusal(500)
  const { store, report } = open(() => Promise.reject(failure))
  await vi.advanceTimersByTimeAsync(0)
  expect(report).toHaveBeenCalledExactlyOnceWith(failure)
  expect(store.getState().refusal).toBeNull()
})

test('tells the price of other legs from one that the market moved', async () => {
  const answers = [3730, 3800, 3800, 5000, 5100]
  const api = vi.fn(async () => ({ data: { odds: answers.shift(), maxOdds: 9000 } }))
  const { store, choose, reprice } = open(api)
  const next = async (change: () => void) => {
    change()
    await vi.advanceTimersByTimeAsync(1000)
    const { odds, isOfNewLegs } = store.getState()
    return [odds, isOfNewLegs]
  }
  expect(await next(() => undefined)).toEqual([3730, true])
  expect(await next(() => reprice(2100))).toEqual([3800, false])
  expect(await next(() => reprice(2200))).toEqual([3800, false])
  expect(await next(() => choose('a', 'b', 'c'))).toEqual([5000, true])
  expect(await next(() => reprice(2300))).toEqual([5100, false])
})

test('the price of new legs stays news while it is the same, and is news again after a question of the player', async () => {
  const answers = [3730, 3730, 3800]
  const api = vi.fn(async () => ({ data: { odds: answers.shift(), maxOdds: 9000 } }))
  const { store, reprice } = open(api)
  await vi.advanceTimersByTimeAsync(1000)
  reprice(2100)
  await vi.advanceTimersByTimeAsync(1000)
  expect(store.getState()).toMatchObject({ odds: 3730, isOfNewLegs: true })
  store.refresh()
  await vi.advanceTimersByTimeAsync(0)
  expect(store.getState()).toMatchObject({ odds: 3800, isOfNewLegs: true })
})
