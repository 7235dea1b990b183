import { Icon } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { ReceiptFigures } from '../../parts/receipts/receipt-figures.tsx'
import type { Judgement } from './judge-receipt.ts'
import styles from './verify-page.module.css'

/** Proven or refused, and why, in words. */
export function Verdict({ judgement }: { judgement: Judgement }) {
  const t = useTranslations('receipts.verify')
  const isProven = judgement.verdict === 'proven'
  return (
    <section className={styles['card']} data-verdict={judgement.verdict}>
      <h2 className={styles['judged']}>
        <Icon name={isProven ? 'circle-check' : 'circle-x'} />
        {isProven ? t('proven') : t('refused')}
      </h2>
      <p>{isProven ? t('provenText') : t(`reasons.${judgement.reason}`)}</p>
      {!judgement.isOwn && <p className={styles['hint']}>{t('byServer')}</p>}
      {isProven && judgement.receipt !== null && <ReceiptFigures receipt={judgement.receipt} />}
    </section>
  )
}
