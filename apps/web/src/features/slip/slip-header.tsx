import { IconButton, Tabs } from '@touchline/ui'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { useOpenBetsCount } from '../../player/bets/use-open-bets-count.ts'
import { QuickBetToggle } from './quick-bet-toggle.tsx'
import type { SlipTab } from '../../player/slip/commands.ts'
import { useSlip, useSlipDispatch } from '../../player/slip/use-slip.ts'
import styles from './slip-panel.module.css'
import { useHasMyBetsTab, useShownTab } from './use-shown-tab.ts'

export const TABS_PREFIX = 'slip'

/** SLIP-01: the tabs with their counts, and the way to empty the slip. */
export function SlipHeader({ settings, end }: { settings: ReactNode; end?: ReactNode }) {
  const t = useTranslations('slip')
  const dispatch = useSlipDispatch()
  const tab = useShownTab()
  const hasMyBets = useHasMyBetsTab()
  const count = useSlip((view) => view.summary.selectionCount)
  const canClear = useSlip(({ slip }) => slip.bets.length > 0 && !slip.inProgress)
  const hasBets = useSlip(({ slip }) => slip.bets.length > 0)
  const openBets = useOpenBetsCount()
  const slipTab = { id: 'BET_SLIP', label: t('tabSlip'), count: count || undefined } as const
  const betsTab = { id: 'MY_BETS', label: t('tabMyBets'), count: openBets || undefined } as const
  return (
    <div className={styles['header']}>
      <Tabs<SlipTab>
        label={t('tabs')}
        idPrefix={TABS_PREFIX}
        tabs={hasMyBets ? [slipTab, betsTab] : [slipTab]}
        value={tab}
        onChange={(id) => dispatch({ type: 'openPanel', tab: id })}
        className={styles['tabs']}
      />
      <QuickBetToggle />
      {tab === 'BET_SLIP' && hasBets && settings}
      {tab === 'BET_SLIP' && canClear && (
        <IconButton icon="trash" label={t('clear')} onClick={() => dispatch({ type: 'clear' })} />
      )}
      {end}
    </div>
  )
}
