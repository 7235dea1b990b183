import { describe, expect, test } from 'vitest'
import { amountOf } from '../money/amount.ts'
import { placedBet } from '../testing/placed-bets.ts'
import { add, idOf, place, rules, run } from '../testing/slip.ts'
import { offeredBets } from './composition.ts'
import { soundBets } from './load.ts'
import { parsePersistedSlip, persistSlip } from './persist.ts'
import { toPlacementBets } from './placement.ts'
import { betKey } from './slip-bet.ts'
import type { SlipState } from './slip-state.ts'

describe('one list of bets', () => {
  const EUR = { currency: 'EUR', subunits: 100 }
  const multi = (matchId: string) => add(matchId, { provider: 'multi' })
  const stake = (key: string, cents: bigint) =>
    ({ type: 'setStake', stake: amountOf(cents), betKey: key }) as const
  const three = run([multi('1'), multi('2'), multi('3')])
  const staked = run(
    [stake(idOf('1'), 200n), stake('combo', 300n), stake('system:2/3', 600n)],
    three,
  )
  const stakes = ({ bets }: SlipState) =>
    Object.fromEntries(bets.map((bet) => [betKey(bet), bet.stake]))

  test('offers singles, the combo and the systems of the legs', () => {
    expect(offeredBets(three.bets, EUR, rules).map(betKey)).toEqual([
      ...['1', '2', '3'].map((id) => idOf(id)),
      'combo',
      'system:2/3',
    ])
    const plain = run([add('1'), add('2')])
    expect(offeredBets(plain.bets, EUR, rules).map(betKey)).toEqual(['combo'])
  })

  test('[SLIP-11] takes a stake on each of them, and lets go of a multiple that has none', () => {
    expect(stakes(staked)).toEqual({
      [idOf('1')]: 200n,
      [idOf('2')]: 0n,
      [idOf('3')]: 0n,
      combo: 300n,
      'system:2/3': 600n,
    })
    expect(stakes(run([stake('combo', 0n)], staked))).not.toHaveProperty('combo')
    expect(run([stake('nothing', 5n)], three)).toBe(three)
  })

  test('a leg more is a single and a leg of every multiple, a leg less leaves one bet of a kind', () => {
    expect(stakes(run([multi('4')], staked))).toMatchObject({
      [idOf('4')]: 0n,
      combo: 300n,
      'system:2/4': 600n,
    })
    const two = run([{ type: 'removeSelection', selectionId: idOf('3') }], staked)
    expect(stakes(two)).toEqual({ [idOf('1')]: 200n, [idOf('2')]: 0n, combo: 300n })
    const one = run([{ type: 'removeSelection', selectionId: idOf('2') }], two)
    expect(stakes(one)).toEqual({ [idOf('1')]: 200n })
  })

  test('[PLACE-03] a placement sends what has a stake and takes its legs along', () => {
    const placing = run([place()], staked)
    expect(toPlacementBets(placing).map(({ type }) => type)).toEqual(['single', 'combo', 'system'])
    const done = run([{ type: 'placementSucceeded', placedBets: [placedBet('a')] }], placing)
    expect(done.bets).toEqual([])
    const single = run([stake('combo', 0n), stake('system:2/3', 0n), place()], staked)
    const rest = run([{ type: 'placementSucceeded', placedBets: [placedBet('a')] }], single)
    expect(rest.selectedOutcomeIds).toEqual([idOf('2'), idOf('3')])
  })

  test('outlives a reload', () => {
    const saved = parsePersistedSlip(persistSlip(staked))?.bets ?? []
    expect(soundBets(saved, rules).map((bet) => [betKey(bet), bet.stake])).toEqual(
      staked.bets.map((bet) => [betKey(bet), bet.stake]),
    )
  })
})
