import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect } from 'react'

import { useServices } from '../../../base/services.ts'
import { listMarketsQuery } from '../../../data/queries/list-markets.ts'
import { browserStorages } from '../../../base/browser-storage.ts'
import { useStore } from '../../../base/use-store.ts'
import { chosenColumns } from './chosen-columns.ts'
import { chosenMarkets, restoreChosen, type ChosenMarkets } from './chosen-markets.ts'
import type { ListChoice } from './list-choice.ts'

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
 * The choices that a list shows. They follow those of the player once the list is read with them;
 * until then it stays as it is.
 */
export function useListChoice(): { chosen: ChosenMarkets; choice: ListChoice } {
  const chosen = useDeferredValue(useChosenMarkets())
  const { data: markets = [] } = useQuery(listMarketsQuery(useServices()))
  const choice: ListChoice = (matches) => {
    const sportKey = matches[0]?.sport.key
    const market = markets.find(
      (one) => one.sportKey === sportKey && chosen.get(sportKey) === one.id,
    )
    return market && chosenColumns(matches, market)
  }
  return { chosen, choice }
}
