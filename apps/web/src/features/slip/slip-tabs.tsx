import { classNames, Skeleton, TabPanel } from '@touchline/ui'
import type { ReactNode } from 'react'

import { Waiting } from '../../parts/late/waiting.tsx'
import { TABS_PREFIX } from './slip-header.tsx'
import styles from './slip-panel.module.css'
import { useShownTab } from './use-shown-tab.ts'

type SlipTabsProps = {
  slip: ReactNode
  /** Stays in sight below the scrolling slip. */
  footer: ReactNode
  /** Its code comes when the tab is opened. */
  myBets: ReactNode
}

const COMING = <Skeleton shape="block" blockSize="164px" />

export function SlipTabs({ slip, footer, myBets }: SlipTabsProps) {
  const tab = useShownTab()
  return (
    <>
      <TabPanel
        idPrefix={TABS_PREFIX}
        tabId="BET_SLIP"
        active={tab === 'BET_SLIP'}
        className={styles['panel']}
      >
        <div className={styles['scroll']}>{slip}</div>
        {footer}
      </TabPanel>
      <TabPanel
        idPrefix={TABS_PREFIX}
        tabId="MY_BETS"
        active={tab === 'MY_BETS'}
        className={styles['panel']}
      >
        <div data-scroller="" className={classNames(styles['scroll'], styles['bets'])}>
          {tab === 'MY_BETS' && <Waiting fallback={COMING}>{myBets}</Waiting>}
        </div>
      </TabPanel>
    </>
  )
}
