import type { ListMarket } from '@touchline/contract'
import { useSyncExternalStore } from 'react'

/** From this width on rows have a third market. */
const WIDE = '(min-width: 1600px)'

/** The first that the lists of a sport can show beside its main and its second one. */
export function thirdMarket(
  markets: readonly ListMarket[],
  sportKey: string,
  chosenId: number | undefined,
): ListMarket | undefined {
  const [, ...further] = markets.filter((market) => market.sportKey === sportKey)
  const secondId = chosenId ?? further[0]?.id
  return further.find(({ id }) => id !== secondId)
}

export function isWide(): boolean {
  return typeof matchMedia === 'function' && matchMedia(WIDE).matches
}

/** Whether rows have room for a third market. Nobody knows before the page is in a browser. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, isWide, () => false)
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
