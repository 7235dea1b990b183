import { Switch } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useFormatting } from '../../preferences/use-formatting.ts'
import styles from './quick-bet.module.css'
import { useQuickBet, useQuickBetActions } from './use-quick-store.ts'

/** QUICK-09: the player agrees once to what every further tap then does. */
export function QuickApproval() {
  const t = useTranslations('quickBet')
  const { setApproved } = useQuickBetActions()
  const { stakeMoney } = useFormatting()
  const stake = useQuickBet(({ quick }) => quick.stake)
  const currency = useQuickBet(({ quick }) => quick.currency)
  const isApproved = useQuickBet(({ quick }) => quick.isApproved)
  const isBusy = useQuickBet(({ quick }) => quick.state === 'PROCESSING')
  const isShort = useQuickBet(({ balance, quick }) => balance !== null && balance < quick.stake)
  const hint = useHint(isShort)
  const isFree = useQuickBet(({ quick }) => quick.freebet !== null)
  const amount = stakeMoney(stake, currency)
  if (isFree) return null
  return (
    <Switch
      className={styles['approval']}
      label={stake > 0n ? t('approveAmount', { amount }) : t('approve')}
      hint={hint}
      checked={isApproved}
      disabled={isBusy || stake === 0n || (isShort && !isApproved)}
      onChange={(event) => setApproved(event.target.checked)}
    />
  )
}

function useHint(isShort: boolean): string {
  const t = useTranslations('quickBet')
  const isRevoked = useQuickBet((view) => view.isRevoked)
  const hasStake = useQuickBet(({ quick }) => quick.stake > 0n)
  if (isRevoked) return t('revoked')
  if (!hasStake) return t('needsStake')
  return isShort ? t('short') : t('approveHint')
}
