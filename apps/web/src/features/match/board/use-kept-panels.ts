import { useState } from 'react'

import type { Panel } from '../markets/market-panels.ts'
import { keepOrder } from './keep-order.ts'
import { pinnedFirst } from './pinned-first.ts'

/**
 * Panels that stay where they were first shown, see `keepOrder`; only a pin that the player sets or
 * takes out moves them.
 */
export function useKeptPanels(fresh: readonly Panel[], pins: readonly number[]): readonly Panel[] {
  const [shown, setShown] = useState({ panels: pinnedFirst(fresh, pins), pins })
  const kept = keepOrder(shown.panels, fresh)
  // A pin taken out puts its panel back to where it is offered.
  const panels = pins === shown.pins ? kept : pinnedFirst(keepOrder(fresh, kept), pins)
  if (panels !== shown.panels || pins !== shown.pins) setShown({ panels, pins })
  return panels
}
