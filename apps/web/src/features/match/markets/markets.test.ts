import type { Market } from '@touchline/contract'
import { describe, expect, it } from 'vitest'

import { sampleMarket, sampleOutcome } from '../../../testing/sample-match.ts'
import { withoutLine } from './line-name.ts'
import { marketPanels } from './market-panels.ts'
import { mainLines, openLines, orderLines } from './order-lines.ts'
import { outcomeLayout } from './outcome-layout.ts'
import { isScoreMarket, scoreColumns } from './score-columns.ts'
import { lineRank, readSpecifier } from './specifier.ts'

const named = (...names: string[]) =>
  names.map((name, index) => sampleOutcome({ id: `${index}`, name, side: null }))

function total(line: string, change: Partial<Market> = {}): Market {
  return sampleMarket({
    id: 18,
    name: 'Total',
    specifier: `total=${line}`,
    outcomes: named('Over', 'Under'),
    priority: 2,
    ...change,
  })
}

const specifiers = (markets: readonly Market[]) => markets.map((market) => market.specifier)

describe('readSpecifier', () => {
  it('[DATA-09] tells the line from the rest', () => {
    expect(readSpecifier('total=2.5')).toEqual({ line: { kind: 'total', text: '2.5' }, rest: '' })
    expect(readSpecifier('setnr=1|hcp=-1.5')).toEqual({
      line: { kind: 'handicap', text: '-1.5' },
      rest: 'setnr=1',
    })
    expect(readSpecifier('hcp=0:1').line).toEqual({ kind: 'start', text: '0:1' })
    expect(readSpecifier('')).toEqual({ line: null, rest: '' })
  })

  it('ranks a start like the handicap that it is', () => {
    expect(lineRank({ kind: 'start', text: '0:2' })).toBe(-2)
    expect(lineRank({ kind: 'handicap', text: '-1.5' })).toBe(-1.5)
  })
})

describe('orderLines', () => {
  it('[DATA-07] [P18] puts lines in ascending order, whichever is the most balanced', () => {
    const lines = [
      total('10.5'),
      total('5.5', { mostBalanced: true }),
      total('5.25'),
      total('5.75'),
    ]
    expect(specifiers(orderLines(lines))).toEqual([
      'total=5.25',
      'total=5.5',
      'total=5.75',
      'total=10.5',
    ])
  })

  it('[P18] shows the lines around the most balanced one first', () => {
    const lines = orderLines(
      ['0.5', '1.5', '2.5', '3.5', '4.5', '5.5'].map((line) =>
        total(line, { mostBalanced: line === '3.5' }),
      ),
    ).map((market) => ({ market }))
    expect(specifiers(mainLines(lines, 3).map((line) => line.market))).toEqual([
      'total=2.5',
      'total=3.5',
      'total=4.5',
    ])
    expect(mainLines(lines, 9)).toHaveLength(6)
  })

  it('[MATCH-01] shows open lines in place of those that are over, and as many as before', () => {
    const of = (open: readonly string[]) =>
      ['0.5', '1.5', '2.5', '3.5', '4.5'].map((line) => {
        return { market: total(line), gone: !open.includes(line) }
      })
    const shown = (...open: string[]) =>
      specifiers(openLines(of(open), 3).map((line) => line.market)).map((text) => text.slice(6))
    expect(shown('2.5', '3.5', '4.5')).toEqual(['2.5', '3.5', '4.5'])
    expect(shown('4.5')).toEqual(['1.5', '2.5', '4.5'])
    expect(shown()).toHaveLength(3)
  })
})

describe('marketPanels', () => {
  it('[MATCH-01] puts the lines of a market into one panel, by priority', () => {
    const panels = marketPanels([total('2.5'), total('1.5'), sampleMarket({ priority: 1 })])
    expect(panels.map(({ key, kind, markets }) => [key, kind, markets.length])).toEqual([
      ['1:', 'outcomes', 1],
      ['18:', 'lines', 2],
    ])
  })

  it('[MATCH-01] keeps sets and periods apart', () => {
    const panels = marketPanels([
      total('9.5', { specifier: 'setnr=1|total=9.5' }),
      total('9.5', { specifier: 'setnr=2|total=9.5' }),
    ])
    expect(panels.map((panel) => panel.key)).toEqual(['18:setnr=1', '18:setnr=2'])
  })

  it('[MATCH-01] counts legs, sets and overs, so that the tenth follows the ninth', () => {
    const legs = ['10', '11', '9', '1'].map((leg) => {
      return sampleMarket({ id: 499, specifier: `legnr=${leg}` })
    })
    const keys = marketPanels(legs).map((panel) => panel.key)
    expect(keys).toEqual(['499:legnr=1', '499:legnr=9', '499:legnr=10', '499:legnr=11'])
  })

  it('keeps lines of many outcomes in one panel, each with its outcomes', () => {
    const outcomes = named('a', 'b', 'c', 'd', 'e', 'f')
    const [panel] = marketPanels([total('1.5', { outcomes }), total('2.5', { outcomes })])
    expect(panel).toMatchObject({ kind: 'outcomes' })
    expect(panel?.markets).toHaveLength(2)
  })
})

describe('panel titles', () => {
  const three = named('Arsenal (0:1)', 'Draw (0:1)', 'Chelsea (0:1)')

  it('[MATCH-01] leave out the line, however the language writes it', () => {
    const titles = marketPanels([
      total('1.5', { name: '1x2 & Gesamt 1,5' }),
      sampleMarket({ id: 36, name: 'Total 2.5 & both', specifier: 'total=2.5' }),
    ]).map((panel) => panel.title)
    expect(titles).toEqual(['Total & both', '1x2 & Gesamt'])
    expect(withoutLine('Über 2,5', '2.5')).toBe('Über')
  })

  it('tell two markets of one name apart by their outcomes', () => {
    const [asian, european] = marketPanels([
      sampleMarket({ id: 16, name: 'Handicap', specifier: 'hcp=-1', outcomes: named('a', 'b') }),
      sampleMarket({
        id: 14,
        name: 'Handicap 0:1',
        specifier: 'hcp=0:1',
        priority: 2,
        outcomes: three.map((outcome, index) => ({ ...outcome, shortName: '1X2'.charAt(index) })),
      }),
    ])
    expect([asian?.title, european?.title]).toEqual(['Handicap', 'Handicap 1/X/2'])
  })
})

describe('scoreColumns', () => {
  const scores = named('1:0', '0:0', '2:1', '2:0', '0:1', '1:1', '1:2', '0:2', 'Any other score')

  it('[MATCH-01] sorts correct scores into home wins, draws and away wins', () => {
    const { columns, others } = scoreColumns(scores)
    expect(columns.map((column) => column.map((outcome) => outcome.name))).toEqual([
      ['1:0', '2:0', '2:1'],
      ['0:0', '1:1'],
      ['0:1', '0:2', '1:2'],
    ])
    expect(others.map((outcome) => outcome.name)).toEqual(['Any other score'])
  })

  it('[I18N-08] reads scores that are written from the right', () => {
    const fromTheRight = scores.map((outcome) => ({
      ...outcome,
      name: outcome.name.replace(/^(\d):(\d)$/, '\u2067$1\u200F:$2\u2069'),
    }))
    expect(isScoreMarket({ outcomes: fromTheRight })).toBe(true)
    expect(scoreColumns(fromTheRight).columns.map(({ length }) => length)).toEqual([3, 2, 3])
  })

  it('has no column for draws where there are none', () => {
    expect(scoreColumns(named('2:0', '2:1', '1:2', '0:2')).columns).toHaveLength(2)
  })

  it('knows a score market by its outcomes', () => {
    expect(isScoreMarket({ outcomes: scores })).toBe(true)
    expect(isScoreMarket(sampleMarket())).toBe(false)
    expect(isScoreMarket({ outcomes: named('1:0 & yes', 'no', '2:0') })).toBe(false)
  })
})

describe('outcomeLayout', () => {
  it('[MATCH-01] stands outcomes in two or three columns', () => {
    expect(outcomeLayout(named('Yes', 'No')).columns).toBe(2)
    expect(outcomeLayout(named('0', '1', '2', '3', '4', '5', '6+')).columns).toBe(3)
    expect(outcomeLayout(named('a', 'b', 'c', 'd')).columns).toBe(2)
  })

  it('cuts the names of the sides rather than giving up the columns', () => {
    const sides = sampleMarket().outcomes.map((outcome) => ({
      ...outcome,
      name: 'Wolverhampton Wanderers',
    }))
    expect(outcomeLayout(sides)).toEqual({ columns: 3, cell: 'stack' })
  })

  it('gives long names rows of their own', () => {
    const long = 'Wolverhampton Wanderers or draw'
    const row = { columns: 1, cell: 'row' }
    expect(outcomeLayout(named(long, long, long))).toEqual(row)
    expect(outcomeLayout(named(long, long, long, long, long))).toEqual(row)
    const half = 'Vienna East and yes'
    expect(outcomeLayout(named(half, half, half, half, half)).columns).toBe(2)
    const club = 'Dortmund Hafen'
    expect(outcomeLayout(named(club, club, club, club, club)).columns).toBe(2)
  })
})
