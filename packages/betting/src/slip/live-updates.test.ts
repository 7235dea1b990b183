import { describe, expect, test } from 'vitest'
import { amountOf } from '../money/amount.ts'
import { oddsOf } from '../odds/odds.ts'
import { add, addCustom, idOf, market, price, rules, run, shape } from '../testing/slip.ts'

const combo = run([add('1'), add('2'), { type: 'setStake', stake: amountOf(1000n) }])
const leg = (state: typeof combo, index = 0) => state.bets[0]?.selections[index]

describe('prices', () => {
  test('[SLIP-28] a moved price switches to ODDS_CHANGED, and back when it returns', () => {
    const moved = run([price('1', 2100)], combo)
    expect([moved.ticketState, leg(moved)?.isChanged]).toEqual(['ODDS_CHANGED', true])
    expect(run([price('1', 2000)], moved).ticketState).toBe('INITIAL')
    expect(shape(moved)).toEqual(shape(combo))
  })

  test('an update that changes nothing in the slip leaves the same state', () => {
    expect(run([price('1', 2000), price('9', 1500)], combo)).toBe(combo)
    expect(run([{ type: 'marketsUpdated', markets: [] }], combo)).toBe(combo)
  })

  test('[ODDS-08] a rise is taken silently in mode higher', () => {
    const higher = { ...rules, acceptMode: 'higher' } as const
    expect(run([price('1', 2100)], combo, higher).ticketState).toBe('INITIAL')
    expect(run([price('1', 1900)], combo, higher).ticketState).toBe('ODDS_CHANGED')
  })

  test('[ODDS-06] another accept mode flags anew', () => {
    const moved = run([price('1', 2100)], combo)
    const any = run([{ type: 'rulesChanged' }], moved, { ...rules, acceptMode: 'any' })
    expect(any.ticketState).toBe('INITIAL')
    expect(leg(any)?.acceptedOdds).toBe(2100)
  })
})

describe('[ODDS-10] a selection is suspended', () => {
  test('when its market is not allowed, its outcome missing or inactive', () => {
    const inactive = { outcomes: [{ outcomeId: '1', active: false, odds: oddsOf(2000) }] }
    const updates = [
      price('1', 2000, -1),
      price('1', null),
      { type: 'marketsUpdated', markets: [market('1', 2000, inactive)] },
    ] as const
    for (const update of updates) {
      const suspended = run([update], combo)
      expect(leg(suspended)).toMatchObject({ isSuspended: true, isNotAvailable: false })
      expect(leg(run([price('1', 2000)], suspended))).toMatchObject({ isSuspended: false })
    }
  })

  test('without taking the price of a closed market for an offer', () => {
    const closed = run([price('1', 1500, -1)], combo)
    expect(leg(closed)).toMatchObject({ odds: 2000, isChanged: false })
    expect(closed.ticketState).toBe('INITIAL')
  })

  test('when its outcome has no price', () => {
    const bare = { outcomes: [{ outcomeId: '1', active: true, odds: null }] }
    const state = run([{ type: 'marketsUpdated', markets: [market('1', 0, bare)] }], combo)
    expect(leg(state)).toMatchObject({ isSuspended: true, odds: 2000 })
  })

  test('[SLIP-29] when its provider becomes unavailable, until it is back', () => {
    const off = run([{ type: 'providerUnavailable', provider: 'plain' }], combo)
    expect([leg(off)?.isSuspended, leg(off, 1)?.isSuspended]).toEqual([true, true])
    expect(off.ticketState).toBe('INITIAL')
    const on = run([{ type: 'providerAvailable', provider: 'plain' }], off)
    expect(leg(on)?.isSuspended).toBe(false)
    expect(run([{ type: 'providerUnavailable', provider: 'other' }], combo)).toBe(combo)
  })

  test('when its match stops, and is gone when the match ends', () => {
    const status = (matchStatus: 1 | 2 | 4) =>
      run([{ type: 'matchStatusChanged', matchId: '1', matchStatus }], combo)
    expect(leg(status(1))).toMatchObject({ matchStatus: 1, isSuspended: false })
    expect(leg(status(2))).toMatchObject({ isSuspended: true, isNotAvailable: false })
    expect(leg(status(4))).toMatchObject({ isSuspended: true, isNotAvailable: true })
  })
})

describe('custom bets', () => {
  const custom = run([
    addCustom('1'),
    {
      type: 'customOddsQuoted',
      betKey: 'custom_bet:1',
      selectionIds: [idOf('1')],
      odds: oddsOf(3000),
    },
  ])

  test('[CUST-05] are dropped when their match is neither prematch nor live', () => {
    for (const matchStatus of [2, 3, 4, 5] as const) {
      const over = run([{ type: 'matchStatusChanged', matchId: '1', matchStatus }], custom)
      expect([over.bets, over.selectedOutcomeIds]).toEqual([[], []])
    }
    expect(run([{ type: 'matchStatusChanged', matchId: '9', matchStatus: 4 }], custom)).toBe(custom)
    const live = run([{ type: 'matchStatusChanged', matchId: '1', matchStatus: 1 }], custom)
    expect(live.bets).toHaveLength(1)
  })

  test('[CUST-06] need another quote when a leg moves, and their legs flag nothing', () => {
    const moved = run([price('1', 2500)], custom)
    expect(moved.bets[0]).toMatchObject({ customOdds: 3000, customQuote: null })
    expect([moved.ticketState, leg(moved)?.isChanged]).toEqual(['INITIAL', false])
  })
})
