import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addAmounts, amountOf, NO_AMOUNT, subtractAmounts, sumAmounts } from '../money/amount.ts'
import type { LedgerMove } from './moves.ts'
import {
  bonusMoves,
  correctionMoves,
  creditMoves,
  depositMoves,
  freebetMoves,
  lessOwed,
  payoutMoves,
  refundMoves,
  refundReturnMoves,
  rejectionMoves,
  reopeningMoves,
  settlementMoves,
  withdrawalMoves,
  withdrawalReturnMoves,
} from './moves.ts'

const amount = fc.bigInt({ min: 0n, max: 10n ** 12n }).map(amountOf)
const total = (moves: readonly LedgerMove[]) => sumAmounts(moves.map((move) => move.amount))
const to = (moves: readonly LedgerMove[], account: LedgerMove['account']) =>
  sumAmounts(moves.filter((move) => move.account === account).map((move) => move.amount))

describe('moves of money', () => {
  it('sum to zero, whatever is moved', () => {
    fc.assert(
      fc.property(amount, amount, amount, amount, (a, b, c, d) => {
        expect(total(creditMoves(a))).toBe(0n)
        expect(total(rejectionMoves(a))).toBe(0n)
        expect(total(settlementMoves(a, b))).toBe(0n)
        expect(total(freebetMoves(a, b))).toBe(0n)
        expect(total(bonusMoves(a))).toBe(0n)
        expect(total(correctionMoves(a, b, { balance: c, owed: d }, 'bonus'))).toBe(0n)
        expect(total(correctionMoves(a, b, { balance: c, owed: d }))).toBe(0n)
        expect(total(reopeningMoves(a, b, { balance: c, owed: d }))).toBe(0n)
        expect(total(reopeningMoves(a, b, { balance: c, owed: d }, 'bonus'))).toBe(0n)
        expect(total(lessOwed(settlementMoves(a, b), d))).toBe(0n)
        expect(total(depositMoves(a))).toBe(0n)
        expect(total(withdrawalMoves(a))).toBe(0n)
        expect(total(withdrawalReturnMoves(a))).toBe(0n)
        expect(total(payoutMoves(a))).toBe(0n)
        expect(total(withdrawalReturnMoves(a, 'clearing'))).toBe(0n)
        expect(total(refundMoves(a, b))).toBe(0n)
        expect(total(refundReturnMoves(a, b))).toBe(0n)
      }),
    )
  })

  it('take back of a deposit what the player has, and book the rest as owed', () => {
    const moves = refundMoves(amountOf(1000n), amountOf(400n))
    expect(to(moves, 'player')).toBe(-400n)
    expect(to(moves, 'receivables')).toBe(-600n)
    expect(to(moves, 'clearing')).toBe(1000n)
  })

  it('hold the stake again of a bet whose settlement is taken back, and owe what is gone', () => {
    const account = { balance: amountOf(400n), owed: NO_AMOUNT }
    const moves = reopeningMoves(amountOf(1000n), amountOf(2500n), account)
    expect(to(moves, 'stakes')).toBe(1000n)
    expect(to(moves, 'player')).toBe(-400n)
    expect(to(moves, 'receivables')).toBe(-2100n)
    expect(to(moves, 'revenue')).toBe(1500n)
    const again = lessOwed(settlementMoves(amountOf(1000n), amountOf(2500n)), amountOf(2100n))
    expect(to(again, 'player')).toBe(400n)
    expect(to(again, 'receivables')).toBe(2100n)
  })

  it('pay a settled bet from the stake held and the house', () => {
    const moves = settlementMoves(amountOf(1000n), amountOf(2500n))
    expect(to(moves, 'stakes')).toBe(-1000n)
    expect(to(moves, 'player')).toBe(2500n)
    expect(to(moves, 'revenue')).toBe(-1500n)
  })

  it('pay a freebet from what bonuses pay, its stake back to it', () => {
    const moves = freebetMoves(amountOf(1000n), amountOf(1500n))
    expect(to(moves, 'stakes')).toBe(-1000n)
    expect(to(moves, 'bonus')).toBe(-500n)
    expect(to(moves, 'player')).toBe(1500n)
  })

  it('never take back more than the player has', () => {
    fc.assert(
      fc.property(amount, amount, amount, amount, (paid, payout, balance, owed) => {
        expect(
          balance + to(correctionMoves(paid, payout, { balance, owed }), 'player'),
        ).toBeGreaterThanOrEqual(0n)
      }),
    )
    const moves = correctionMoves(amountOf(2000n), NO_AMOUNT, {
      balance: amountOf(500n),
      owed: NO_AMOUNT,
    })
    expect(to(moves, 'player')).toBe(-500n)
    expect(to(moves, 'receivables')).toBe(-1500n)
    expect(to(moves, 'revenue')).toBe(2000n)
  })

  it('take what is owed off what a correction pays', () => {
    const moves = correctionMoves(NO_AMOUNT, amountOf(2000n), {
      balance: NO_AMOUNT,
      owed: amountOf(1500n),
    })
    expect(to(moves, 'player')).toBe(500n)
    expect(to(moves, 'receivables')).toBe(1500n)
    expect(to(moves, 'revenue')).toBe(-2000n)
  })

  it('pay in all what the last correction came to, apart from what is owed', () => {
    const steps = fc.array(fc.record({ payout: amount, spent: amount }), { maxLength: 8 })
    fc.assert(
      fc.property(amount, steps, (first, corrections) => {
        let [paid, most, received, balance, owed] = [first, first, first, first, NO_AMOUNT]
        for (const { payout, spent } of corrections) {
          balance = subtractAmounts(balance, spent < balance ? spent : balance)
          const moves = correctionMoves(paid, payout, { balance, owed })
          balance = addAmounts(balance, to(moves, 'player'))
          received = addAmounts(received, to(moves, 'player'))
          owed = subtractAmounts(owed, to(moves, 'receivables'))
          paid = payout
          if (payout > most) most = payout
          expect(received).toBe(paid + owed)
          expect(received).toBeLessThanOrEqual(most)
          expect(owed).toBeGreaterThanOrEqual(0n)
        }
      }),
    )
  })
})
