import fc from 'fast-check'
import { expect, it } from 'vitest'
import { amountOf } from '../money/amount.ts'
import {
  isLooser,
  NO_RAILS,
  stricterParts,
  type GuardRails,
  type QuietHours,
} from './guard-rails.ts'

const pause = fc.record({
  losses: fc.option(fc.integer({ min: 1, max: 20 })),
  amount: fc.option(fc.bigInt({ min: 1n, max: 10_000n }).map(amountOf)),
  currency: fc.constant('EUR'),
  minutes: fc.integer({ min: 5, max: 1_000 }),
})
const minute = fc.integer({ min: 0, max: 1_439 })
const noLive = fc.record({ from: minute, until: minute, zone: fc.constant('UTC') })
const rails: fc.Arbitrary<GuardRails> = fc.record({
  pause: fc.option(pause),
  noLive: fc.option(noLive),
  calm: fc.boolean(),
})

const isQuiet = ({ from, until }: QuietHours, at: number) =>
  from <= until ? at >= from && at < until : at >= from || at < until

it('[FAIR-27] rails never let through at once what they held before', () => {
  fc.assert(
    fc.property(rails, rails, minute, (had, wanted, at) => {
      const now = stricterParts(had, wanted)
      if (had.noLive !== null && isQuiet(had.noLive, at)) {
        expect(now.noLive !== null && isQuiet(now.noLive, at)).toBe(true)
      }
      if (had.pause !== null) {
        expect(now.pause?.minutes).toBeGreaterThanOrEqual(had.pause.minutes)
        if (had.pause.losses !== null) {
          expect(now.pause?.losses).toBeLessThanOrEqual(had.pause.losses)
        }
      }
      if (had.calm) expect(now.calm).toBe(true)
      expect(isLooser(had, now)).toBe(false)
    }),
  )
})

it('[FAIR-27] the first rails hold at once, and to drop them waits', () => {
  fc.assert(
    fc.property(rails, (wanted) => {
      expect(stricterParts(NO_RAILS, wanted)).toEqual(wanted)
      const isBound = wanted.pause !== null || wanted.noLive !== null || wanted.calm
      expect(isLooser(wanted, NO_RAILS)).toBe(isBound)
    }),
  )
})
