import { VisuallyHidden } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useSlip } from '../../slip-store/use-slip.ts'

/** Tells screen readers of events that concern money: changes to accept and placed bets. */
export function SlipAnnouncer() {
  const t = useTranslations('slip')
  const changed = useSlip(
    ({ blockers }) => blockers.filter(({ code }) => code === 'odds_changed').length,
  )
  const placed = useSlip((view) => view.receipt[0]?.ref ?? null)
  const phase = useSlip((view) => view.phase)
  return (
    <VisuallyHidden role="status">
      {changed > 0 && t('announce.changed', { count: changed })}
      {phase === 'checking' && t('checkingTitle')}
      {placed !== null && t('announce.placed', { ref: placed })}
    </VisuallyHidden>
  )
}
