import type { ListMarket } from '@touchline/contract'

import type { ChosenMarkets } from './chosen-markets.ts'
import { thirdMarket } from './third-market.ts'

/** Ids of the markets by sport that a list has to be read with, for its rows show them. */
export type AskedMarkets = ReadonlyMap<string, readonly number[]>

/** @param wide what the lists of all sports can show, where rows have room for a third market */
export function askedMarkets(
  chosen: ChosenMarkets,
  wide: readonly ListMarket[] = [],
): AskedMarkets {
  const sports = new Set([...chosen.keys(), ...wide.map(({ sportKey }) => sportKey)])
  return new Map(
    Array.from(sports, (sportKey) => {
      const own = chosen.get(sportKey)
      const third = thirdMarket(wide, sportKey, own)?.id
      return [sportKey, [own, third].filter((id) => id !== undefined)]
    }),
  )
}

/**
 * What a list has to be read with.
 * @param sportKeys those of the list; absent: all sports
 */
export function askedFilter(
  asked: AskedMarkets,
  sportKeys?: readonly string[],
): { marketId?: number[] } {
  const own = [...asked].filter(([sport]) => sportKeys?.includes(sport) ?? true)
  const ids = [...new Set(own.flatMap(([, marketIds]) => marketIds))].toSorted((a, b) => a - b)
  return ids.length === 0 ? {} : { marketId: ids }
}
