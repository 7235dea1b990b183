import { expect, it } from 'vitest'
import type { SettledMarket } from '../../feed/messages.ts'
import { lastPerOutcome, toResultRows } from './store-results.ts'

const rows = (certainty: 1 | 2, result: 0 | 1) =>
  toRows(certainty, { marketId: 1, specifier: '', outcomes: [{ id: '1', result, voidFactor: 0 }] })

function toRows(certainty: 1 | 2, market: SettledMarket) {
  return toResultRows({ matchId: '1', certainty, markets: [market], at: 1_000 })
}

it('keeps factors as whole numbers', () => {
  const outcomes = [{ id: '1', result: 1, voidFactor: 0.5, deadHeatFactor: 1 / 3 } as const]
  expect(toRows(2, { marketId: 16, specifier: 'hcp=0.25', outcomes })).toEqual([
    {
      match_id: '1',
      market_id: 16,
      specifier: 'hcp=0.25',
      outcome_id: '1',
      result: 1,
      void_factor: 500,
      dead_heat_factor: 333_333,
      race: null,
      certainty: 2,
      said_at: new Date(1_000),
    },
  ])
})

it('leaves out what is not decided', () => {
  const outcomes = [
    { id: '1', result: -1, voidFactor: 0 },
    { id: '2', result: -1, voidFactor: 1 },
  ] as const
  const kept = toRows(1, { marketId: 1, specifier: '', outcomes })
  expect(kept.map((row) => row.outcome_id)).toEqual(['2'])
})

it('keeps the last of the most certain results of an outcome', () => {
  const last = lastPerOutcome([...rows(1, 0), ...rows(2, 1), ...rows(1, 0)])
  expect(last).toMatchObject([{ certainty: 2, result: 1 }])
})
