import { Button } from '@touchline/ui'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { useTranslations } from 'use-intl'

import { useSlip, useSlipDispatch } from '../../player/slip/use-slip.ts'
import { FloatingCard, FloatingStrip } from './floating-parts.tsx'
import styles from './slip-panel.module.css'
import { useHasContent } from './use-has-content.ts'
import { useSlipMarkers } from './use-slip-markers.ts'

/**
 * Floats over the page's corner between 781 and 1279 px. A selection brings up a strip only: the
 * whole panel would cover the prices that the next one is picked from.
 */
export function FloatingSlip({ myBets }: { myBets: ReactNode }) {
  const isExpanded = useSlip((view) => view.panel.isExpanded)
  const hasContent = useHasContent()
  const markers = useSlipMarkers()
  const root = useRef<HTMLDivElement>(null)
  useFocusReturn(root, isExpanded)
  return (
    <div ref={root} className={styles['floating']} {...markers}>
      {isExpanded ? <FloatingCard myBets={myBets} /> : hasContent ? <FloatingStrip /> : <Opener />}
    </div>
  )
}

function Opener() {
  const t = useTranslations('slip')
  const dispatch = useSlipDispatch()
  return (
    <Button
      size="large"
      icon="ticket"
      className={styles['opener']}
      aria-label={t('open', { count: 0 })}
      aria-expanded={false}
      onClick={() => dispatch({ type: 'openPanel' })}
    >
      {t('tabSlip')}
    </Button>
  )
}

/** A panel that the player closes gives the focus to the button that opens it again. */
function useFocusReturn(root: RefObject<HTMLElement | null>, isExpanded: boolean): void {
  const wasExpanded = useRef(isExpanded)
  useEffect(() => {
    const hadFocus = document.activeElement === document.body
    if (wasExpanded.current && !isExpanded && hadFocus) {
      root.current?.querySelector('button')?.focus()
    }
    wasExpanded.current = isExpanded
  }, [root, isExpanded])
}
