import { describe, expect, test } from 'vitest'
import { NO_BONUSES } from '../bets/bonus.ts'
import { boost } from '../testing/bonuses.ts'
import { add, idOf, market, place, price, run, shape } from '../testing/slip.ts'
import type { MarketUpdate } from './market-update.ts'
import { parsePersistedSlip } from './parse-persisted-slip.ts'
import { persistSlip } from './persist-slip.ts'
import type { SlipState } from './slip-state.ts'

/** What another window hears of a slip. */
const sent = (from: SlipState, markets: readonly MarketUpdate[] = []) => ({
  type: 'slipShared' as const,
  bets: parsePersistedSlip(persistSlip(from))?.bets ?? [],
  markets,
})

const both = run([add('1'), add('2'), { type: 'setStake', stake: 700n }])

describe('the slip of another window', () => {
  test('is taken over with bets, stakes and type', () => {
    const here = run([add('3'), sent(both)])
    expect(shape(here)).toEqual(['combo 2 700'])
    expect(here.selectedOutcomeIds).toEqual([idOf('1'), idOf('2')])
    expect(run([sent(run([]))], here).bets).toEqual([])
  })

  test('changes nothing when it is the same', () => {
    expect(run([sent(both)], both)).toBe(both)
  })

  test('does not bring back a price that this window has seen move on', () => {
    const here = run([price('1', 2500)], both)
    const after = run([sent(run([{ type: 'setStake', stake: 900n }], both))], here)
    expect(after.bets[0]?.stake).toBe(900n)
    expect(after.bets[0]?.selections[0]).toMatchObject({
      odds: 2500,
      acceptedOdds: 2000,
      isChanged: true,
    })
    expect(after.ticketState).toBe('ODDS_CHANGED')
  })

  test('brings the consent that the player gave there', () => {
    const moved = run([price('1', 2500)], both)
    const accepted = run([{ type: 'acceptOddsChanges' }], moved)
    const after = run([sent(accepted)], moved)
    expect(after.bets[0]?.selections[0]).toMatchObject({ acceptedOdds: 2500, isChanged: false })
    expect(after.ticketState).toBe('INITIAL')
  })

  test('shows legs that are new here as the book has them now', () => {
    const after = run([sent(both, [market('1', 2200), market('2', null)])])
    expect(after.bets[0]?.selections).toMatchObject([
      { odds: 2200, isChanged: true },
      { isSuspended: true },
    ])
  })

  test('waits while a placement or a restore is under way, and leaves a receipt in sight', () => {
    const busy = run([place()], both)
    expect(run([sent(run([]))], busy)).toBe(busy)
    const restoring = run([{ type: 'restoreStarted' }])
    expect(run([sent(both)], restoring)).toBe(restoring)
    const receipt = run([{ type: 'placementSucceeded', placedBets: [] }], busy)
    const after = run([sent(run([add('3')]))], receipt)
    expect(after).toMatchObject({ ticketState: 'SUCCESS', selectedOutcomeIds: [idOf('3')] })
  })

  test('starts from no stake in another currency', () => {
    const dollars = run([{ type: 'setCurrency', currency: 'USD', subunits: 100 }])
    expect(shape(run([sent(both)], dollars))).toEqual(['combo 2 0'])
  })

  test('leaves what the backend told of the same bet', () => {
    const bonuses = { ...NO_BONUSES, comboboost: [boost] }
    const here = run([{ type: 'bonusesLoaded', betKey: 'combo', bonuses }], both)
    const after = run([sent(run([{ type: 'setStake', stake: 900n }], both))], here)
    expect(after.bets[0]?.availableBonuses).toBe(bonuses)
  })
})
