import { expect } from './expect.ts'
import type { Odds } from '@touchline/betting'
import { MARKET_STATUS, MATCH_STATUS } from '@touchline/contract'
import type { ApiClient, Market } from '@touchline/contract'
import { leaguePath } from './addresses.ts'
import { outcomeIdOf } from './slip-panel.ts'

/** A price to press, with everything that a test may want to change about it. */
export type Offer = {
  market: Market
  outcomeId: string
  odds: Odds
  /** Value of `data-outcome-id`. */
  id: string
}

export type QuietLeague = { path: string; offers: Offer[] }

const NOT_BEFORE_MS = 15 * 60_000

/**
 * The page of a football league with that many matches that begin later, and the first price of
 * each: nothing but the test moves them.
 */
export function quietLeague(call: ApiClient, count = 3): Promise<QuietLeague> {
  return waitForLeague(call, count, (leagues) => leagues[0])
}

/**
 * Another league than `quietLeague` finds, for a test that tells results: the site is shared, and
 * they would settle the bets of other tests too.
 */
export function leagueApart(call: ApiClient): Promise<QuietLeague> {
  return waitForLeague(call, 3, (leagues) => (leagues.length > 1 ? leagues.at(-1) : undefined))
}

type Choice = (leagues: readonly QuietLeague[]) => QuietLeague | undefined

async function waitForLeague(call: ApiClient, count: number, choose: Choice) {
  let found: QuietLeague | undefined
  // Just after its start the feed has not priced every match yet.
  await expect(async () => {
    found = choose(await findLeagues(call, count))
    expect(found, `a league with ${count} open matches to come`).toBeDefined()
  }).toPass()
  return found!
}

async function findLeagues(call: ApiClient, count: number): Promise<QuietLeague[]> {
  const { data } = await call('listMatches', {
    query: {
      sportKey: ['soccer'],
      matchStatus: [MATCH_STATUS.prematch],
      startFrom: new Date(Date.now() + NOT_BEFORE_MS).toISOString(),
      limit: 500,
    },
  })
  const leagues = Map.groupBy(data, ({ tournament }) => tournament.id)
  return [...leagues.values()].flatMap((matches) => {
    const [first] = matches
    const offers = matches.flatMap(({ mainMarket }) => offerOf(mainMarket))
    if (first === undefined || offers.length < count) return []
    const path = leaguePath({ ...first.tournament, sport: first.sport })
    return [{ path, offers: offers.slice(0, count) }]
  })
}

function offerOf(market: Market | null): Offer[] {
  const outcome = market?.outcomes.find(({ active, odds }) => active && odds >= 1200)
  if (market?.status !== MARKET_STATUS.open || outcome === undefined) return []
  const { id: outcomeId, odds } = outcome
  return [{ market, outcomeId, odds, id: outcomeIdOf(market, outcomeId) }]
}
