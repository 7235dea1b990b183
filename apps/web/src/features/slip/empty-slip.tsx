import { EmptyState, slipPicture } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { EnterCode, type EnterCodeProps } from '../../parts/sharing/enter-code.tsx'

export function EmptySlip({ keeper }: EnterCodeProps) {
  const t = useTranslations('slip')
  return (
    <>
      <EmptyState
        picture={slipPicture}
        level={2}
        title={t('emptyTitle')}
        description={t('emptyText')}
      />
      <EnterCode keeper={keeper} />
    </>
  )
}
