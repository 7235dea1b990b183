import { isSameMarket, type SelectionKey } from '@touchline/betting'
import type { Market } from '@touchline/contract'

/** Markets that can stand beside the legs, and those of other groups. */
export function splitByGroup(
  markets: readonly Market[],
  legs: readonly SelectionKey[],
): { open: readonly Market[]; apart: readonly Market[] } {
  const chosen = markets.filter((market) =>
    legs.some((leg) =>
      isSameMarket(leg, { ...leg, marketId: market.id, specifier: market.specifier }),
    ),
  )
  const fits = ({ customBetGroups }: Market) =>
    chosen.every((other) => other.customBetGroups.some((group) => customBetGroups.includes(group)))
  return { open: markets.filter(fits), apart: markets.filter((market) => !fits(market)) }
}
