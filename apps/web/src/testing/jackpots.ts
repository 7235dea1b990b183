import { amountOf, oddsOf } from '@touchline/betting'
import type { Jackpot } from '@touchline/contract'

/** In euros, of one level that holds all of it. @param amount cents */
export const jackpotOf = (id: string, name: string, amount: bigint): Jackpot => ({
  id,
  name,
  amount: amountOf(amount),
  poolAmount: amountOf(amount),
  hitsAmount: amountOf(0n),
  currency: 'EUR',
  subunits: 100,
  levels: [
    {
      code: 'grand',
      name: `${name} grand`,
      poolAmount: amountOf(amount),
      active: true,
      seed: amountOf(5_000n),
      mustDrop: amountOf(10_000_000n),
      contributionPpm: 2_500,
      round: 3,
      commitment: 'ab12',
    },
  ],
  minStake: amountOf(100n),
  minOdds: oddsOf(1_200),
})
