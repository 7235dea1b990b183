import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { LateBody, LateFooter } from './late-slip.tsx'
import { SlipHeader } from './slip-header.tsx'
import styles from './slip-panel.module.css'
import { SlipTabs } from './slip-tabs.tsx'
import { useSlipMarkers } from './use-slip-markers.ts'

/** In the right column, always there: below 1280 px style keeps the server's copy out of sight. */
export function SlipColumn({ myBets }: { myBets: ReactNode }) {
  const t = useTranslations('slip')
  return (
    <section aria-label={t('panel')} className={styles['column']} {...useSlipMarkers()}>
      <SlipHeader />
      <SlipTabs slip={<LateBody />} footer={<LateFooter />} myBets={myBets} />
    </section>
  )
}
