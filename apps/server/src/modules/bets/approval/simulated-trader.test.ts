import { expect, test } from 'vitest'

import { createSimulatedTrader } from './simulated-trader.ts'

const trader = createSimulatedTrader(0)
const request = {
  betId: 1n,
  playerId: 1,
  currency: 'EUR',
  stake: 500n,
  maxStake: 100n,
  potentialWin: 500n,
  maxPayout: 100n,
}

test('[M9] approves up to five times the greatest stake, and as much of the greatest payout', async () => {
  expect(await trader.decide(request)).toEqual({ approved: true })
  expect(await trader.decide({ ...request, stake: 501n })).toMatchObject({ approved: false })
  expect(await trader.decide({ ...request, potentialWin: 501n })).toMatchObject({ approved: false })
})
