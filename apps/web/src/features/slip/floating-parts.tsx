import { IconButton } from '@touchline/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { useSlipDispatch } from '../../player/slip/use-slip.ts'
import { SheetStrip } from './sheet-strip.tsx'
import { SlipAnnouncer } from './slip-announcer.tsx'
import { SlipBody } from './slip-body.tsx'
import { SlipFooter } from './slip-footer.tsx'
import { SlipHeader } from './slip-header.tsx'
import styles from './slip-panel.module.css'
import { SlipSettingsButton } from './slip-settings/slip-settings-button.tsx'
import { SlipTabs } from './slip-tabs.tsx'
import { usePanelName } from './use-shown-tab.ts'

/** The whole slip over the page's corner. */
export function FloatingCard({ myBets }: { myBets: ReactNode }) {
  const t = useTranslations('slip')
  const dispatch = useSlipDispatch()
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = card.current
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) dispatch({ type: 'collapsePanel' })
    }
    element?.addEventListener('keydown', onKey)
    return () => element?.removeEventListener('keydown', onKey)
  }, [dispatch])
  return (
    <section ref={card} aria-label={usePanelName()} className={styles['card']}>
      <SlipHeader
        settings={<SlipSettingsButton />}
        end={
          <IconButton
            icon="x"
            label={t('collapse')}
            onClick={() => dispatch({ type: 'collapsePanel' })}
          />
        }
      />
      <SlipTabs slip={<SlipBody />} footer={<SlipFooter />} myBets={myBets} />
    </section>
  )
}

/** What a selection brings up. */
export function FloatingStrip() {
  return (
    <section aria-label={usePanelName()} className={styles['strip']}>
      <SlipAnnouncer />
      <SheetStrip />
    </section>
  )
}
