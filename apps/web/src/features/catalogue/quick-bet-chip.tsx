import { Chip, Icon } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useServices } from '../../base/services.ts'
import { useQuickBetSwitch } from '../../player/quick-bet/use-quick-bet.ts'
import styles from './quick-bet-chip.module.css'

/** The same switch with its name, where there is room for it. */
export function QuickBetChip() {
  const t = useTranslations('quickBet')
  const { quickBet } = useServices()
  const isEnabled = useQuickBetSwitch((state) => state.isEnabled)
  return (
    <Chip
      className={styles['chip']}
      title={t('title')}
      selected={isEnabled}
      icon={<Icon name="bolt" />}
      onClick={() => quickBet.setEnabled(!isEnabled)}
    >
      <span className={styles['name']}>{t('title')}</span>
    </Chip>
  )
}
