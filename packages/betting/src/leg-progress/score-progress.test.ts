import { describe, expect, test } from 'vitest'
import { correctScoreId } from '../settlement/markets/correct-scores.ts'
import type { LegProgress } from './score-progress.ts'
import { scoreProgress } from './score-progress.ts'

const at = (
  market: number,
  outcome: string,
  home: number,
  away: number,
  specifier = '',
): LegProgress | null =>
  scoreProgress({ marketId: market, outcomeId: outcome, specifier, score: { home, away } })

const any = (count: number) => ({ by: 'any', count })
const home = (count: number) => ({ by: 'home', count })
const away = (count: number) => ({ by: 'away', count })

describe('what a leg still needs', () => {
  test('1x2', () => {
    expect(at(1, '1', 0, 0)).toEqual({ kind: 'needs', distance: home(1) })
    expect(at(1, '1', 0, 2)).toEqual({ kind: 'needs', distance: home(3) })
    expect(at(1, '1', 2, 0)).toEqual({ kind: 'holds', until: away(2) })
    expect(at(1, '2', 1, 1)).toEqual({ kind: 'holds', until: any(1) })
    expect(at(1, '2', 2, 1)).toEqual({ kind: 'needs', distance: away(1) })
    expect(at(1, '3', 1, 0)).toEqual({ kind: 'needs', distance: away(2) })
  })

  test('totals', () => {
    expect(at(18, '12', 1, 1, 'total=2.5')).toEqual({ kind: 'needs', distance: any(1) })
    expect(at(18, '12', 2, 1, 'total=2.5')).toEqual({ kind: 'safe' })
    expect(at(18, '13', 1, 0, 'total=2.5')).toEqual({ kind: 'holds', until: any(2) })
    expect(at(18, '13', 2, 1, 'total=2.5')).toEqual({ kind: 'gone' })
    expect(at(18, '12', 1, 1, 'total=3')).toEqual({ kind: 'needs', distance: any(2) })
    expect(at(18, '12', 1, 1, 'total=2.75')).toEqual({ kind: 'needs', distance: any(2) })
    expect(at(225, '12', 61, 60, 'total=210.5')).toEqual({ kind: 'needs', distance: any(90) })
  })

  test('both teams to score', () => {
    expect(at(29, '74', 1, 0)).toEqual({ kind: 'needs', distance: away(1) })
    expect(at(29, '74', 0, 0)).toEqual({
      kind: 'needs',
      distance: { by: 'both', home: 1, away: 1 },
    })
    expect(at(29, '74', 1, 1)).toEqual({ kind: 'safe' })
    expect(at(29, '76', 1, 1)).toEqual({ kind: 'gone' })
    expect(at(29, '76', 3, 0)).toEqual({ kind: 'holds', until: away(1) })
  })

  test('handicaps', () => {
    expect(at(16, '1714', 0, 0, 'hcp=-1.5')).toEqual({ kind: 'needs', distance: home(2) })
    expect(at(16, '1715', 0, 0, 'hcp=-1.5')).toEqual({ kind: 'holds', until: home(2) })
    expect(at(223, '1714', 50, 60, 'hcp=-2.5')).toEqual({ kind: 'needs', distance: home(13) })
    expect(at(16, '1714', 1, 0, 'hcp=-1')).toEqual({ kind: 'needs', distance: home(1) })
  })

  test('double chance, winner, odd and even, correct score', () => {
    expect(at(10, '9', 0, 1)).toEqual({ kind: 'needs', distance: home(1) })
    expect(at(10, '9', 1, 1)).toEqual({ kind: 'holds', until: away(1) })
    expect(at(186, '4', 0, 1)).toEqual({ kind: 'needs', distance: home(2) })
    expect(at(219, '5', 80, 84)).toEqual({ kind: 'holds', until: home(4) })
    expect(at(26, '70', 1, 1)).toEqual({ kind: 'needs', distance: any(1) })
    const score = correctScoreId({ home: 2, away: 1 }) ?? ''
    expect(at(45, score, 1, 0)).toEqual({
      kind: 'needs',
      distance: { by: 'both', home: 1, away: 1 },
    })
    expect(at(45, score, 3, 0)).toEqual({ kind: 'gone' })
  })

  test('nothing is said of markets that the score alone does not decide', () => {
    expect(at(9999, '1', 0, 0)).toBeNull()
    expect(at(18, '12', 0, 0)).toBeNull()
  })
})
