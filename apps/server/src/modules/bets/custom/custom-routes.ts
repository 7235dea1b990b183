import { calls } from '@touchline/contract'
import type { Book } from '../../../feed/book/book.ts'
import { Problem } from '../../../http/problem.ts'
import { presentMarket } from '../../catalogue/present-market.ts'
import type { Clock } from '../../clock.ts'
import type { Routes } from '../../sessions/routes.ts'
import { refusedLegs } from '../placement/refused-legs.ts'
import type { CustomPricer } from './custom-pricer.ts'

type Deps = {
  readonly book: Book
  readonly clock: Clock
  readonly pricer: CustomPricer
  readonly enabled: boolean
}

const OPEN = 1

export function customRoutes(routes: Routes, { book, clock, pricer, enabled }: Deps): void {
  routes.open(calls.listCustomMarkets, ({ params, locale }) => {
    const match = book.match(params['matchId'] ?? '')
    if (match === undefined) throw new Problem(404, 'error.catalogue.not_found')
    const markets = book
      .markets(match.id)
      .filter(({ status, customBetGroups }) => status === OPEN && customBetGroups.length > 0)
    return {
      data: enabled ? markets.map((market) => presentMarket(match, market, locale)) : [],
    }
  })

  routes.open(calls.quoteCustomBet, async ({ body }) => {
    const price = await pricer(body.selections, clock.now())
    if (price.kind === 'refused') throw refusedLegs(price.problems)
    return { data: { odds: price.odds, maxOdds: price.maxOdds } }
  })
}
