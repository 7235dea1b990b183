import { IconButton } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useServices } from '../../base/services.ts'
import { useQuickBetSwitch } from '../../player/quick-bet/use-quick-bet.ts'

/** Switches quick bet on and off, wherever a player may look for it. */
export function QuickBetToggle({ className }: { className?: string }) {
  const t = useTranslations('quickBet')
  const { quickBet } = useServices()
  const isEnabled = useQuickBetSwitch((state) => state.isEnabled)
  return (
    <IconButton
      icon="bolt"
      label={t('toggle')}
      pressed={isEnabled}
      className={className}
      onClick={() => quickBet.setEnabled(!isEnabled)}
    />
  )
}
