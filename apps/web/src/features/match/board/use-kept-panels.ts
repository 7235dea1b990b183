import { useState } from 'react'

import type { Panel } from '../markets/market-panels.ts'
import { keepOrder } from './keep-order.ts'

/** Panels that stay where they were first shown; see `keepOrder`. */
export function useKeptPanels(fresh: readonly Panel[]): readonly Panel[] {
  const [shown, setShown] = useState(fresh)
  const next = keepOrder(shown, fresh)
  if (next !== shown) setShown(next)
  return next
}
