import { describe, expect, test } from 'vitest'
import { amountOf } from '../money/amount.ts'
import { createSlip } from './slip-state.ts'
import { selectionRefusal } from './compose-slip.ts'
import { reduceSlip } from './reduce-slip.ts'
import { add, addCustom, idOf, pick, place, price, rules, run, shape } from '../testing/slip.ts'

const empty = createSlip({ currency: 'EUR', subunits: 100 })
const toggle = (matchId: string) => ({ type: 'toggleSelection', selection: pick(matchId) }) as const
const stake = { type: 'setStake', stake: amountOf(1000n) } as const

describe('composition', () => {
  test('[SLIP-16] the first selection makes a single', () => {
    expect(shape(run([add('1')]))).toEqual(['single 1 0'])
  })

  test('[SLIP-17] more selections make a combo that keeps the stake', () => {
    expect(shape(run([add('1'), stake, add('2'), add('3')]))).toEqual(['combo 3 1000'])
  })

  test('[SLIP-18] [AMB-39] or singles side by side where every provider allows them', () => {
    const multi = { provider: 'multi' }
    const singles = run([add('1', multi), stake, add('2', multi)])
    expect(shape(singles)).toEqual(['single 1 1000', 'single 1 0'])
    expect(shape(run([add('3')], singles))).toEqual(['combo 3 1000'])
    const combo = run([{ type: 'setBetType', betType: 'combo' }], singles)
    expect(shape(run([add('3', multi)], combo))).toEqual(['combo 3 1000'])
  })

  test('[SLIP-20] removing down to one makes a single, but not of a custom bet', () => {
    const combo = run([add('1'), add('2'), stake])
    const single = run([{ type: 'removeSelection', selectionId: idOf('1') }], combo)
    expect(shape(single)).toEqual(['single 1 1000'])
    const custom = run([addCustom('1'), addCustom('1', { marketId: 18, outcomeId: '12' })])
    const left = run([{ type: 'removeSelection', selectionId: idOf('1') }], custom)
    expect(shape(left)).toEqual(['custom_bet 1 0'])
  })

  test('[SLIP-21] choosing a selected outcome removes it', () => {
    expect(run([toggle('1')]).selectedOutcomeIds).toEqual([idOf('1')])
    expect(run([toggle('1'), toggle('1')]).bets).toEqual([])
  })

  test('[SLIP-22] nothing happens while the ticket is in progress', () => {
    const placing = run([add('1'), stake, place()])
    expect(placing.inProgress).toBe(true)
    const events = [
      add('2'),
      toggle('1'),
      { type: 'removeSelection', selectionId: idOf('1') },
      { type: 'cleanOut' },
      { type: 'clear' },
      { type: 'setStake', stake: amountOf(5n) },
      { type: 'acceptOddsChanges' },
      place(),
    ] as const
    for (const event of events) expect(reduceSlip(placing, event, rules)).toBe(placing)
  })

  test('another outcome of a market takes the place of the first', () => {
    const replaced = run([add('1'), stake, add('1', { outcomeId: '3' })])
    expect(shape(replaced)).toEqual(['single 1 1000'])
    expect(replaced.selectedOutcomeIds).toEqual([idOf('1', { outcomeId: '3' })])
  })

  test('[SLIP-35] what cannot be bet on is cleaned out, and bets left with nothing go', () => {
    const combo = run([add('1'), add('2'), add('3'), price('1', null)])
    expect(shape(run([{ type: 'cleanOut' }], combo))).toEqual(['combo 2 0'])
    expect(run([add('1'), price('1', 2000, -3), { type: 'cleanOut' }]).bets).toEqual([])
    const fine = run([add('1')])
    expect(run([{ type: 'cleanOut' }], fine)).toBe(fine)
  })

  test('[CUST-03] a custom selection makes a custom bet beside the others, one per match', () => {
    const state = run([
      add('1'),
      addCustom('2'),
      addCustom('2', { marketId: 18, outcomeId: '12' }),
      addCustom('3'),
      add('4'),
    ])
    expect(shape(state)).toEqual(['combo 2 0', 'custom_bet 2 0', 'custom_bet 1 0'])
    expect(shape(run([addCustom('1'), add('2')]))).toEqual(['custom_bet 1 0', 'single 1 0'])
  })

  test('[CUST-02] no custom bet while they are not offered', () => {
    const off = { ...rules, customBetEnabled: false }
    expect(run([addCustom('1')], empty, off)).toBe(empty)
    expect(selectionRefusal(empty, pick('1'), true, off)).toBe('custom_bet_disabled')
    expect(selectionRefusal(empty, pick('1', { matchStatus: 4 }), true, rules)).toBe(
      'custom_bet_disabled',
    )
  })
})

describe('refusals', () => {
  test('a price that is not known, a selection twice, a slip that is full or loading', () => {
    const state = run([add('1')])
    const refusal = (matchId: string, odds = 2000, under = rules) =>
      selectionRefusal(state, pick(matchId, { odds }), false, under)
    expect(refusal('2')).toBeNull()
    expect(refusal('1')).toBe('already_selected')
    expect(refusal('2', Number.NaN)).toBe('unknown_price')
    expect(refusal('2', 2000, { ...rules, maxSelections: 1 })).toBe('too_many_selections')
    expect(selectionRefusal({ ...state, isRestoring: true }, pick('2'), false, rules)).toBe(
      'restoring',
    )
    expect(selectionRefusal({ ...state, inProgress: true }, pick('2'), false, rules)).toBe(
      'in_progress',
    )
  })

  test('at most 30 selections', () => {
    const full = run(Array.from({ length: 31 }, (_, index) => add(String(index))))
    expect(full.selectedOutcomeIds).toHaveLength(30)
  })
})
