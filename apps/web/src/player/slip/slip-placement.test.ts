import { amountOf, oddsOf } from '@touchline/betting'
import type { PlacedBet } from '@touchline/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { deferred, refusal } from '../../testing/fake-api.ts'
import { aPlacedBet, aPlacedLeg } from '../../testing/placed-bets.ts'
import { bodyOf, placed, readySlip } from './testing/ready-slip.ts'
import { otherMatch, pick, secondMatch, settle } from './testing/slip-kit.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T19:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('placing', () => {
  test('[PLACE-02] [PLACE-05] [PLACE-11] [AMB-07] PROCESSING in progress, then SUCCESS with the bets', async () => {
    const answer = deferred<{ data: ReturnType<typeof aPlacedBet>[] }>()
    const { slip, onPlaced } = await readySlip({ answers: { placeBets: () => answer.promise } })
    slip.dispatch({ type: 'press' })
    expect(slip.getState().slip).toMatchObject({ ticketState: 'PROCESSING', inProgress: true })
    expect(slip.getState().action).toEqual({ kind: 'placing' })
    answer.resolve(placed())
    await settle()
    expect(slip.getState().slip).toMatchObject({ ticketState: 'SUCCESS', inProgress: false })
    expect(slip.getState().slip.placedBets[0]).toMatchObject({ ref: 'TL-7F3K', stake: 1000n })
    expect(slip.getState().receipt).toHaveLength(1)
    expect(slip.getState().panel.isOpen).toBe(true)
    expect(onPlaced).toHaveBeenCalledOnce()
  })

  test.each([
    ['placed', () => placed()],
    ['refused', () => Promise.reject(refusal(422, { code: 113 }))],
  ])(
    '[SLIP-33] a bet on its way keeps its currency; the account’s comes once it is %s',
    async (_, end) => {
      const answer = deferred<undefined>()
      const { slip, session } = await readySlip({
        answers: {
          placeBets: () => answer.promise.then(end),
          listAccounts: () => ({
            data: [
              { currency: 'EUR', balance: amountOf(100_000n), active: true },
              { currency: 'BTC', balance: amountOf(5_000_000n), active: true },
            ],
          }),
          switchAccount: () => ({ data: { currency: 'BTC' } }),
        },
      })
      slip.dispatch({ type: 'press' })
      await session.switchAccount('BTC')
      expect(slip.getState().slip).toMatchObject({ currency: 'EUR', inProgress: true })
      expect(slip.getState().slip.bets[0]).toMatchObject({ currency: 'EUR', stake: 1000n })
      answer.resolve(undefined)
      await settle()
      const { slip: after } = slip.getState()
      expect(after).toMatchObject({ currency: 'BTC', subunits: 100_000_000, inProgress: false })
      expect(after.bets.every(({ stake, currency }) => stake === 0n && currency === 'BTC')).toBe(
        true,
      )
    },
  )

  test('[PLACE-08] [PLACE-09] [PLACE-10] [PLACE-12] [AMB-08] the request carries meta and bets', async () => {
    const { slip, sentTo } = await readySlip()
    slip.dispatch({ type: 'toggle', picked: pick(secondMatch) })
    slip.dispatch({ type: 'press' })
    await settle()
    const body = bodyOf(sentTo('placeBets')[0])
    expect(body.meta).toMatchObject({
      deviceId: 'device-1',
      quick: false,
      type: 'combo',
      acceptMode: 'none',
    })
    expect(body.meta.reference).toMatch(/^[0-9a-f-]{36}$/)
    expect(body.bets).toEqual([
      {
        stake: { value: 1000n, currency: 'EUR' },
        selections: [
          { matchId: '10', marketId: 1, specifier: '', outcomeId: '1', odds: 2000 },
          { matchId: '20', marketId: 1, specifier: '', outcomeId: '1', odds: 2000 },
        ],
      },
    ])
  })

  test('[SYS-10] [PLACE-12] a system goes out with its id', async () => {
    const matches = ['100', '101', '102'].map(otherMatch)
    const { slip, sentTo } = await readySlip({ matches })
    for (const match of matches) slip.dispatch({ type: 'toggle', picked: pick(match) })
    slip.dispatch({ type: 'removeSelection', selectionId: '10:1::1' })
    slip.dispatch({ type: 'setBetType', betType: 'system' })
    slip.dispatch({ type: 'press' })
    await settle()
    const body = bodyOf(sentTo('placeBets')[0])
    expect(body.meta.type).toBe('system')
    expect(body.bets).toMatchObject([{ systemId: '2/3', stake: { value: 1000n } }])
  })

  test('[PLACE-03] a double press places once', async () => {
    const { slip, sentTo } = await readySlip()
    slip.dispatch({ type: 'press' })
    slip.dispatch({ type: 'press' })
    await settle()
    slip.dispatch({ type: 'press' })
    expect(sentTo('placeBets')).toHaveLength(1)
  })

  test('[SLIP-22] taps while placing change nothing', async () => {
    const answer = deferred<{ data: ReturnType<typeof aPlacedBet>[] }>()
    const { slip } = await readySlip({ answers: { placeBets: () => answer.promise } })
    slip.dispatch({ type: 'press' })
    slip.dispatch({ type: 'toggle', picked: pick(secondMatch) })
    slip.dispatch({ type: 'clear' })
    expect(slip.getState().slip.selectedOutcomeIds).toEqual(['10:1::1'])
  })

  test('[PLACE-01] [PLACE-04] a session that ended meanwhile is asked for, nothing is sent', async () => {
    const { slip, session, sentTo, requestSignIn } = await readySlip()
    await session.expire()
    slip.dispatch({ type: 'press' })
    expect(requestSignIn).toHaveBeenCalledWith('toBet')
    expect(sentTo('placeBets')).toEqual([])
    expect(slip.getState().slip.ticketState).toBe('INITIAL')
  })

  test('the receipt can give its selections back, or be dismissed', async () => {
    const { slip } = await readySlip()
    slip.dispatch({ type: 'press' })
    await settle()
    slip.dispatch({ type: 'reuseSelections' })
    await settle()
    expect(slip.getState().slip.selectedOutcomeIds).toEqual(['10:1::1'])
    expect(slip.getState().details['10:1::1']?.home).toBe('Arsenal')
    expect(slip.getState().receipt).toEqual([])
    slip.dispatch({ type: 'press' })
    await settle()
    slip.dispatch({ type: 'dismissReceipt' })
    expect(slip.getState().slip.ticketState).toBe('INITIAL')
    expect(slip.getState().panel.isOpen).toBe(false)
  })
})

test('[PLACE-05] of a receipt that was accepted in part only what was refused comes back', async () => {
  const bet = (id: string, leg: string, status: PlacedBet['status']) =>
    aPlacedBet({ id, status, selections: [aPlacedLeg({ id: leg })] })
  const bets = [bet('41', '10:1::1', 'rejected'), bet('42', '20:1::1', 'waiting_results')]
  const { slip } = await readySlip({
    answers: { placeBets: () => ({ data: bets }) },
    settings: { multiSingleAvailability: { simulator: true } },
  })
  slip.dispatch({ type: 'toggle', picked: pick(secondMatch) })
  slip.dispatch({ type: 'setStake', stake: amountOf(500n), betKey: '20:1::1' })
  slip.dispatch({ type: 'press' })
  await settle()
  expect(slip.getState().slip.processingBets).toHaveLength(2)
  slip.dispatch({ type: 'reuseSelections' })
  await settle()
  expect(slip.getState().slip.selectedOutcomeIds).toEqual(['10:1::1'])
})

describe('refusals', () => {
  const error = (fields: Parameters<typeof refusal>[1]) => ({
    answers: { placeBets: () => Promise.reject(refusal(422, fields)) },
  })

  test('[PLACE-06] [SLIP-09] [SLIP-31] a coded error keeps message, details and per-bet messages', async () => {
    const { slip } = await readySlip(
      error({
        code: 130,
        localizedMessage: 'Not available',
        details: { hint: 'The market is closed' },
        errorsByBet: { '10:1::1': { localizedMessage: 'Closed' } },
      }),
    )
    slip.dispatch({ type: 'press' })
    await settle()
    expect(slip.getState().slip).toMatchObject({
      ticketState: 'ERROR',
      inProgress: false,
      processingBets: [],
      error: {
        code: 130,
        message: 'Not available',
        details: 'The market is closed',
        messagesByBet: { '10:1::1': 'Closed' },
        isWrongOddsError: false,
      },
    })
  })

  test('[PLACE-13] [PLACE-17] code 101 brings the current price, which can be accepted and placed', async () => {
    const answers = [
      () =>
        Promise.reject(
          refusal(422, {
            code: 101,
            errorsByBet: { '10:1::1': { localizedMessage: 'Now 2.10', odds: oddsOf(2100) } },
          }),
        ),
      placed,
    ]
    const { slip, sentTo } = await readySlip({
      answers: { placeBets: () => answers.shift()?.() ?? placed() },
    })
    slip.dispatch({ type: 'press' })
    await settle()
    expect(slip.getState().failure?.isWrongOddsError).toBe(true)
    expect(slip.getState().action).toMatchObject({ kind: 'placeAt', odds: 2100n })
    vi.advanceTimersByTime(300)
    slip.dispatch({ type: 'press' })
    expect(slip.getState().failure).toBeNull()
    await settle()
    expect(bodyOf(sentTo('placeBets')[1]).bets[0]?.selections[0]?.odds).toBe(2100)
    expect(bodyOf(sentTo('placeBets')[1]).meta.reference).not.toBe(
      bodyOf(sentTo('placeBets')[0]).meta.reference,
    )
    expect(slip.getState().slip.ticketState).toBe('SUCCESS')
  })

  test.each([
    'odds_different_than_bookmaker',
    'odds_higher_than_bookmakers',
    'odds_to_low',
    'odds_higher_than_bookmakers_current_odds',
  ])('[PLACE-16] the risk message %s is about wrong odds', async (name) => {
    const { slip } = await readySlip(
      error({ code: 150, messageKey: `error.risk_validation.${name}` }),
    )
    slip.dispatch({ type: 'press' })
    await settle()
    expect(slip.getState().failure?.isWrongOddsError).toBe(true)
  })

  test('[PLACE-06] what was refused stays readable whatever prices do', async () => {
    const { slip, reprice } = await readySlip(error({ code: 134, localizedMessage: 'Too much' }))
    slip.dispatch({ type: 'press' })
    await settle()
    const { match } = pick()
    await reprice(match, { 1: 2200 })
    expect(slip.getState().failure?.message).toBe('Too much')
    slip.dispatch({ type: 'setStake', stake: amountOf(500n) })
    expect(slip.getState().failure).toBeNull()
  })

  test('[PLACE-18] texts of the details stand one below the other', async () => {
    const { slip } = await readySlip(error({ code: 130, details: { 0: 'One', 1: 'Two' } }))
    slip.dispatch({ type: 'press' })
    await settle()
    expect(slip.getState().failure?.details).toBe('One\nTwo')
  })

  test('[PLACE-18] details that a page reads are no words for a player', async () => {
    const details = {
      limit: 'wager',
      left: 500,
      currency: 'EUR',
      until: '2026-11-28T13:55:00.000Z',
    }
    const { slip } = await readySlip(error({ code: 138, details }))
    slip.dispatch({ type: 'press' })
    await settle()
    expect(slip.getState().failure?.details).toBeNull()
  })

  test('[PLACE-06] a 401 resets the ticket without an error in it', async () => {
    const { slip, raiseError } = await readySlip({
      answers: { placeBets: () => Promise.reject(refusal(401, { code: 1 })) },
    })
    slip.dispatch({ type: 'press' })
    await settle()
    expect(slip.getState().slip).toMatchObject({ ticketState: 'INITIAL', error: null })
    expect(raiseError).not.toHaveBeenCalled()
  })
})
