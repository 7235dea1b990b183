import type { Amount } from '@touchline/betting'
import type { TransactionTotals as Totals } from '@touchline/contract'
import { useTranslations } from 'use-intl'

import { SignedMoney } from './signed-money.tsx'
import styles from './transactions.module.css'

type TransactionTotalsProps = { totals: Totals; currency: string }

/** FAIR-3, FAIR-4: what the period brought, and what the player has put in over all the years. */
export function TransactionTotals({ totals, currency }: TransactionTotalsProps) {
  const t = useTranslations('profile.transactions')
  const figures: readonly (readonly [string, Amount])[] = [
    [t('deposited'), totals.deposited],
    [t('withdrawn'), totals.withdrawn],
    [t('netDeposits'), totals.netDeposits],
  ]
  return (
    <div className={styles['totals']}>
      <dl className={styles['result']}>
        <dt>{t('result')}</dt>
        <dd>
          <SignedMoney amount={totals.result} currency={currency} isMarked />
        </dd>
        <dd className={styles['hint']}>{t('resultHint')}</dd>
      </dl>
      <div className={styles['life']}>
        <h2 className={styles['lifeTitle']}>{t('life')}</h2>
        <dl className={styles['figures']}>
          {figures.map(([name, amount]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <SignedMoney amount={amount} currency={currency} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}
