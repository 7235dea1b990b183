import type { Amount } from '@touchline/betting'
import type { TransactionTotals as Totals } from '@touchline/contract'
import { Skeleton } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { SignedMoney } from './signed-money.tsx'
import styles from './transactions.module.css'

type TransactionTotalsProps = {
  /** Undefined while they are read: their places have the same size. */
  totals: Totals | undefined
  currency: string
}

/** FAIR-3, FAIR-4: what the period brought, and what the player has put in over all the years. */
export function TransactionTotals({ totals, currency }: TransactionTotalsProps) {
  const t = useTranslations('profile.transactions')
  const figures: readonly (readonly [string, Amount | undefined])[] = [
    [t('deposited'), totals?.deposited],
    [t('withdrawn'), totals?.withdrawn],
    [t('netDeposits'), totals?.netDeposits],
  ]
  return (
    <div className={styles['totals']}>
      <dl className={styles['result']}>
        <dt>{t('result')}</dt>
        <dd>
          <Figure amount={totals?.result} currency={currency} isMarked />
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
                <Figure amount={amount} currency={currency} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}

type FigureProps = { amount: Amount | undefined; currency: string; isMarked?: boolean }

function Figure({ amount, ...money }: FigureProps) {
  if (amount === undefined) {
    return (
      <>
        <Skeleton className={styles['figure']} />
        &nbsp;
      </>
    )
  }
  return <SignedMoney amount={amount} {...money} />
}
