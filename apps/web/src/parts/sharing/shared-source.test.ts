import {
  createBet,
  createSelection,
  systemTypesFor,
  DEFAULT_SLIP_RULES,
  NO_AMOUNT,
  amountOf,
  oddsOf,
} from '@touchline/betting'
import { describe, expect, test } from 'vitest'

import { aPlacedBet } from '../../testing/placed-bets.ts'
import { hasStake, previewOf, sharedBetsOf, type SharedSource } from './shared-source.ts'

const EUR = { currency: 'EUR', subunits: 100 }

function selection(matchId: string, odds: number) {
  return createSelection({
    matchId,
    matchUrnId: `sr:match:${matchId}`,
    marketId: 1,
    specifier: '',
    outcomeId: '1',
    odds: oddsOf(odds),
    provider: 'simulator',
    type: 'match',
    matchStatus: 0,
  })
}

const legs = ['1', '2', '3'].map((id) => selection(id, 2000))
const details = Object.fromEntries(
  legs.map(({ id, matchId }) => [
    id,
    {
      matchId,
      matchSlug: '',
      home: `Home ${matchId}`,
      away: 'Away',
      sportKey: 'soccer',
      leagueName: '',
      startTime: '',
      marketName: '1x2',
      outcomeName: 'Home',
    },
  ]),
)
const combo = { ...createBet('combo', legs, EUR), stake: amountOf(500n) }
const source: SharedSource = { kind: 'slip', bets: [combo], details }

describe('what is shared of a slip', () => {
  test('[SHARE-02] are its bets as the call takes them', () => {
    expect(sharedBetsOf(source, true)).toEqual([
      {
        type: 'combo',
        stake: { value: 500n, currency: 'EUR' },
        selections: ['1', '2', '3'].map((matchId) => ({
          matchId,
          marketId: 1,
          specifier: '',
          outcomeId: '1',
          odds: 2000,
        })),
      },
    ])
    const [systemType = null] = systemTypesFor(3, DEFAULT_SLIP_RULES.systemTypes)
    const system = { ...createBet('system', legs, EUR), systemType }
    expect(sharedBetsOf({ ...source, bets: [system] }, true)[0]?.systemId).toBe(systemType?.id)
    const custom = { ...createBet('custom_bet', legs, EUR), customOdds: oddsOf(7500) }
    const proposed = { ...custom, isCustomOddsProposed: true }
    const shared = sharedBetsOf({ ...source, bets: [custom, proposed] }, true)
    expect(shared.map(({ customOdds }) => customOdds)).toEqual([undefined, 7500])
  })

  test('is the stake only where the player wants it', () => {
    expect(hasStake(source)).toBe(true)
    expect(sharedBetsOf(source, false)[0]?.stake.value).toBe(0n)
    expect(hasStake({ ...source, bets: [{ ...combo, stake: NO_AMOUNT }] })).toBe(false)
  })

  test('[SHARE-01] the preview has legs, type and price, and no stake', () => {
    const [preview] = previewOf(source)
    expect(preview).toMatchObject({ type: 'combo', system: null, odds: 8000n })
    expect(preview?.legs[0]).toMatchObject({
      outcome: 'Home',
      market: '1x2',
      match: 'Home 1 – Away',
    })
    expect(Object.keys(preview ?? {}).toSorted()).toEqual(['legs', 'odds', 'system', 'type'])
  })
})

test('[SHARE-02] a placed bet is shared with its legs at the accepted prices', () => {
  const bet = aPlacedBet()
  const placed: SharedSource = { kind: 'placed', bets: [bet] }
  const [shared] = sharedBetsOf(placed, true)
  expect(shared).toMatchObject({
    type: bet.type,
    stake: { value: bet.stake, currency: bet.currency },
  })
  expect(shared?.selections.map(({ matchId, odds }) => [matchId, odds])).toEqual(
    bet.selections.map(({ match, odds }) => [match.id, odds]),
  )
  expect(previewOf(placed)[0]).toMatchObject({ odds: bet.odds })
})
