import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountOf, NO_AMOUNT } from '../money/amount.ts'
import { slipBlockers } from '../slip/blockers.ts'
import { add, context, run } from '../testing/slip.ts'
import type { UsedLimit } from './limits.ts'
import { isNearLimit, roomFor, stakeRoom } from './stake-room.ts'

const limit = (over: Partial<UsedLimit> = {}): UsedLimit => ({
  type: 'loss',
  status: 'active',
  period: 'day',
  amount: amountOf(8_000n),
  currency: 'EUR',
  activeUntil: null,
  used: amountOf(2_000n),
  resetsAt: 1_000,
  ...over,
})
const same = () => ({ units: 1n, per: 1n })
const LARGEST = limit({ type: 'bet', period: null, amount: amountOf(3_000n), resetsAt: null })
const room = (...limits: UsedLimit[]) => stakeRoom(limits, 0, same)

test('[FAIR-30] a stake has room for what the lowest limit leaves beside the others', () => {
  const both = room(limit(), limit({ type: 'wager', used: amountOf(7_000n) }), LARGEST)
  expect(both.total?.left).toBe(1_000n)
  expect(both.each?.left).toBe(3_000n)
  expect(roomFor(both, NO_AMOUNT)).toBe(1_000n)
  expect(roomFor(both, amountOf(900n))).toBe(100n)
  expect(roomFor(both, amountOf(1_001n))).toBe(0n)
  expect(roomFor(room(LARGEST), amountOf(9_000n))).toBe(3_000n)
  expect(roomFor(room(limit(), LARGEST), amountOf(2_000n))).toBe(3_000n)
  expect(roomFor(room(limit()), amountOf(2_000n))).toBe(4_000n)
  expect(roomFor(room(), NO_AMOUNT)).toBeNull()
})

test('[FAIR-30] a period that is over leaves all of it', () => {
  expect(stakeRoom([limit({ used: amountOf(8_000n) })], 1_000, same).total?.left).toBe(8_000n)
})

test('a stake is near a limit from half of what is left, and where nothing is', () => {
  const left = (amount: bigint) => ({ limit: limit(), left: amountOf(amount) })
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10_000n }),
      fc.bigInt({ min: 1n, max: 10_000n }),
      (l, s) => {
        expect(isNearLimit(left(l), amountOf(s))).toBe(s * 2n >= l)
      },
    ),
  )
  expect(isNearLimit(left(0n), NO_AMOUNT)).toBe(true)
  expect(isNearLimit(left(1n), NO_AMOUNT)).toBe(false)
})

test('[FAIR-30] [RG-02] no slip beyond a limit is ready, whatever its bets', () => {
  const multi = { provider: 'multi' }
  const staked = run([
    add('1', multi),
    add('2', multi),
    { type: 'setStake', stake: amountOf(2_000n) },
  ])
  const codes = (...limits: UsedLimit[]) =>
    slipBlockers(staked, context({ room: room(...limits) })).map(({ code }) => code)
  expect(codes(limit({ used: amountOf(4_000n) }))).toEqual([])
  expect(codes(limit({ used: amountOf(4_001n) }))).toEqual(['over_limit'])
  expect(codes({ ...LARGEST, amount: amountOf(1_999n) })).toEqual(['over_limit', 'over_limit'])
})
