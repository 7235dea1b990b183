import { useCallback, useSyncExternalStore } from 'react'

import { useServices } from '../../base/services.ts'
import { useIsSelected } from '../slip/use-slip.ts'
import { useStore } from '../../base/use-store.ts'
import type { QuickBetSwitchState } from './open-quick-bet.ts'

/** A part of what every page knows of quick bet. */
export function useQuickBetSwitch<Part>(select: (state: QuickBetSwitchState) => Part): Part {
  return useStore(useServices().quickBet, select)
}

/** Whether an outcome is in the slip, or the quick bet at hand. */
export function useIsPicked(selectionId: string): boolean {
  const { quickBet } = useServices()
  const isSelected = useIsSelected(selectionId)
  const isQuick = useSyncExternalStore(
    quickBet.subscribe,
    useCallback(() => quickBet.getState().selectedId === selectionId, [quickBet, selectionId]),
    () => false,
  )
  return isSelected || isQuick
}
