import {
  amountOf,
  oddsOf,
  potentialWin,
  type Amount,
  type BetTerms,
  type BetType,
  type Odds,
} from '@touchline/betting'

export type WorkedExample = {
  readonly type: BetType
  readonly stake: Amount
  readonly odds: readonly Odds[]
  readonly win: Amount
}

const PLAIN = { systemType: null, customOdds: null, bonusOdds: null, freebetMode: null }
const PRICES = [2000, 1500, 3000].map(oddsOf)

/** FAIR-35: every kind of bet that the site takes, with figures, worked out by what works out the real ones. */
export function workedExamples({ customBets }: { customBets: boolean }): readonly WorkedExample[] {
  return [
    example('single', 1000n, [oddsOf(2500)]),
    example('combo', 1000n, PRICES),
    example('system', 3000n, PRICES, {
      systemType: { id: '2/3', totalCount: PRICES.length, winCount: 2 },
    }),
    ...(customBets
      ? [example('custom_bet', 1000n, [oddsOf(4200)], { customOdds: oddsOf(4200) })]
      : []),
  ]
}

function example(
  betType: BetType,
  whole: bigint,
  odds: readonly Odds[],
  more: Partial<BetTerms> = {},
): WorkedExample {
  const stake = amountOf(whole)
  const legs = odds.map((price) => ({ odds: price }))
  const { amount } = potentialWin({ ...PLAIN, betType, stake, legs, ...more })
  return { type: betType, stake, odds, win: amount }
}
