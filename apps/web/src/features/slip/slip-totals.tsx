import type { SlipSummary, Amount } from '@touchline/betting'
import { NO_AMOUNT } from '@touchline/betting'
import { useTranslations } from 'use-intl'

import { usePriceText } from '../../preferences/price-text.ts'
import { useFormatting } from '../../preferences/use-formatting.ts'
import { useSlip } from '../../player/slip/use-slip.ts'
import styles from './slip-footer.module.css'

export function SlipTotals() {
  const t = useTranslations('slip')
  const price = usePriceText()
  const { stakeMoney } = useFormatting()
  const summary = useSlip((view) => view.summary)
  const { totalOdds, lines, totalStake, potentialWin, isCapped, isPossible } = summary
  const currency = useSlip((view) => view.slip.currency)
  const isSeveral = lines > 1n
  // There are no figures of a bet that cannot be made.
  if (!isPossible) return null
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
      {isCapped && (
        <p className={styles['hint']}>
          {t('capped', { amount: stakeMoney(cappedAt(summary), currency) })}
        </p>
      )}
    </>
  )
}

/** The maximum win, as it cut the bet that it cut. */
function cappedAt({ bets }: SlipSummary): Amount {
  return bets.find((figures) => figures.isCapped)?.potentialWin ?? NO_AMOUNT
}

function Total(props: { name: string; value: string; className?: string | undefined }) {
  return (
    <div className={props.className}>
      <dt>{props.name}</dt>
      <dd>{props.value}</dd>
    </div>
  )
}
