import { describe, expect, it } from 'vitest'

import { amountOf, NO_AMOUNT } from '../money/amount.ts'
import {
  amountFault,
  depositTotal,
  neededDeposit,
  paymentFee,
  withdrawalNet,
} from './payment-terms.ts'

const terms = {
  minimum: amountOf(500n),
  maximum: amountOf(100_000n),
  feePermille: 15,
  feeLeast: NO_AMOUNT,
}

describe('what a payment method takes', () => {
  it.each([
    [-1n, 'not_positive'],
    [0n, 'not_positive'],
    [499n, 'below_minimum'],
    [500n, null],
    [100_000n, null],
    [100_001n, 'above_maximum'],
  ])('[FAIR-12] says of %s what is wrong with it', (amount, fault) => {
    expect(amountFault(amountOf(amount), terms)).toBe(fault)
  })

  it('takes its fee beside a deposit and out of a withdrawal, rounded down once', () => {
    expect(paymentFee(amountOf(1_999n), terms)).toBe(29n)
    expect(depositTotal(amountOf(1_999n), terms)).toBe(2_028n)
    expect(withdrawalNet(amountOf(1_999n), terms)).toBe(1_970n)
    const dear = { ...terms, feeLeast: amountOf(100n) }
    expect(paymentFee(amountOf(600n), dear)).toBe(100n)
    expect(withdrawalNet(amountOf(90n), dear)).toBe(0n)
    expect(paymentFee(amountOf(600n), { ...terms, feePermille: 0 })).toBe(0n)
  })

  it('covers what is missing exactly, or with the least that the method takes', () => {
    expect(neededDeposit(amountOf(1_240n), terms)).toEqual({ amount: 1_240n, isRaised: false })
    expect(neededDeposit(amountOf(1n), terms)).toEqual({ amount: 500n, isRaised: true })
    expect(neededDeposit(amountOf(100_001n), terms)).toBeNull()
  })
})
