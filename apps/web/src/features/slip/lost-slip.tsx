import { Button, EmptyState, slipPicture } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useSlipDispatch } from '../../player/slip/use-slip.ts'

/** The saved bets could not be looked up; they are still there. */
export function LostSlip() {
  const t = useTranslations('slip')
  const dispatch = useSlipDispatch()
  return (
    <div role="alert">
      <EmptyState
        picture={slipPicture}
        level={2}
        title={t('lostTitle')}
        description={t('lostText')}
        action={<Button onClick={() => dispatch({ type: 'restoreAgain' })}>{t('tryAgain')}</Button>}
      />
    </div>
  )
}
