import type { Amount } from '@touchline/betting'
import { totalOddsOf, timesAmount, oddsOf } from '@touchline/betting'
import { randomUUID } from 'node:crypto'
import { createBetRef } from '../bets/placement/to-stored.ts'
import type { PlacementToStore } from '../bets/placement/place-bets-statement.ts'

/** A placement of one single, as the rules would have let it through. */
export function storedSingle(
  playerId: number,
  stake: Amount,
  over: Partial<PlacementToStore> = {},
): PlacementToStore {
  const selection = {
    matchId: '1',
    marketId: 1,
    specifier: '',
    outcomeId: '1',
    odds: oddsOf(2000),
    facts: {
      sportKey: 'soccer',
      home: 'Home',
      away: 'Away',
      league: { en: 'League' },
      market: { en: '1x2' },
      outcome: { en: 'Home' },
      startTime: '2026-01-01T12:00:00.000Z',
    },
    bestOdds: false,
    agreedOdds: null,
  }
  return {
    playerId,
    reference: randomUUID(),
    bodyHash: Buffer.from('body'),
    currency: 'EUR',
    total: stake,
    deviceId: null,
    quick: false,
    now: new Date(),
    bets: [
      {
        ref: createBetRef(),
        type: 'single',
        status: 'waiting_results',
        stake,
        odds: totalOddsOf(2000n),
        potentialWin: timesAmount(stake, 2n),
        winCount: null,
        totalCount: null,
        bankers: 0,
        acceptMode: 'none',
        acceptanceAt: null,
        isVip: false,
        isLive: false,
        bonus: null,
        uses: [],
        payoutLimit: null,
        selections: [selection],
      },
    ],
    ...over,
  }
}
