import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountOf, NO_AMOUNT, sumAmounts } from '../money/amount.ts'
import { refundParts, withdrawable } from './withdrawable.ts'

const amount = fc.bigInt({ min: 0n, max: 10n ** 12n }).map(amountOf)

test('what may leave is what is there beyond play money, and never less than nothing', () => {
  expect(withdrawable(amountOf(10_000n), amountOf(10_000n))).toBe(0n)
  expect(withdrawable(amountOf(15_000n), amountOf(10_000n))).toBe(5_000n)
  expect(withdrawable(amountOf(9_000n), amountOf(10_000n))).toBe(0n)
})

test('what goes back is divided among deposits, oldest first, each as far as it goes', () => {
  const deposits = [
    { id: 'old', left: amountOf(2_000n) },
    { id: 'gone', left: NO_AMOUNT },
    { id: 'new', left: amountOf(3_000n) },
  ]
  expect(refundParts(amountOf(1_500n), deposits)).toEqual([{ id: 'old', amount: 1_500n }])
  expect(refundParts(amountOf(4_500n), deposits)).toEqual([
    { id: 'old', amount: 2_000n },
    { id: 'new', amount: 2_500n },
  ])
  expect(refundParts(amountOf(5_001n), deposits)).toBeNull()
})

test('parts are the whole amount, and none more than its deposit', () => {
  fc.assert(
    fc.property(amount, fc.array(amount, { maxLength: 8 }), (asked, lefts) => {
      const deposits = lefts.map((left, index) => ({ id: String(index), left }))
      const parts = refundParts(asked, deposits)
      expect(parts === null).toBe(sumAmounts(lefts) < asked)
      if (parts === null) return
      expect(sumAmounts(parts.map((part) => part.amount))).toBe(asked)
      for (const part of parts) {
        expect(part.amount).toBeLessThanOrEqual(lefts[Number(part.id)] ?? 0n)
      }
    }),
  )
})
