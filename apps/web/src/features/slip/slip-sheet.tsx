import { useRouter } from '@tanstack/react-router'
import { Sheet } from '@touchline/ui'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { useSlip, useSlipDispatch } from '../../player/slip/use-slip.ts'
import { SheetStrip } from './sheet-strip.tsx'
import { SlipAnnouncer } from './slip-announcer.tsx'
import { SlipBody } from './slip-body.tsx'
import { SlipFooter, useHasFooter } from './slip-footer.tsx'
import { SlipHeader } from './slip-header.tsx'
import styles from './slip-panel.module.css'
import { SlipSettingsButton } from './slip-settings/slip-settings-button.tsx'
import { SlipTabs } from './slip-tabs.tsx'
import { useHasContent } from './use-has-content.ts'
import { usePanelName, useShownTab } from './use-shown-tab.ts'
import { useSlipMarkers } from './use-slip-markers.ts'

/** Bottom sheet of a phone: a strip over the bar, then half the screen, then nearly all of it. */
export function SlipSheet({ myBets }: { myBets: ReactNode }) {
  const t = useTranslations('slip')
  const dispatch = useSlipDispatch()
  const markers = useSlipMarkers()
  const isExpanded = useSlip((view) => view.panel.isExpanded)
  const hasFooter = useHasFooter()
  const isMyBets = useShownTab() === 'MY_BETS'
  const hasContent = useHasContent()
  const [size, setSize] = useState<'half' | 'full'>('half')
  useWayForPages(isExpanded)
  const expanded = isMyBets ? 'full' : size
  return (
    <div {...markers}>
      {!isExpanded && <SlipAnnouncer />}
      <Sheet
        state={isExpanded ? expanded : hasContent ? 'collapsed' : 'hidden'}
        dismissTo={hasContent ? 'collapsed' : 'hidden'}
        onStateChange={(state) => {
          if (state === 'collapsed' || state === 'hidden') {
            return dispatch({ type: 'collapsePanel' })
          }
          setSize(state)
          dispatch({ type: 'openPanel' })
        }}
        label={usePanelName()}
        className={styles['sheetFrame']}
        expandLabel={t('expand')}
        collapseLabel={t('collapse')}
        strip={<SheetStrip />}
        footer={isMyBets || !hasFooter ? undefined : <SlipFooter />}
      >
        <div className={styles['sheet']}>
          <SlipHeader settings={<SlipSettingsButton />} />
          <SlipTabs slip={<SlipBody />} footer={null} myBets={myBets} />
        </div>
      </Sheet>
    </div>
  )
}

/**
 * SLIP-06: the sheet covers the page, so it goes back to its strip when one opens, also when that is
 * the page beneath it. Forms that an address opens over a page change its search or its hash alone.
 */
function useWayForPages(isExpanded: boolean): void {
  const router = useRouter()
  const dispatch = useSlipDispatch()
  useEffect(() => {
    if (!isExpanded) return undefined
    return router.subscribe('onBeforeLoad', ({ pathChanged, hrefChanged }) => {
      if (pathChanged || !hrefChanged) dispatch({ type: 'collapsePanel' })
    })
  }, [router, dispatch, isExpanded])
}
