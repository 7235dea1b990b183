import { useEffect, type ReactNode } from 'react'

import { useSlip } from '../../player/slip/use-slip.ts'
import { FloatingSlip } from './floating-slip.tsx'
import { fetchLateParts, LateSheet } from './late-slip.tsx'
import { SlipColumn } from './slip-column.tsx'
import { useCloseOnRouteChange } from './use-close-on-route-change.ts'
import { useHasContent } from './use-has-content.ts'
import { useViewport } from './use-viewport.ts'

/**
 * The slip in the shape that fits the page: a column from 1280 px up, a floating panel below, a
 * bottom sheet on phones. Stands in the right column; only one shape is ever mounted.
 * @param myBets content of the tab MY_BETS
 */
export function SlipPanel({ myBets }: { myBets: ReactNode }) {
  useCloseOnRouteChange()
  const isExpanded = useSlip((view) => view.panel.isExpanded)
  const isNeeded = useHasContent() || isExpanded
  useEffect(() => {
    if (isNeeded) fetchLateParts()
  }, [isNeeded])
  switch (useViewport()) {
    case 'narrow':
      return <LateSheet myBets={myBets} />
    case 'middle':
      return <FloatingSlip myBets={myBets} />
    case 'wide':
    case null:
      return <SlipColumn myBets={myBets} />
  }
}
