import type { ReactNode } from 'react'

import { useOpenBetsCount } from '../../player/bets/use-open-bets-count.ts'
import { useSlip } from '../../player/slip/use-slip.ts'
import { LateBody, LateFooter, LateSettings } from './late-slip.tsx'
import { SlipHeader } from './slip-header.tsx'
import styles from './slip-panel.module.css'
import { SlipTabs } from './slip-tabs.tsx'
import { useHasMyBetsTab, usePanelName, useShownTab } from './use-shown-tab.ts'
import { useSlipMarkers } from './use-slip-markers.ts'

/** With so many selections there is room beneath. */
const SHORT = 2

/** In the right column, always there: below 1280 px style keeps the server's copy out of sight. */
export function SlipColumn({ myBets, openBets }: { myBets: ReactNode; openBets: ReactNode }) {
  const isShort = useSlip(
    ({ summary, slip }) => summary.selectionCount <= SHORT && slip.ticketState !== 'SUCCESS',
  )
  const tab = useShownTab()
  const hasMyBets = useHasMyBetsTab()
  const hasOpenBets = useOpenBetsCount() > 0
  const name = usePanelName()
  return (
    <>
      <section aria-label={name} className={styles['column']} {...useSlipMarkers()}>
        <SlipHeader settings={<LateSettings />} />
        <SlipTabs slip={<LateBody />} footer={<LateFooter />} myBets={myBets} />
      </section>
      {hasMyBets && hasOpenBets && isShort && tab === 'BET_SLIP' && openBets}
    </>
  )
}
