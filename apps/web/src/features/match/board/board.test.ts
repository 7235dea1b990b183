import { describe, expect, it } from 'vitest'

import { sampleMarket, sampleOutcome } from '../../../testing/sample-match.ts'
import { marketPanels, type Panel } from '../markets/market-panels.ts'
import { filterPanels } from './market-board.tsx'
import { groupTabs, panelsOfGroup } from './group-tabs.ts'
import { isGone, keepOrder } from './keep-order.ts'
import { pinnedFirst } from './pinned-first.ts'
import { placeColumns } from './place-columns.ts'
import { foldAll, isAllFolded, isFolded, turnFold, UNFOLDED } from './use-folds.ts'

const result = sampleMarket({ priority: 1 })
const total = (line: string) =>
  sampleMarket({
    id: 18,
    name: 'Total',
    priority: 2,
    specifier: `total=${line}`,
    groups: ['goals'],
    outcomes: [
      sampleOutcome({
        id: '12',
        name: 'Over',
      }),
      sampleOutcome({
        id: '13',
        name: 'Under',
      }),
    ],
  })
const scorer = sampleMarket({
  id: 40,
  name: 'Anytime goalscorer',
  priority: 9,
  groups: ['players'],
  outcomes: [
    sampleOutcome({
      id: 'p1',
      name: 'Kylian Mbappé',
    }),
  ],
})

const keys = (panels: readonly Panel[]) => panels.map((panel) => panel.key)

describe('keepOrder', () => {
  const offered = [result, total('2.5'), total('1.5')]
  const shown = marketPanels(offered)

  it('[RT-22] gives the same object when nothing changed', () => {
    expect(keepOrder(shown, marketPanels(offered))).toBe(shown)
  })

  it('[RT-25] leaves the place of a market that goes', () => {
    const kept = keepOrder(shown, marketPanels([total('2.5'), total('1.5')]))
    expect(keys(kept)).toEqual(['1:', '18:'])
    expect(kept.map(isGone)).toEqual([true, false])
  })

  it('[RT-25] leaves the place of a line that goes', () => {
    const [, lines] = keepOrder(shown, marketPanels([result, total('2.5')]))
    expect(lines?.markets.map((line) => [line.market.specifier, line.gone])).toEqual([
      ['total=1.5', true],
      ['total=2.5', false],
    ])
  })

  it('[RT-24] [P18] puts new markets last, and new lines where their size puts them', () => {
    const first = sampleMarket({ id: 10, priority: 0 })
    const kept = keepOrder(
      shown,
      marketPanels([first, result, ...['0.5', '2.25', '1.5', '10.5', '2.5'].map(total)]),
    )
    expect(keys(kept)).toEqual(['1:', '18:', '10:'])
    expect(kept[1]?.markets.map(({ market }) => market.specifier)).toEqual([
      'total=0.5',
      'total=1.5',
      'total=2.25',
      'total=2.5',
      'total=10.5',
    ])
  })

  it('takes a market back to its place', () => {
    const without = keepOrder(shown, marketPanels([total('2.5'), total('1.5')]))
    const back = keepOrder(without, shown)
    expect(keys(back)).toEqual(['1:', '18:'])
    expect(back.some(isGone)).toBe(false)
  })
})

describe('placeColumns', () => {
  const lines = ['0.5', '1.5', '2.5', '3.5'].map(total)
  const panels = marketPanels([
    result,
    ...lines,
    scorer,
    ...[50, 51].map((id) => sampleMarket({ id, priority: id })),
  ])

  it('fills the shortest column, so that places follow the order', () => {
    expect(placeColumns(panels, 2)).toEqual([0, 1, 0, 0, 1])
    expect(placeColumns(panels, 3)).toEqual([0, 1, 2, 0, 2])
  })

  it('[MATCH-01] knows that a slider is lower than the table that it stands for', () => {
    expect(placeColumns(panels, 2, true)).toEqual([0, 1, 0, 1, 0])
  })

  it('[RT-25] leaves a panel where it is while markets come after it', () => {
    const before = placeColumns(panels.slice(0, 3), 3)
    expect(placeColumns(panels, 3).slice(0, 3)).toEqual(before)
  })
})

describe('filterPanels', () => {
  const panels = marketPanels([result, total('2.5'), scorer])

  it('[MATCH-01] finds a market by its name', () => {
    expect(keys(filterPanels(panels, 'TOT'))).toEqual(['18:'])
  })

  it('[MATCH-01] finds a player without accents', () => {
    expect(keys(filterPanels(panels, 'mbappe'))).toEqual(['40:'])
  })

  it('leaves everything for an empty text and nothing for a foreign one', () => {
    expect(filterPanels(panels, '  ')).toBe(panels)
    expect(filterPanels(panels, 'xyz')).toEqual([])
  })
})

describe('groupTabs', () => {
  const panels = marketPanels([result, total('2.5'), scorer])
  const group = (key: string, priority: number, status: 'active' | 'inactive' = 'active') => ({
    key,
    name: key,
    priority,
    status,
  })

  it('[MATCH-04] [SET-05] has the groups that hold markets, in order of priority, none inactive', () => {
    const tabs = groupTabs(
      [group('goals', 2), group('main', 1), group('corners', 3), group('players', 4, 'inactive')],
      panels,
    )
    expect(tabs.map((tab) => tab.id)).toEqual(['main', 'goals'])
  })

  it('[MATCH-04] shows the markets of a group', () => {
    expect(keys(panelsOfGroup(panels, 'goals'))).toEqual(['18:'])
    expect(panelsOfGroup(panels, 'all')).toBe(panels)
  })
})

describe('pinnedFirst', () => {
  it('[MATCH-01] puts pinned markets first, in the order of their pins', () => {
    const panels = marketPanels([result, total('2.5'), scorer])
    expect(pinnedFirst(panels, [40, 18]).map(({ title }) => title)).toEqual([
      scorer.name,
      'Total',
      result.name,
    ])
    expect(pinnedFirst(panels, [])).toBe(panels)
  })
})

describe('folds', () => {
  const panels = marketPanels([result, total('2.5')])
  const [first = ''] = keys(panels)

  it('[MATCH-01] fold one panel, then all, then none', () => {
    const one = turnFold(UNFOLDED, first)
    expect(keys(panels).map((key) => isFolded(one, key))).toEqual([true, false])
    const all = foldAll(one, panels)
    expect(isAllFolded(all, panels)).toBe(true)
    expect(isAllFolded(turnFold(all, first), panels)).toBe(false)
    expect(keys(panels).map((key) => isFolded(foldAll(all, panels), key))).toEqual([false, false])
  })
})
