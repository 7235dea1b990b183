import { expect, test } from 'vitest'
import { defaultSystemTypes } from '../bets/system-type.ts'
import { amountOf } from '../money/amount.ts'
import { add, addCustom, idOf, rules, run, shape } from '../testing/slip.ts'
import type { SlipEvent } from './reduce-slip.ts'
import {
  allowsMultiSingle,
  dropSelections,
  fittingSystemType,
  legConflicts,
  ordinaryBets,
  replaceOrdinary,
} from './composition.ts'

const system = (systemId: string, total: number) => {
  const matches = Array.from({ length: total }, (_, index) => add(String(index)))
  const [winCount = 2] = systemId.split('/').map(Number)
  return run([
    ...matches,
    { type: 'setStake', stake: amountOf(600n) },
    { type: 'setSystemType', systemType: { id: systemId, totalCount: total, winCount } },
  ])
}

const remove = (matchId: string) =>
  ({ type: 'removeSelection', selectionId: idOf(matchId) }) as const

test('[SYS-08] a system takes the fitting size when a selection goes or comes', () => {
  const smaller = run([remove('0')], system('2/4', 4))
  expect(smaller.bets[0]?.systemType?.id).toBe('2/3')
  expect(run([remove('0')], system('3/4', 4)).bets[0]?.systemType?.id).toBe('2/3')
  const larger = run([add('9')], system('3/4', 4))
  expect(larger.bets[0]?.systemType?.id).toBe('3/5')
  expect(larger.bets[0]?.stake).toBe(600n)
})

test('[SYS-07] [AMB-40] a system without a fitting size becomes a combo, then a single', () => {
  const combo = run([remove('0')], system('2/3', 3))
  expect(shape(combo)).toEqual(['combo 2 600'])
  expect(combo.bets[0]?.systemType).toBeNull()
  expect(shape(run([remove('1')], combo))).toEqual(['single 1 600'])
})

test('custom bets keep their place when the others change', () => {
  const { bets } = run([addCustom('1'), add('2'), addCustom('3')])
  const [first, ordinary, last] = bets
  expect(ordinaryBets(bets)).toEqual([ordinary])
  expect(replaceOrdinary(bets, [])).toEqual([first, last])
  expect(replaceOrdinary(bets, bets.slice(1, 2))).toEqual(bets)
})

test('[SLIP-18] [AMB-39] one provider that does not allow it forbids singles side by side', () => {
  const legs = (...providers: string[]) =>
    run(providers.map((provider, index) => add(String(index), { provider }))).bets.flatMap(
      (bet) => bet.selections,
    )
  expect(allowsMultiSingle(legs('multi', 'multi'), rules)).toBe(true)
  expect(allowsMultiSingle(legs('multi', 'plain'), rules)).toBe(false)
})

test('dropping nothing keeps the list', () => {
  const { bets } = run([add('1'), add('2')])
  expect(dropSelections(bets, () => false, rules)).toBe(bets)
})

const catalogue = defaultSystemTypes()

test('[SYS-08] [AMB-40] the same win count, else the largest smaller one', () => {
  expect(fittingSystemType(4, 3, catalogue)?.id).toBe('3/4')
  expect(fittingSystemType(3, 3, catalogue)?.id).toBe('2/3')
  const large = [{ id: '3/4', totalCount: 4, winCount: 3 }]
  expect(fittingSystemType(4, 2, large)?.id).toBe('3/4')
})

test('[SYS-07] none where no type has the size', () => {
  expect(fittingSystemType(2, 2, catalogue)).toBeNull()
})

const total = { marketId: 18, specifier: 'total=2.5', outcomeId: '12' }

test('names both legs of one match', () => {
  const [combo] = run([add('1'), add('2'), add('1', total)]).bets
  if (combo === undefined) throw new Error('no bet')
  const conflicts = legConflicts(combo)
  expect(conflicts.map(({ selection, other }) => [selection.id, other.id])).toEqual([
    [idOf('1', total), idOf('1')],
  ])
})

test('a custom bet is made of them', () => {
  const [custom] = run([addCustom('1'), addCustom('1', total)]).bets
  expect(custom === undefined ? null : legConflicts(custom)).toEqual([])
})

test('[GAP-07] a match and the end of its season do not stand together, whichever came first', () => {
  const DAY = 86_400_000
  const at = (from: number, until = from, tournamentId = '7') => ({
    span: { tournamentId, from: from * DAY, until: until * DAY },
  })
  const season = add('90', { type: 'season', ...at(100, 200) })
  const conflictsWith = (...legs: readonly SlipEvent[]) =>
    run([...legs]).bets.flatMap((bet) =>
      legConflicts(bet).map(({ kind, selection, other }) => [kind, selection.id, other.id]),
    )
  const match = (day: number, league?: string) => add('1', at(day, day, league))
  expect(conflictsWith(season, match(150))).toEqual([['season', idOf('1'), idOf('90')]])
  expect(conflictsWith(match(150), season)).toEqual([['season', idOf('90'), idOf('1')]])
  expect(conflictsWith(season, match(100))).toHaveLength(1)
  expect(conflictsWith(season, match(200))).toHaveLength(1)
  expect(conflictsWith(season, match(99))).toEqual([])
  expect(conflictsWith(season, match(201))).toEqual([])
  expect(conflictsWith(season, match(150, '8'))).toEqual([])
  expect(conflictsWith(season, add('91', { type: 'season', ...at(150, 160) }))).toEqual([])
  const second = add('1', { ...total, ...at(150) })
  expect(conflictsWith(match(150), season, second)).toEqual([
    ['season', idOf('90'), idOf('1')],
    ['match', idOf('1', total), idOf('1')],
    ['season', idOf('1', total), idOf('90')],
  ])
  // Of a slip that was saved before this was known.
  expect(conflictsWith(season, add('1'))).toEqual([])
})
