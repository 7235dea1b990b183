import { EmptyState, slipPicture } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { EnterCode } from '../../parts/sharing/enter-code.tsx'

export function EmptySlip() {
  const t = useTranslations('slip')
  return (
    <>
      <EmptyState
        picture={slipPicture}
        level={2}
        title={t('emptyTitle')}
        description={t('emptyText')}
      />
      <EnterCode />
    </>
  )
}
