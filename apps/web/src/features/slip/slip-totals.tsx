import { useTranslations } from 'use-intl'

import { usePriceText } from '../../odds/price-text.ts'
import { useFormatting } from '../../preferences/use-formatting.ts'
import { useSlip } from '../../slip-store/use-slip.ts'
import styles from './slip-footer.module.css'

export function SlipTotals() {
  const t = useTranslations('slip')
  const price = usePriceText()
  const { stakeMoney } = useFormatting()
  const { totalOdds, lines, totalStake, potentialWin, isCapped } = useSlip((view) => view.summary)
  const currency = useSlip((view) => view.slip.currency)
  const isSeveral = lines > 1n
  return (
    <>
      <dl className={styles['totals']}>
        {totalOdds !== null && <Total name={t('totalOdds')} value={price(totalOdds)} />}
        {isSeveral && <Total name={t('lines')} value={String(lines)} />}
        {isSeveral && (
          <Total
            name={t('totalStake')}
            value={stakeMoney(totalStake, currency)}
            className={styles['stake']}
          />
        )}
        <Total
          name={t('possibleReturn')}
          value={stakeMoney(potentialWin, currency)}
          className={styles['return']}
        />
      </dl>
      {isCapped && <p className={styles['hint']}>{t('capped')}</p>}
    </>
  )
}

function Total(props: { name: string; value: string; className?: string | undefined }) {
  return (
    <div className={props.className}>
      <dt>{props.name}</dt>
      <dd>{props.value}</dd>
    </div>
  )
}
