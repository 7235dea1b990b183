import { useServices } from '../../base/services.ts'
import { useStore } from '../../base/use-store.ts'
import type { OpenModal } from './modal-store.ts'

/** The modal that shows; null while none is open. */
export function useTopModal(): OpenModal | null {
  return useStore(useServices().modals, (stack) => stack.at(-1) ?? null)
}
