import { expect, test } from 'vitest'
import { add, addCustom, idOf, run } from '../testing/slip.ts'
import { matchConflicts } from './match-conflicts.ts'

const total = { marketId: 18, specifier: 'total=2.5', outcomeId: '12' }

test('names both legs of one match', () => {
  const [combo] = run([add('1'), add('2'), add('1', total)]).bets
  if (combo === undefined) throw new Error('no bet')
  const conflicts = matchConflicts(combo)
  expect(conflicts.map(({ selection, other }) => [selection.id, other.id])).toEqual([
    [idOf('1', total), idOf('1')],
  ])
})

test('a custom bet is made of them', () => {
  const [custom] = run([addCustom('1'), addCustom('1', total)]).bets
  expect(custom === undefined ? null : matchConflicts(custom)).toEqual([])
})
