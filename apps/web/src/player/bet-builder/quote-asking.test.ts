import { oddsOf } from '@touchline/betting'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createSlipStore } from '../slip/store.ts'
import { pick, settle, slipKit } from '../slip/testing/slip-kit.ts'
import { aMarket } from '../../testing/matches.ts'
import { deferred, noAnswer, refusal } from '../../testing/fake-api.ts'
import { createQuoteStore } from './quote-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const price = { odds: oddsOf(4000), maxOdds: oddsOf(4400) }

/** A builder with two legs whose questions are answered in this order; the last answer repeats. */
async function withTwoLegs(...answers: (typeof price | Error | Promise<typeof price>)[]) {
  let asked = 0
  const kit = slipKit({
    settings: { customBetEnabled: true },
    answers: {
      quoteCustomBet: async () => {
        const answer = answers[Math.min(asked, answers.length - 1)] ?? price
        asked += 1
        if (answer instanceof Error) throw answer
        return { data: await answer }
      },
    },
  })
  await kit.start(true)
  const slip = createSlipStore(kit.deps, { custom: true })
  const starting = slip.start()
  await settle()
  await starting
  const quotes = createQuoteStore({ api: kit.api, slip, report: kit.report })
  const leg = pick()
  const other = aMarket({ id: 29, specifier: '' })
  slip.dispatch({ type: 'toggle', picked: leg })
  slip.dispatch({
    type: 'toggle',
    picked: { match: leg.match, market: other, outcome: other.outcomes[0] ?? leg.outcome },
  })
  await vi.advanceTimersByTimeAsync(0)
  return { ...kit, slip, quotes, asked: () => asked }
}

const notInTime = refusal(422, { messageKey: 'error.custom_bet.not_in_time' })

test('[CUST-08] legs that have a price are told it', async () => {
  const { quotes } = await withTwoLegs(price)
  expect(quotes.getState()).toMatchObject({ ...price, unanswered: null })
})

test.each([notInTime, noAnswer(), refusal(503)])(
  '[CUST-08] without an answer it says so and asks again after a pause',
  async (failure) => {
    const { quotes, asked, slip } = await withTwoLegs(failure, price)
    expect(quotes.getState()).toMatchObject({ odds: null, unanswered: 'asking', refusal: null })
    expect(slip.getState().action.kind).not.toBe('place')
    await vi.advanceTimersByTimeAsync(999)
    expect(asked()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(asked()).toBe(2)
    expect(quotes.getState()).toMatchObject({ ...price, unanswered: null })
  },
)

test('[CUST-08] the pauses grow and end, and the player can ask once more', async () => {
  const failures = Array.from({ length: 5 }, () => notInTime)
  const { quotes, asked, report } = await withTwoLegs(...failures, price)
  for (const [times, pause] of [1000, 2000, 4000, 8000].entries()) {
    expect(quotes.getState().unanswered).toBe('asking')
    expect(asked()).toBe(times + 1)
    await vi.advanceTimersByTimeAsync(pause)
  }
  expect(quotes.getState().unanswered).toBe('given_up')
  expect(report).toHaveBeenCalledWith(notInTime)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked()).toBe(5)
  quotes.refresh()
  expect(quotes.getState().unanswered).toBe('asking')
  await settle()
  expect(quotes.getState()).toMatchObject({ ...price, unanswered: null })
})

test('[CUST-10] a refusal of these legs is not asked about again', async () => {
  const refused = refusal(422, { localizedMessage: 'These cannot all happen' })
  const { quotes, asked } = await withTwoLegs(refused)
  expect(quotes.getState().refusal?.text).toBe('These cannot all happen')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked()).toBe(1)
})

test('a leg taken out ends the asking', async () => {
  const { quotes, asked, slip } = await withTwoLegs(notInTime)
  slip.dispatch({ type: 'removeSelection', selectionId: '10:29::1' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(quotes.getState()).toMatchObject({ odds: null, unanswered: null, refusal: null })
  expect(asked()).toBe(1)
})

test('[CUST-08] an answer that takes long is said to be on its way', async () => {
  const answer = deferred<typeof price>()
  const { quotes } = await withTwoLegs(answer.promise)
  expect(quotes.getState().unanswered).toBeNull()
  await vi.advanceTimersByTimeAsync(1000)
  expect(quotes.getState()).toMatchObject({ odds: null, unanswered: 'asking' })
  answer.resolve(price)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(quotes.getState()).toMatchObject({ ...price, unanswered: null })
})
