import { useQuery } from '@tanstack/react-query'
import type { ListMarket } from '@touchline/contract'
import { useDeferredValue, useEffect } from 'react'

import { useServices } from '../../../base/services.ts'
import { listMarketsQuery } from '../../../data/queries/list-markets.ts'
import { browserStorages } from '../../../base/browser-storage.ts'
import { useStore } from '../../../base/use-store.ts'
import { askedMarkets, type AskedMarkets } from './asked-markets.ts'
import { chosenColumns } from './chosen-columns.ts'
import { chosenMarkets, restoreChosen, type ChosenMarkets } from './chosen-markets.ts'
import type { ListChoice } from './list-choice.ts'
import { thirdMarket, useIsWide } from './third-market.ts'

const NONE: readonly ListMarket[] = []

let restored = false

/** The choices as the player made them, restored once from this browser session. */
export function useChosenMarkets(): ChosenMarkets {
  useEffect(() => {
    if (restored) return
    restored = true
    restoreChosen(browserStorages().session)
  }, [])
  return useStore(chosenMarkets, (chosen) => chosen)
}

/**
 * What a list shows by choice and, where the screen is wide, as a third market. It follows the player
 * and the screen once the list is read with it; until then it stays as it is.
 */
export function useListChoice(): { asked: AskedMarkets; choice: ListChoice } {
  const chosen = useDeferredValue(useChosenMarkets())
  const { data: markets = NONE } = useQuery(listMarketsQuery(useServices()))
  const wide = useDeferredValue(useIsWide() ? markets : NONE)
  const choice: ListChoice = (matches) => {
    const sportKey = matches[0]?.sport.key ?? ''
    const chosenId = chosen.get(sportKey)
    const second = markets.find((one) => one.sportKey === sportKey && one.id === chosenId)
    const third = thirdMarket(markets, sportKey, second?.id)
    return {
      second: second && chosenColumns(matches, second),
      third: third && { ...chosenColumns(matches, third), isRead: wide.length > 0 },
    }
  }
  return { asked: askedMarkets(chosen, wide), choice }
}
