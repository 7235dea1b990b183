import type { SlipBet } from '@touchline/betting'
import { useTranslations } from 'use-intl'

import { useSlip } from '../../../player/slip/use-slip.ts'

/** What a bet of the slip is called: a single by its outcome. */
export function useBetName(): (bet: SlipBet) => string {
  const t = useTranslations('slip')
  const tSharing = useTranslations('sharing')
  const details = useSlip((view) => view.details)
  return ({ betType, selections, systemType }) => {
    switch (betType) {
      case 'single':
        return details[selections[0]?.id ?? '']?.outcomeName ?? t('types.single')
      case 'combo':
        return tSharing('comboOf', { count: String(selections.length) })
      case 'system':
        return tSharing('systemOf', {
          win: String(systemType?.winCount ?? 0),
          total: String(systemType?.totalCount ?? 0),
        })
      case 'custom_bet':
        return t('types.custom_bet')
    }
  }
}
