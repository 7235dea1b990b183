import { isMarketOpen, type Odds } from '@touchline/betting'
import { calls, type CustomQuestion } from '@touchline/contract'
import type { Book } from '../../../feed/book/book.ts'
import { createCallLimit } from '../../../http/call-limit.ts'
import { clientKey } from '../../../http/client-key.ts'
import type { Clock } from '../../clock.ts'
import { presentMarket } from '../../markets/present-market.ts'
import { requireMatch } from '../../markets/require-match.ts'
import type { Routes } from '../../sessions/routes.ts'
import type { SessionPlayer } from '../../sessions/session-repository.ts'
import { refusedLegs } from '../placement/check-placement.ts'
import type { CustomPricer } from './custom-pricer.ts'

type Deps = {
  readonly book: Book
  readonly clock: Clock
  readonly pricer: CustomPricer
  readonly enabled: boolean
}

/** Each takes a price of its own. */
const MOST_EXPLAINED = 8

/** A page asks once a second at most; a price takes the model some milliseconds. */
const PLAYER_RATE = { burst: 20, everyMs: 500 }
/** Many visitors may stand behind one address. */
const ADDRESS_RATE = { burst: 100, everyMs: 100 }

export function customRoutes(routes: Routes, { book, clock, pricer, enabled }: Deps): void {
  const limit = createCallLimit(() => clock.now(), 'error.custom_bet.too_often')
  const countQuote = (player: SessionPlayer | undefined, address: string) =>
    player === undefined
      ? limit(`address ${clientKey(address)}`, ADDRESS_RATE)
      : limit(`player ${player.id}`, PLAYER_RATE)

  /** Of two the other one has its own price. */
  async function priceOf(legs: CustomQuestion['selections']): Promise<Odds | null> {
    const [first] = legs
    if (legs.length === 1 && first !== undefined) {
      const { matchId, marketId, specifier, outcomeId } = first
      return book.priceOf(matchId, marketId, specifier, outcomeId)?.odds ?? null
    }
    const price = await pricer(legs, clock.now())
    return price.kind === 'refused' ? null : price.odds
  }

  function pricesWithout(legs: CustomQuestion['selections']): Promise<(Odds | null)[]> {
    return Promise.all(legs.map((leg) => priceOf(legs.filter((other) => other !== leg))))
  }

  routes.open(calls.listCustomMarkets, ({ params, locale }) => {
    const match = requireMatch(book, params['matchId'])
    const markets = book
      .markets(match.id)
      .filter(({ status, customBetGroups }) => isMarketOpen(status) && customBetGroups.length > 0)
    return {
      data: enabled ? markets.map((market) => presentMarket(match, market, locale)) : [],
    }
  })

  routes.anyone(calls.quoteCustomBet, async ({ body, player, request }) => {
    countQuote(player, request.ip)
    const price = await pricer(body.selections, clock.now())
    if (price.kind === 'refused') throw refusedLegs(price.problems)
    const { selections, explained } = body
    const isExplained = explained === true && selections.length <= MOST_EXPLAINED
    const without = isExplained ? await pricesWithout(selections) : undefined
    return {
      data: {
        odds: price.odds,
        maxOdds: price.maxOdds,
        ...(without === undefined ? {} : { without }),
      },
    }
  })
}
