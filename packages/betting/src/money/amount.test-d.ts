import { expectTypeOf } from 'vitest'
import type { Odds, TotalOdds } from '../odds/odds.ts'
import { oddsOf, totalOddsOf } from '../odds/odds.ts'
import type { Amount } from './amount.ts'
import { addAmounts, amountOf, NO_AMOUNT } from './amount.ts'

// Held by the compiler alone: nothing here is run.

const stake = amountOf(1000n)
const price = oddsOf(1850)
const product = totalOddsOf(1850n)

declare function takesAmount(amount: Amount): void
declare function takesOdds(odds: Odds): void
declare function takesTotalOdds(odds: TotalOdds): void

// @ts-expect-error a bare integer is no amount
takesAmount(1000n)
// @ts-expect-error nor is a bare number
takesAmount(1000)
// @ts-expect-error nor are odds
takesAmount(product)
// @ts-expect-error a sum is a plain integer: `addAmounts` makes an amount
takesAmount(stake + stake)
// @ts-expect-error so is a multiple: `timesAmount`
takesAmount(stake * 2n)
// @ts-expect-error so is what is left: `subtractAmounts`
takesAmount(stake - stake)
// @ts-expect-error so is a negative: `negateAmount`
takesAmount(-stake)
// @ts-expect-error an amount and odds make no amount
takesAmount(stake + product)
// @ts-expect-error a float is not added to an amount
takesAmount(stake + 0.5)
// @ts-expect-error nor are odds of one leg
takesAmount(stake + price)
// @ts-expect-error nor is an amount multiplied by a float: `shareOfAmount`
takesAmount(stake * 1.5)
// @ts-expect-error nothing is written NO_AMOUNT
takesAmount(stake > NO_AMOUNT ? stake : 0n)
// @ts-expect-error amounts and odds are not compared
export const isSame = stake === product

export function totalOf(amounts: readonly Amount[]): Amount {
  let total = NO_AMOUNT
  for (const amount of amounts) {
    // @ts-expect-error the same of an assignment
    total += amount
  }
  return total
}

// @ts-expect-error a bare number is no odds
takesOdds(1850)
// @ts-expect-error nor are decimal odds
takesOdds(price / 1000)
// @ts-expect-error nor are the odds of a whole bet
takesOdds(product)
// @ts-expect-error an amount is no odds
takesTotalOdds(stake)
// @ts-expect-error the product of prices is by `totalOdds`
takesTotalOdds(product * product)

expectTypeOf<Amount>().toExtend<bigint>()
expectTypeOf<bigint>().not.toExtend<Amount>()
expectTypeOf<Odds>().toExtend<number>()
expectTypeOf<number>().not.toExtend<Odds>()
expectTypeOf<TotalOdds>().not.toExtend<Amount>()
expectTypeOf<Amount>().not.toExtend<TotalOdds>()
expectTypeOf(stake + stake).toEqualTypeOf<bigint>()
expectTypeOf(price * 2).toEqualTypeOf<number>()
expectTypeOf(addAmounts(stake, stake)).toEqualTypeOf<Amount>()
expectTypeOf(stake > 0n).toEqualTypeOf<boolean>()
