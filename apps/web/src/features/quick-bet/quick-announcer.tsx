import { VisuallyHidden } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useRejectionReason } from '../../parts/bets/rejection-reason.tsx'
import { useFormatting } from '../../preferences/use-formatting.ts'
import { tapWords } from './tap-words.ts'
import { useBetAmount } from './use-bet-amount.ts'
import { useQuickBet } from './use-quick-store.ts'

/** Tells screen readers what happened to money: approval, waiting bets and the ends of taps. */
export function QuickAnnouncer() {
  return <VisuallyHidden role="status">{useAnnouncement()}</VisuallyHidden>
}

function useAnnouncement(): string {
  const t = useTranslations('quickBet')
  const { stakeMoney } = useFormatting()
  const amountOf = useBetAmount()
  const reasonOf = useRejectionReason()
  const { isEnabled, isApproved, stake, currency } = useQuickBet((view) => view.quick)
  const isPending = useQuickBet(({ action }) => action !== null)
  const phase = useQuickBet((view) => view.phase)
  const outcome = useQuickBet((view) => view.details?.outcomeName ?? '')
  const [last] = useQuickBet((view) => view.taps)
  if (phase === 'sending') return t('placing')
  if (phase === 'checking') return t('checking')
  if (phase === 'interrupted') return t('interrupted')
  if (isPending) return t('announce.pending', { outcome })
  if (last?.end.kind === 'placed') {
    const { bet } = last.end
    return tapWords(bet, amountOf(bet), t, reasonOf)
  }
  if (isApproved) return t('announce.approved', { amount: stakeMoney(stake, currency) })
  return isEnabled ? t('announce.on') : ''
}
