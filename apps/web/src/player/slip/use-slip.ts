import { useCallback, useSyncExternalStore } from 'react'

import { useServices } from '../../base/services.ts'
import { useStore } from '../../base/use-store.ts'
import type { PageSlip } from './page-slip.ts'
import type { SlipView } from './view.ts'

/** A part of the slip. The selector returns something that the view holds, or a primitive. */
export function useSlip<Part>(select: (view: SlipView) => Part): Part {
  return useStore(useServices().slip, select)
}

/** Does what the player wants. */
export function useSlipDispatch(): PageSlip['dispatch'] {
  return useServices().slip.dispatch
}

/** Whether an outcome is in the slip; renders again only when that changes. */
export function useIsSelected(selectionId: string): boolean {
  const { slip } = useServices()
  const subscribe = useCallback(
    (listener: () => void) => slip.subscribeSelection(selectionId, listener),
    [slip, selectionId],
  )
  return useSyncExternalStore(
    subscribe,
    () => slip.isSelected(selectionId),
    () => false,
  )
}
