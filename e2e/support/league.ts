import { expect } from '@playwright/test'
import type { Odds } from '@touchline/betting'
import { MATCH_STATUS } from '@touchline/contract'
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
export async function quietLeague(call: ApiClient, count = 3): Promise<QuietLeague> {
  let found: QuietLeague | undefined
  // Just after its start the feed has not priced every match yet.
  await expect(async () => {
    found = await findLeague(call, count)
    expect(found, `a league with ${count} open matches to come`).toBeDefined()
  }).toPass()
  return found!
}

async function findLeague(call: ApiClient, count: number): Promise<QuietLeague | undefined> {
  const { data } = await call('listMatches', {
    query: {
      sportKey: ['soccer'],
      matchStatus: [MATCH_STATUS.prematch],
      startFrom: new Date(Date.now() + NOT_BEFORE_MS).toISOString(),
      limit: 500,
    },
  })
  const leagues = Map.groupBy(data, ({ tournament }) => tournament.id)
  for (const matches of leagues.values()) {
    const [first] = matches
    const offers = matches.flatMap(({ mainMarket }) => offerOf(mainMarket))
    if (first !== undefined && offers.length >= count) {
      const path = leaguePath({ ...first.tournament, sport: first.sport })
      return { path, offers: offers.slice(0, count) }
    }
  }
  return undefined
}

function offerOf(market: Market | null): Offer[] {
  const outcome = market?.outcomes.find(({ active, odds }) => active && odds >= 1200)
  if (market?.status !== 1 || outcome === undefined) return []
  const { id: outcomeId, odds } = outcome
  return [{ market, outcomeId, odds, id: outcomeIdOf(market, outcomeId) }]
}
