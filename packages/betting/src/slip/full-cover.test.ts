import fc from 'fast-check'
import { expect, test } from 'vitest'
import { combinations } from '../bets/combinations.ts'
import { amountOf } from '../money/amount.ts'
import { add, rules, run } from '../testing/slip.ts'
import { offeredBets } from './composition.ts'
import { commonLineStake, fullCovers, stakedCover, stakeOfLines } from './full-cover.ts'
import type { SlipEvent } from './reduce-slip.ts'
import { betKey } from './slip-bet.ts'
import type { SlipState } from './slip-state.ts'
import { slipSummary } from './summary.ts'

const EUR = { currency: 'EUR', subunits: 100 }
const slipOf = (legs: number, provider = 'multi') =>
  run(Array.from({ length: legs }, (_, index) => add(String(index), { provider })))
const coversOf = ({ bets }: SlipState) => fullCovers(offeredBets(bets, EUR, rules))
const named = (state: SlipState) => coversOf(state).map(({ name, lines }) => [name, lines])

test('names the full covers of three to eight legs', () => {
  expect([2, 3, 4, 5, 6, 7, 8, 9].map((legs) => named(slipOf(legs)))).toEqual([
    [],
    [
      ['trixie', 4n],
      ['patent', 7n],
    ],
    [
      ['yankee', 11n],
      ['lucky15', 15n],
    ],
    [
      ['canadian', 26n],
      ['lucky31', 31n],
    ],
    [
      ['heinz', 57n],
      ['lucky63', 63n],
    ],
    [['superHeinz', 120n]],
    [['goliath', 247n]],
    [],
  ])
})

test('has no singles where they may not stand side by side, and nothing beside a banker', () => {
  const plain = slipOf(3, 'plain')
  expect(named(plain)).toEqual([['trixie', 4n]])
  const [leg = ''] = plain.selectedOutcomeIds
  const banked = run(
    [{ type: 'toggleBanker', betKey: 'system:2/3', selectionId: leg }],
    run([{ type: 'setStake', stake: amountOf(300n), betKey: 'system:2/3' }], plain),
  )
  expect(named(banked)).toEqual([])
})

test('has every choice of its legs once, each with the same stake', () => {
  const cases = fc.record({
    legs: fc.integer({ min: 3, max: 8 }),
    stake: fc.bigInt({ min: 1n, max: 10_000n }),
    isWide: fc.boolean(),
  })
  fc.assert(
    fc.property(cases, ({ legs, stake, isWide }) => {
      const empty = slipOf(legs)
      const cover = coversOf(empty).at(isWide ? -1 : 0)!
      const stakes = cover.bets.map((bet): SlipEvent => {
        return { type: 'setStake', stake: stakeOfLines(bet, amountOf(stake)), betKey: betKey(bet) }
      })
      const staked = run(stakes, empty)
      const found = stakedCover(coversOf(staked))!
      expect(found.name).toBe(cover.name)
      expect(commonLineStake(found.bets)).toBe(stake)
      const choices = found.bets.flatMap(({ selections, systemType }) =>
        [...combinations(selections.length, systemType?.winCount ?? selections.length)].map(
          (places) => places.map((place) => selections[place]!.id).join(),
        ),
      )
      expect(new Set(choices).size).toBe(choices.length)
      expect(BigInt(choices.length)).toBe(found.lines)
      expect(slipSummary(staked, rules)).toMatchObject({
        lines: found.lines,
        totalStake: stake * found.lines,
      })
    }),
    { numRuns: 60 },
  )
})

test('is no longer staked when one of its bets has another stake', () => {
  const empty = slipOf(3)
  const [trixie] = coversOf(empty)
  const stakes = trixie!.bets.map((bet): SlipEvent => {
    return { type: 'setStake', stake: stakeOfLines(bet, amountOf(100n)), betKey: betKey(bet) }
  })
  const other: SlipEvent = { type: 'setStake', stake: amountOf(150n), betKey: 'combo' }
  expect(stakedCover(coversOf(run([...stakes, other], empty)))).toBeNull()
})
