import { selectionId, type SelectionKey } from '@touchline/betting'
import type { Market, Match, ReadyLeg } from '@touchline/contract'

import type { PickedOutcome } from '../slip/commands.ts'

/** Begins the fragment of an address that brings legs into a match's builder. */
const NAME = 'build='

type LegKey = Pick<SelectionKey, 'marketId' | 'specifier' | 'outcomeId'>

export function readyLegId({ market, outcomeId }: ReadyLeg): string {
  const { matchId, id, specifier } = market
  return selectionId({ matchId, marketId: id, specifier, outcomeId })
}

/** The fragment of an address: pages are rendered without it, so none is kept for each combination. */
export function legsFragment(legs: readonly ReadyLeg[]): string {
  const keys = legs.map(({ market, outcomeId }) => `${market.id}:${market.specifier}:${outcomeId}`)
  return NAME + keys.join(',')
}

/** The legs that a fragment names; none where it says something else. */
export function readLegs(fragment: string): readonly LegKey[] {
  if (!fragment.startsWith(NAME)) return []
  const legs = fragment.slice(NAME.length).split(',').map(readLeg)
  const known = legs.filter((leg) => leg !== null)
  return known.length === legs.length ? known : []
}

function readLeg(text: string): LegKey | null {
  const [, marketId, specifier, outcomeId] =
    /^(\d{1,6}):([\w=.|-]{0,60}):([\w-]{1,20})$/.exec(text) ?? []
  if (marketId === undefined || specifier === undefined || outcomeId === undefined) return null
  return { marketId: Number(marketId), specifier, outcomeId }
}

/** The outcomes that these legs name; null where one is not offered now. */
export function pickLegs(
  match: Match,
  markets: readonly Market[],
  legs: readonly LegKey[],
): readonly PickedOutcome[] | null {
  const picked = legs.flatMap(({ marketId, specifier, outcomeId }) => {
    const market = markets.find((one) => one.id === marketId && one.specifier === specifier)
    const outcome = market?.outcomes.find(({ id, active }) => active && id === outcomeId)
    return market === undefined || outcome === undefined ? [] : [{ match, market, outcome }]
  })
  return picked.length === legs.length ? picked : null
}
