import { expect } from './expect.ts'
import { MARKET_STATUS, MATCH_STATUS } from '@touchline/contract'
import type { ApiClient, Match } from '@touchline/contract'
import { outcomeIdOf } from './slip-panel.ts'

/** A price of a match that will be over soon. */
export type LateOffer = { match: Match; id: string }

type Window = {
  /** Minutes played, from and to. */
  from: number
  to: number
}

/**
 * Football matches in that part of a match whose main market has a price worth a bet, the latest first.
 * Waits until there are as many, or at hours in which few are played at least one.
 */
export async function endingMatches(
  call: ApiClient,
  count: number,
  window: Window,
): Promise<LateOffer[]> {
  let found: LateOffer[] = []
  const until = (enough: number) => async () => {
    const { data } = await call('listMatches', {
      query: { sportKey: ['soccer'], matchStatus: [MATCH_STATUS.live], limit: 200 },
    })
    const late = data.filter((match) => isWithin(match, window))
    found = late.toSorted((a, b) => minutesOf(b) - minutesOf(a)).flatMap(offerOf)
    expect(found.length, 'matches about to end').toBeGreaterThanOrEqual(enough)
  }
  await expect(until(count))
    .toPass({ timeout: 45_000 })
    .catch(() => expect(until(1)).toPass({ timeout: 75_000 }))
  return found.slice(0, count)
}

/** The match clock as it reads now, in minutes. */
function minutesOf({ clock }: Match): number {
  if (clock?.matchTime === undefined || clock.matchTime === null) return 0
  const since = clock.stopped ? 0 : (Date.now() - Date.parse(clock.updatedAt)) / 1000
  return (clock.matchTime + since * clock.speed) / 60
}

function isWithin(match: Match, { from, to }: Window): boolean {
  const minutes = minutesOf(match)
  // Its added time reads as the first minutes of the second half, and a break comes after it.
  if (minutes > 45 && match.stage === '1st half') return false
  return minutes >= from && minutes <= to && match.clock?.stopped === false
}

function offerOf(match: Match): LateOffer[] {
  const market = match.mainMarket
  if (market?.status !== MARKET_STATUS.open) return []
  // A match that is not decided: such a price moves, and a goal or two do not close its market.
  if (!market.outcomes.every(({ active, odds }) => active && odds <= 15_000)) return []
  const outcome = market.outcomes.find(({ odds }) => odds >= 1_150)
  return outcome === undefined ? [] : [{ match, id: outcomeIdOf(market, outcome.id) }]
}
