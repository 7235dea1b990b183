import { betKey, remainder, shortfall } from '@touchline/betting'
import { useTranslations } from 'use-intl'

import { useFormatting } from '../../preferences/use-formatting.ts'
import { balanceOf } from '../../player/session/session-state.ts'
import { useSession } from '../../player/session/use-session.ts'
import type { SlipView } from '../../player/slip/view.ts'
import { useSlip } from '../../player/slip/use-slip.ts'
import styles from './slip-body.module.css'

/** What the balance leaves room for, and what the backend takes for a bet. Players only. */
export function Headroom() {
  const t = useTranslations('slip')
  const { amount, stakeMoney } = useFormatting()
  const code = useSlip((view) => view.slip.currency)
  const stake = useSlip((view) => view.summary.totalStake)
  const limits = useSlip(limitsOf)
  const balance = useSession((state) => balanceOf(state, code))
  if (balance === null) return <span />
  const isEnough = shortfall(stake, balance) === 0n
  return (
    <p className={styles['headroom']}>
      <span>
        {stake > 0n && isEnough
          ? t('balanceLeft', { amount: stakeMoney(remainder(stake, balance), code) })
          : t('balanceIs', { amount: stakeMoney(balance, code) })}
      </span>
      {limits !== null && (
        <span>
          {t('stakeRange', { min: amount(limits.min, code), max: stakeMoney(limits.max, code) })}
        </span>
      )}
    </p>
  )
}

/** Of the bet that the player turned to. */
function limitsOf({ limits, aimed }: SlipView) {
  return aimed === null ? null : (limits[betKey(aimed)] ?? null)
}
