import type { ReactNode } from 'react'
import { useEffect, useSyncExternalStore } from 'react'
import { useSlip } from '../../player/slip/use-slip.ts'
import { fetchLateParts, LateFloating, LateSheet } from './late-slip.tsx'
import { SlipColumn } from './slip-column.tsx'
import { useHasContent } from './use-has-content.ts'

/**
 * The slip in the shape that fits the page: a column from 1280 px up, a floating panel below, a
 * bottom sheet on phones. Stands in the right column; only one shape is ever mounted.
 * @param myBets content of the tab MY_BETS
 * @param openBets in the column beneath a short slip
 */
export function SlipPanel({ myBets, openBets }: { myBets: ReactNode; openBets: ReactNode }) {
  const isExpanded = useSlip((view) => view.panel.isExpanded)
  const isNeeded = useHasContent() || isExpanded
  useEffect(() => {
    if (isNeeded) fetchLateParts()
  }, [isNeeded])
  switch (useViewport()) {
    case 'narrow':
      return <LateSheet myBets={myBets} />
    case 'middle':
      return <LateFloating myBets={myBets} />
    case 'wide':
    case null:
      return <SlipColumn myBets={myBets} openBets={openBets} />
  }
}

/** `wide` has a column for the slip, `middle` floats it, `narrow` is a phone with a sheet. */
type Viewport = 'wide' | 'middle' | 'narrow'

const WIDE = '(min-width: 1280px)'
const NARROW = '(max-width: 780px)'

/** The page's width class; null on the server and in the first render, which do not know it. */
function useViewport(): Viewport | null {
  return useSyncExternalStore(subscribe, read, () => null)
}

function subscribe(listener: () => void): () => void {
  const queries = [WIDE, NARROW].map((query) => window.matchMedia(query))
  for (const query of queries) query.addEventListener('change', listener)
  return () => {
    for (const query of queries) query.removeEventListener('change', listener)
  }
}

function read(): Viewport {
  if (window.matchMedia(NARROW).matches) return 'narrow'
  return window.matchMedia(WIDE).matches ? 'wide' : 'middle'
}
