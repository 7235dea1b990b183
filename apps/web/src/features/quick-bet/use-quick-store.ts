import { createContext, use } from 'react'

import type { QuickBetStore } from '../../player/quick-bet/store.ts'
import type { QuickBetView } from '../../player/quick-bet/kernel.ts'
import { useStore } from '../../base/use-store.ts'

export const QuickBetContext = createContext<QuickBetStore | null>(null)

export function useQuickBetActions(): QuickBetStore {
  const store = use(QuickBetContext)
  if (store === null) throw new Error('useQuickBetActions needs the quick-bet surface')
  return store
}

/** A part of quick bet. The selector returns something that the view holds, or a primitive. */
export function useQuickBet<Part>(select: (view: QuickBetView) => Part): Part {
  return useStore(useQuickBetActions(), select)
}
