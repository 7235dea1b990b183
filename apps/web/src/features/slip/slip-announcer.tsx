import { VisuallyHidden } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useRejectionReason } from '../../parts/bets/rejection-reason.tsx'
import { useSlip } from '../../player/slip/use-slip.ts'
import { receiptWords } from './receipt/receipt-words.ts'

/** Tells screen readers of events that concern money: changes to accept, and what became of bets. */
export function SlipAnnouncer() {
  const t = useTranslations('slip')
  const changed = useSlip(
    ({ blockers }) => blockers.filter(({ code }) => code === 'odds_changed').length,
  )
  const tAnnounce = useTranslations('slip.announce')
  const reasonOf = useRejectionReason()
  const receipt = useSlip((view) => view.receipt)
  const phase = useSlip((view) => view.phase)
  return (
    <VisuallyHidden role="status">
      {changed > 0 && t('announce.changed', { count: changed })}
      {phase === 'checking' && t('checkingTitle')}
      {receiptWords(receipt, tAnnounce, reasonOf)}
    </VisuallyHidden>
  )
}
