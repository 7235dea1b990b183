import { oddsOf } from '@touchline/betting'
import { expect, test } from 'vitest'

import type { BookMarket } from '../../feed/book/book.ts'
import { proposeBuilders } from './builder-recipes.ts'

/** A market of the match's group; prices by outcome. */
function market(
  marketId: number,
  specifier: string,
  odds: Readonly<Record<string, number>>,
  over: Partial<BookMarket> = {},
): BookMarket {
  return {
    marketId,
    specifier,
    status: 1,
    groups: [],
    priority: marketId,
    mostBalanced: false,
    nextBetStop: null,
    customBetGroups: ['match'],
    outcomes: Object.entries(odds).map(([id, price]) => ({
      id,
      active: true,
      odds: oddsOf(price),
      previous: oddsOf(price),
      probability: 1000 / price,
      refund: 0,
      refundHalf: 0,
    })),
    ...over,
  }
}

const result = market(1, '', { 1: 2900, 2: 3400, 3: 2300 })
const chance = market(10, '', { 9: 1500, 10: 1280, 11: 1350 })
const both = market(29, '', { 74: 1700, 76: 2050 })
const totals = [
  market(18, 'total=1.5', { 12: 1330, 13: 3100 }),
  market(18, 'total=2', { 12: 1400, 13: 2700 }),
  market(18, 'total=2.5', { 12: 2000, 13: 1800 }),
]
const corners = market(166, 'total=8.5', { 12: 1450, 13: 2600 })

const named = (markets: readonly BookMarket[]) =>
  proposeBuilders(markets).map((legs) =>
    legs.map(
      ({ market: { marketId, specifier }, outcome }) => `${marketId} ${specifier} ${outcome.id}`,
    ),
  )

test('proposes what a fan would put together, for the side that is ahead in the prices', () => {
  expect(named([result, chance, both, ...totals, corners]).slice(0, 3)).toEqual([
    ['1  3', '18 total=1.5 12'],
    ['29  74', '18 total=2.5 12'],
    ['10  11', '29  74', '166 total=8.5 12'],
  ])
})

test('leaves out what is suspended, not for custom bets, or gives stakes back', () => {
  const suspended = market(29, '', { 74: 1700, 76: 2050 }, { status: -1 })
  const single = market(18, 'total=2.5', { 12: 2000, 13: 1800 }, { customBetGroups: [] })
  expect(named([result, suspended, single])).toEqual([])
  expect(named([result, market(18, 'total=2', { 12: 1400, 13: 2700 })])).toEqual([])
})

test('has something for sports without a draw', () => {
  const winner = market(186, '', { 4: 1500, 5: 2600 })
  const games = market(189, 'total=22.5', { 12: 1850, 13: 1950 })
  const handicaps = [
    market(187, 'hcp=-3.5', { 1714: 2000, 1715: 1800 }),
    market(187, 'hcp=2.5', { 1714: 1100, 1715: 6000 }),
  ]
  expect(named([winner, games, ...handicaps]).slice(0, 3)).toEqual([
    ['186  4', '189 total=22.5 12'],
    ['187 hcp=-3.5 1714', '189 total=22.5 12'],
    ['186  5', '189 total=22.5 12'],
  ])
})
