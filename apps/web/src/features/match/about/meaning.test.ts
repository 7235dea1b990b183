import type { Outcome } from '@touchline/contract'
import { describe, expect, it } from 'vitest'

import { sampleMarket, sampleOutcome } from '../../../testing/sample-match.ts'
import { outcomeMeanings } from './meaning.ts'

const said = (id: number, specifier: string, outcome: Partial<Outcome>) =>
  outcomeMeanings(sampleMarket({ id, specifier }), sampleOutcome(outcome)).map(
    ({ verdict, condition }) => {
      const count = 'count' in condition ? ` ${condition.count}` : ''
      const side = 'side' in condition ? ` ${condition.side}` : ''
      return `${verdict}: ${condition.key}${side}${count}`
    },
  )

describe('[MATCH-01] what an outcome means', () => {
  it('tells totals with their pushes and halves', () => {
    expect(said(18, 'total=2.5', { id: '12' })).toEqual(['win: atLeast 3', 'loss: atMost 2'])
    expect(said(18, 'total=3', { id: '13' })).toEqual([
      'win: atMost 2',
      'refund: exactly 3',
      'loss: atLeast 4',
    ])
    expect(said(18, 'total=2.25', { id: '12' })[1]).toBe('half_loss: exactly 2')
  })

  it('tells handicaps from the side of the outcome', () => {
    expect(said(16, 'hcp=-1', { id: '1714', side: 'home' })).toEqual([
      'win: winBy home 2',
      'refund: winExactly home 1',
      'loss: notAhead home 0',
    ])
    expect(said(16, 'hcp=-1', { id: '1715', side: 'away' })).toEqual([
      'win: notBehind away 0',
      'refund: loseExactly away 1',
      'loss: loseBy away 2',
    ])
    expect(said(14, 'hcp=0:1', { id: '1711', side: 'home' })[0]).toBe('win: winBy home 2')
    expect(said(14, 'hcp=0:1', { id: '1712', side: 'draw' })[0]).toBe('win: winExactly home 1')
    expect(said(14, 'hcp=0:1', { id: '1713', side: 'away' })[0]).toBe('win: notBehind away 0')
  })

  it('tells results, a draw that returns the stake, scores, and what it knows by name alone', () => {
    expect(said(1, '', { id: '2', side: 'draw' })).toEqual(['win: level', 'loss: otherwise'])
    for (const drawNoBet of [11, 64, 302]) {
      expect(said(drawNoBet, '', { id: '4', side: 'home' })).toEqual([
        'win: ahead home',
        'refund: level',
        'loss: otherwise',
      ])
    }
    expect(said(312, 'setnr=2|pointnr=10', { id: '5', side: 'away' })[0]).toBe('win: next away')
    expect(said(45, '', { id: '274', name: '2:1', side: null })[0]).toBe('win: score')
    expect(said(999, '', { id: 'x', name: 'A. Player', side: null })[0]).toBe('win: named')
  })
})
