import { oddsOf } from '@touchline/betting'
import { expect, test, vi } from 'vitest'
import type { Book, BookMarket, BookMatch } from '../../feed/book/book.ts'
import { marketKey } from '../../feed/book/market-key.ts'
import { createReadyBuilders, type BuilderPricer } from './ready-builders.ts'

function market(marketId: number, specifier: string, ids: readonly string[]): BookMarket {
  return {
    marketId,
    specifier,
    status: 1,
    groups: [],
    priority: marketId,
    mostBalanced: false,
    nextBetStop: null,
    customBetGroups: ['match'],
    outcomes: ids.map((id, index) => ({
      id,
      active: true,
      odds: oddsOf(1500 + index * 100),
      previous: oddsOf(1500),
      probability: 0.5,
      refund: 0,
      refundHalf: 0,
    })),
  }
}

const markets = [market(1, '', ['1', '2', '3']), market(18, 'total=1.5', ['12', '13'])]
const match = {
  id: '7',
  markets: new Map(markets.map((one) => [marketKey(one.marketId, one.specifier), one])),
} as unknown as BookMatch
const book = { markets: () => markets } as unknown as Book

const quote = { kind: 'quote', odds: oddsOf(2100) } as const
const problem = { code: 1, messageKey: 'error.custom_bet.not_in_time' } as const
const unanswered = { kind: 'refused', problems: new Map([['7', problem]]) } as const

function openBuilders() {
  const clock = { time: 0, now: () => clock.time, after: () => () => undefined }
  const pricer = vi.fn<BuilderPricer>().mockResolvedValue(unanswered)
  return { clock, pricer, ready: createReadyBuilders({ book, clock, pricer }) }
}

test('a feed that does not answer is asked once, and again by whoever comes next', async () => {
  const { pricer, ready } = openBuilders()
  expect(await ready.of(match)).toBeNull()
  expect(pricer).toHaveBeenCalledTimes(1)
  pricer.mockResolvedValue(quote)
  expect(await ready.of(match)).toMatchObject([{ odds: 2100 }, {}])
})

test('prices are asked for again behind the page’s back, and go with the feed', async () => {
  const { clock, pricer, ready } = openBuilders()
  pricer.mockResolvedValue(quote)
  expect(await ready.known([match])).toEqual([])
  await expect.poll(() => ready.known([match])).toHaveLength(1)
  pricer.mockResolvedValue(unanswered)
  clock.time = 30_000
  expect(await ready.of(match)).toHaveLength(2)
  await expect.poll(() => ready.known([match])).toEqual([])
})
