import { amountOf, NO_AMOUNT } from '@touchline/betting'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { deferred } from '../../testing/fake-api.ts'
import { HOLD_MS } from './button.ts'
import { LIMITS_DELAY_MS } from './limits.ts'
import { bodyOf, placed } from './testing/ready-slip.ts'
import { firstMatch, otherMatch, pick, secondMatch, settle, slipKit } from './testing/slip-kit.ts'

type MaxStakeAnswer = { data: (typeof MAX_STAKE)[] }

const MAX_STAKE = {
  minStake: { value: amountOf(50n), currency: 'EUR' },
  maxStake: { value: amountOf(50_000n), currency: 'EUR' },
  maxPayout: { value: amountOf(25_000_000n), currency: 'EUR' },
}

const fourMatches = ['100', '101', '102', '103'].map(otherMatch)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('limits', () => {
  test('[SLIP-39] are asked for 300 ms after the slip stands still', async () => {
    const { slip, start, sentTo } = slipKit()
    await start(true)
    slip.dispatch({ type: 'toggle', picked: pick() })
    vi.advanceTimersByTime(LIMITS_DELAY_MS - 1)
    slip.dispatch({ type: 'toggle', picked: pick(secondMatch) })
    vi.advanceTimersByTime(LIMITS_DELAY_MS - 1)
    expect(sentTo('getMaxStake')).toEqual([])
    vi.advanceTimersByTime(1)
    await settle()
    expect(sentTo('getMaxStake')).toHaveLength(1)
    expect(slip.getState().limits).toEqual({ combo: { min: 50n, max: 50_000n } })
    slip.dispatch({ type: 'setStake', stake: amountOf(100n) })
    vi.advanceTimersByTime(LIMITS_DELAY_MS)
    expect(sentTo('getMaxStake')).toHaveLength(1)
  })

  test('[SLIP-39] Max asks and takes the answer', async () => {
    const { slip, start } = slipKit()
    await start(true)
    slip.dispatch({ type: 'toggle', picked: pick() })
    slip.dispatch({ type: 'takeMaxStake', betKey: '10:1::1' })
    await settle()
    expect(slip.getState().slip.bets[0]?.stake).toBe(50_000n)
  })

  test('[SLIP-39] Max goes no further than the balance', async () => {
    const { slip, start } = slipKit({
      answers: {
        listAccounts: () => ({
          data: [{ currency: 'EUR', balance: amountOf(700n), active: true }],
        }),
      },
    })
    await start(true)
    slip.dispatch({ type: 'toggle', picked: pick() })
    slip.dispatch({ type: 'takeMaxStake', betKey: '10:1::1' })
    await settle()
    expect(slip.getState().action).toMatchObject({ kind: 'place', stake: 700n })
  })

  async function maxOnItsWay(...matches: Parameters<typeof pick>[0][]) {
    const answer = deferred<MaxStakeAnswer>()
    const kit = slipKit({ answers: { getMaxStake: () => answer.promise, placeBets: placed } })
    await kit.start(true)
    for (const match of matches) kit.slip.dispatch({ type: 'toggle', picked: pick(match) })
    kit.slip.dispatch({ type: 'setStake', stake: amountOf(500n) })
    const betKey = matches.length > 1 ? 'combo' : '10:1::1'
    kit.slip.dispatch({ type: 'takeMaxStake', betKey })
    return { ...kit, answerMax: () => answer.resolve({ data: [MAX_STAKE] }) }
  }

  test('[SLIP-39] a stake that was typed after Max was pressed stays', async () => {
    const { slip, answerMax } = await maxOnItsWay(firstMatch)
    slip.dispatch({ type: 'setStake', stake: amountOf(700n) })
    answerMax()
    await settle()
    expect(slip.getState().slip.bets[0]?.stake).toBe(700n)
  })

  test('[SLIP-39] Max of other legs comes too late', async () => {
    const { slip, answerMax } = await maxOnItsWay(firstMatch, secondMatch)
    slip.dispatch({ type: 'toggle', picked: pick(otherMatch('30')) })
    answerMax()
    await settle()
    expect(slip.getState()).toMatchObject({
      slip: { bets: [{ betType: 'combo', stake: 500n }] },
      limits: {},
    })
  })

  test('[SLIP-30] [SLIP-39] a press as the answer to Max arrives does not place it', async () => {
    const { slip, answerMax, sentTo } = await maxOnItsWay(firstMatch)
    answerMax()
    await settle()
    expect(slip.getState()).toMatchObject({
      action: { kind: 'place', stake: 50_000n },
      heldAction: { kind: 'place', stake: 500n },
    })
    slip.dispatch({ type: 'press' })
    expect(sentTo('placeBets')).toEqual([])
    vi.advanceTimersByTime(HOLD_MS)
    slip.dispatch({ type: 'press' })
    expect(bodyOf(sentTo('placeBets')[0]).bets[0]?.stake.value).toBe(50_000n)
  })

  test('[SLIP-39] a visitor asks for none', async () => {
    const { slip, start, sentTo } = slipKit()
    await start(false)
    slip.dispatch({ type: 'toggle', picked: pick() })
    vi.advanceTimersByTime(LIMITS_DELAY_MS)
    expect(sentTo('getMaxStake')).toEqual([])
  })

  test('[SLIP-42] a stake above the maximum is named, and the button takes the maximum', async () => {
    const { slip, start } = slipKit()
    await start(true)
    slip.dispatch({ type: 'toggle', picked: pick() })
    slip.dispatch({ type: 'setStake', stake: amountOf(60_000n) })
    vi.advanceTimersByTime(LIMITS_DELAY_MS)
    await settle()
    const { action } = slip.getState()
    expect(action).toEqual({ kind: 'lowerStake', maximum: 50_000n, betKey: '10:1::1' })
    slip.dispatch({ type: 'press' })
    expect(slip.getState().action).toMatchObject({ kind: 'place', stake: 50_000n })
  })
})

describe('the next action', () => {
  test('[SLIP-34] leads a player from no stake over the minimum to placing', async () => {
    const { slip, start } = slipKit()
    await start(true)
    slip.dispatch({ type: 'toggle', picked: pick() })
    expect(slip.getState().action).toEqual({ kind: 'enterStake' })
    slip.dispatch({ type: 'setStake', stake: amountOf(10n) })
    expect(slip.getState().action).toEqual({ kind: 'raiseStake', minimum: 50n, betKey: '10:1::1' })
    slip.dispatch({ type: 'press' })
    expect(slip.getState().action).toMatchObject({ kind: 'place', stake: 50n })
  })

  test('[SLIP-34] [P4] of several singles those that carry a stake are placed', async () => {
    const { slip, start, sentTo } = slipKit({
      settings: { multiSingleAvailability: { simulator: true } },
      answers: { placeBets: placed },
    })
    await start(true)
    slip.dispatch({ type: 'toggle', picked: pick() })
    slip.dispatch({ type: 'toggle', picked: pick(secondMatch) })
    expect(slip.getState().action).toEqual({ kind: 'enterStake' })
    slip.dispatch({ type: 'setStake', stake: amountOf(100n), betKey: '10:1::1' })
    slip.dispatch({ type: 'setStake', stake: amountOf(200n), betKey: '20:1::1' })
    expect(slip.getState().action).toEqual({ kind: 'place', stake: 300n, count: 2, of: 2 })
    slip.dispatch({ type: 'setStake', stake: NO_AMOUNT, betKey: '10:1::1' })
    expect(slip.getState().action).toEqual({ kind: 'place', stake: 200n, count: 1, of: 2 })
    slip.dispatch({ type: 'press' })
    await settle()
    expect(bodyOf(sentTo('placeBets')[0]).bets).toMatchObject([
      { stake: { value: 200n }, selections: [{ matchId: '20' }] },
    ])
    expect(slip.getState().slip.selectedOutcomeIds).toEqual(['10:1::1'])
  })

  test('[FAIR-12] a stake above the balance names what is missing', async () => {
    const { slip, start } = slipKit()
    await start(true)
    slip.dispatch({ type: 'toggle', picked: pick() })
    slip.dispatch({ type: 'setStake', stake: amountOf(100_500n) })
    expect(slip.getState().action).toEqual({ kind: 'balanceTooLow', missing: 500n })
  })

  test('[PLACE-01] asks a visitor to sign in', async () => {
    const { slip, start, requestSignIn, sentTo } = slipKit()
    await start(false)
    slip.dispatch({ type: 'toggle', picked: pick() })
    expect(slip.getState().action).toEqual({ kind: 'signIn' })
    slip.dispatch({ type: 'press' })
    expect(requestSignIn).toHaveBeenCalledWith('toBet')
    expect(sentTo('placeBets')).toEqual([])
  })

  test('[SLIP-40] [SLIP-13] a recommended stake is a stake with its source', async () => {
    const { slip, start } = slipKit()
    await start(true)
    slip.dispatch({ type: 'toggle', picked: pick() })
    slip.dispatch({ type: 'setRecommendedStake', stake: amountOf(500n) })
    expect(slip.getState().slip.bets[0]).toMatchObject({
      stake: 500n,
      stakeSource: 'recommended_stake',
    })
  })

  test('[SLIP-23] [SLIP-24] types change with the stake kept, [SLIP-25] where the rules allow it', async () => {
    const { slip, start } = slipKit({ settings: { multiSingleAvailability: { simulator: true } } })
    await start(true)
    slip.dispatch({ type: 'toggle', picked: pick() })
    slip.dispatch({ type: 'toggle', picked: pick(secondMatch) })
    slip.dispatch({ type: 'setStake', stake: amountOf(300n) })
    slip.dispatch({ type: 'setBetType', betType: 'combo' })
    expect(slip.getState().slip.bets).toMatchObject([{ betType: 'combo', stake: 300n }])
    slip.dispatch({ type: 'setBetType', betType: 'single' })
    expect(slip.getState().slip.bets.map((bet) => bet.stake)).toEqual([300n, 300n])

    const strict = slipKit()
    await strict.start(true)
    strict.slip.dispatch({ type: 'toggle', picked: pick() })
    strict.slip.dispatch({ type: 'toggle', picked: pick(secondMatch) })
    strict.slip.dispatch({ type: 'setBetType', betType: 'single' })
    expect(strict.slip.getState().slip.bets).toHaveLength(1)
  })
})

describe('systems', () => {
  test('[SYS-03] [SYS-04] only those that the settings list are offered', async () => {
    const { slip, start, system } = slipKit({ matches: fourMatches })
    system.systemTypes = [
      { id: 'b', totalCount: 4, winCount: 3 },
      { id: 'a', totalCount: 4, winCount: 2 },
      { id: 'c', totalCount: 5, winCount: 2 },
    ]
    await start(true)
    for (const match of fourMatches) slip.dispatch({ type: 'toggle', picked: pick(match) })
    expect(slip.getState().slip.systemTypes.map(({ id }) => id)).toEqual(['a', 'b'])
    slip.dispatch({ type: 'setBetType', betType: 'system' })
    expect(slip.getState().slip.bets).toMatchObject([
      { betType: 'system', systemType: { id: 'a' } },
    ])
    slip.dispatch({ type: 'removeSelection', selectionId: '100:1::1' })
    expect(slip.getState().slip.bets).toMatchObject([{ betType: 'combo', systemType: null }])
  })
})

test('[SYS-09] [GAP-04] a system wins no more than the settings allow, and says so', async () => {
  const { slip, start, system } = slipKit({ matches: fourMatches })
  system.platform.systemMaxWinFactor = 3
  await start(true)
  for (const match of fourMatches) slip.dispatch({ type: 'toggle', picked: pick(match) })
  slip.dispatch({ type: 'setStake', stake: amountOf(1200n) })
  slip.dispatch({ type: 'setBetType', betType: 'system' })
  // Each of the 6 bets of 2.00 would return 8.00.
  expect(slip.getState().summary).toMatchObject({ potentialWin: 3600n, isCapped: true })
  system.platform.systemMaxWinFactor = 10_000
  slip.dispatch({ type: 'setStake', stake: amountOf(1201n) })
  expect(slip.getState().summary).toMatchObject({ potentialWin: 4804n, isCapped: false })
})

test('[SYS-02] [SYS-06] [SYS-08] another system keeps one bet and its stake, and fits what is left', async () => {
  const { slip, start } = slipKit({ matches: fourMatches })
  await start(true)
  for (const match of fourMatches) slip.dispatch({ type: 'toggle', picked: pick(match) })
  slip.dispatch({ type: 'setStake', stake: amountOf(1200n) })
  slip.dispatch({ type: 'setBetType', betType: 'system' })
  const [first, second] = slip.getState().slip.systemTypes
  expect([first?.id, second?.id]).toEqual(['2/4', '3/4'])
  if (second !== undefined) slip.dispatch({ type: 'setSystemType', systemType: second })
  const only = (id: string) => [{ betType: 'system', stake: 1200n, systemType: { id } }]
  expect(slip.getState().slip.bets).toMatchObject(only('3/4'))
  slip.dispatch({ type: 'removeSelection', selectionId: '100:1::1' })
  expect(slip.getState().slip.bets).toMatchObject(only('2/3'))
})

describe('the session', () => {
  test('[SLIP-33] another account currency resets the stakes', async () => {
    const { slip, session, start } = slipKit({
      answers: {
        listAccounts: () => ({
          data: [
            { currency: 'EUR', balance: amountOf(100_000n), active: true },
            { currency: 'BTC', balance: amountOf(5_000_000n), active: true },
          ],
        }),
        switchAccount: () => ({ data: { currency: 'BTC' } }),
      },
    })
    await start(true)
    slip.dispatch({ type: 'toggle', picked: pick() })
    slip.dispatch({ type: 'setStake', stake: amountOf(1000n) })
    await session.switchAccount('BTC')
    expect(slip.getState().slip).toMatchObject({ currency: 'BTC', subunits: 100_000_000 })
    expect(slip.getState().slip.bets[0]).toMatchObject({ stake: 0n, stakeSource: 'sharing' })
  })

  test('[AUTH-17] signing out leaves nothing of the slip, in memory and in storage', async () => {
    const { slip, session, storages, start } = slipKit()
    await start(true)
    slip.dispatch({ type: 'toggle', picked: pick() })
    await session.signOut()
    expect(slip.getState().slip.bets).toEqual([])
    expect(slip.getState().details).toEqual({})
    const { session: kept } = storages
    expect(['bets', 'bet_details', 'betslip_toggle_state'].map((key) => kept.getItem(key))).toEqual(
      [null, null, null],
    )
  })

  test('[AUTH-18] an expired session keeps the slip for the next sign-in', async () => {
    const { slip, session, start } = slipKit()
    await start(true)
    slip.dispatch({ type: 'toggle', picked: pick() })
    slip.dispatch({ type: 'setStake', stake: amountOf(500n) })
    await session.expire()
    expect(slip.getState().action).toEqual({ kind: 'signIn' })
    await session.signIn({ email: 'a@b.test', password: 'x' })
    expect(slip.getState().action).toMatchObject({ kind: 'place', stake: 500n })
  })

  test('[ACC-09] a visitor’s slip has the default currency', async () => {
    const { slip, start, system } = slipKit()
    system.defaultCurrencyCode = 'BTC'
    await start(false)
    slip.dispatch({ type: 'toggle', picked: pick() })
    expect(slip.getState().slip.bets[0]).toMatchObject({ currency: 'BTC', subunits: 100_000_000 })
  })
})
