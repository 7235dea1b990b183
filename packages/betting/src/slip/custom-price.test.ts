import { describe, expect, test } from 'vitest'
import { addCustom, idOf, rules, run } from '../testing/slip.ts'

const betKey = 'custom_bet:1'
const quote = (odds: number, selectionIds = [idOf('1')]) =>
  ({ type: 'customOddsQuoted', betKey, selectionIds, odds }) as const
const propose = (odds: number | null) => ({ type: 'proposeCustomOdds', betKey, odds }) as const
const quoted = run([addCustom('1'), quote(3000)])

describe('the price of a custom bet', () => {
  test('[CUST-06] is the first quote for its legs', () => {
    expect(quoted.bets[0]).toMatchObject({ customOdds: 3000, customQuote: 3000 })
    expect(run([quote(3000)], quoted)).toBe(quoted)
  })

  test('is not a quote for other legs, nor no price at all', () => {
    expect(run([quote(5000, ['x'])], quoted)).toBe(quoted)
    expect(run([quote(5000, [idOf('1'), 'x'])], quoted)).toBe(quoted)
    expect(run([quote(Number.NaN)], quoted)).toBe(quoted)
  })

  test('[ODDS-07] flags another quote until the player accepts it', () => {
    const moved = run([quote(2800)], quoted)
    expect([moved.ticketState, moved.bets[0]?.customOdds]).toEqual(['ODDS_CHANGED', 3000])
    const accepted = run([{ type: 'acceptOddsChanges' }], moved)
    expect([accepted.ticketState, accepted.bets[0]?.customOdds]).toEqual(['INITIAL', 2800])
  })

  test('[ODDS-09] follows the quote where the mode accepts it', () => {
    const any = { ...rules, acceptMode: 'any' } as const
    expect(run([quote(2800)], quoted, any).bets[0]?.customOdds).toBe(2800)
    const moved = run([quote(2800)], quoted)
    expect(run([{ type: 'rulesChanged' }], moved, any).bets[0]?.customOdds).toBe(2800)
  })

  test('[CUST-01] can be proposed by the player, and is kept against quotes', () => {
    const proposed = run([propose(3500), quote(2800)], quoted)
    expect(proposed.bets[0]).toMatchObject({ customOdds: 3500, isCustomOddsProposed: true })
    expect(proposed.ticketState).toBe('INITIAL')
    expect(run([propose(3500)], proposed)).toBe(proposed)
    expect(run([propose(1)], proposed)).toBe(proposed)
    const back = run([propose(null)], proposed)
    expect(back.bets[0]).toMatchObject({ customOdds: 2800, isCustomOddsProposed: false })
  })

  test('[M3] that was proposed is asked again once the book pays more', () => {
    const proposed = run([propose(3500), quote(3600)], quoted)
    expect(proposed.ticketState).toBe('ODDS_CHANGED')
    const accepted = run([{ type: 'acceptOddsChanges' }], proposed)
    expect(accepted.ticketState).toBe('INITIAL')
    expect(accepted.bets[0]).toMatchObject({ customOdds: 3600, isCustomOddsProposed: false })
    const any = { ...rules, acceptMode: 'any' } as const
    expect(run([propose(3500), quote(3600)], quoted, any).ticketState).toBe('INITIAL')
  })

  test('is unknown again when a leg comes', () => {
    const grown = run([addCustom('1', { marketId: 18, outcomeId: '12' })], quoted)
    expect(grown.bets[0]).toMatchObject({ customOdds: null, customQuote: null })
  })
})
