import { Chip, Icon } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useServices } from '../../base/services.ts'
import { useQuickBetSwitch } from '../../player/quick-bet/use-quick-bet.ts'

/** The same switch with its name, where there is room for it. */
export function QuickBetChip() {
  const t = useTranslations('quickBet')
  const { quickBet } = useServices()
  const isEnabled = useQuickBetSwitch((state) => state.isEnabled)
  return (
    <Chip
      selected={isEnabled}
      icon={<Icon name="bolt" />}
      onClick={() => quickBet.setEnabled(!isEnabled)}
    >
      {t('title')}
    </Chip>
  )
}
