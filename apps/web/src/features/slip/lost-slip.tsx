import { Button, EmptyState, slipPicture } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useSlipActions } from '../../player/slip/use-slip.ts'

/** The saved bets could not be looked up; they are still there. */
export function LostSlip() {
  const t = useTranslations('slip')
  const { restoreAgain } = useSlipActions()
  return (
    <div role="alert">
      <EmptyState
        picture={slipPicture}
        level={2}
        title={t('lostTitle')}
        description={t('lostText')}
        action={<Button onClick={() => void restoreAgain()}>{t('tryAgain')}</Button>}
      />
    </div>
  )
}
