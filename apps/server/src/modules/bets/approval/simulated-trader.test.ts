import { amountOf } from '@touchline/betting'
import { expect, test } from 'vitest'

import { createSimulatedTrader } from './simulated-trader.ts'

const trader = createSimulatedTrader(0)
const request = {
  betId: 1n,
  playerId: 1,
  currency: 'EUR',
  stake: amountOf(500n),
  maxStake: amountOf(100n),
  potentialWin: amountOf(500n),
  maxPayout: amountOf(100n),
}

test('[M9] approves up to five times the greatest stake, and as much of the greatest payout', async () => {
  expect(await trader.decide(request)).toEqual({ approved: true })
  expect(await trader.decide({ ...request, stake: amountOf(501n) })).toMatchObject({
    approved: false,
  })
  expect(await trader.decide({ ...request, potentialWin: amountOf(501n) })).toMatchObject({
    approved: false,
  })
})
