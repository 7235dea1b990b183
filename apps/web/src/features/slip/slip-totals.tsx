import type { SlipSummary, Amount } from '@touchline/betting'
import { NO_AMOUNT } from '@touchline/betting'
import { useTranslations } from 'use-intl'

import { useFormatting } from '../../preferences/use-formatting.ts'
import { useSlip } from '../../player/slip/use-slip.ts'
import { AcceptWord } from './accept-rule.tsx'
import { JackpotLine } from './jackpot-line.tsx'
import styles from './slip-footer.module.css'

export function SlipTotals() {
  const t = useTranslations('slip')
  const { stakeMoney, number } = useFormatting()
  const summary = useSlip((view) => view.summary)
  const { lines, totalStake, freebetStake, potentialWin, isCapped, isPossible } = summary
  const currency = useSlip((view) => view.slip.currency)
  // There are no figures of a bet that cannot be made.
  const hasLines = isPossible && totalStake > 0n && lines > 1n
  return (
    <>
      <div className={styles['sums']}>
        <div className={styles['known']}>
          {(hasLines || freebetStake > 0n) && (
            <dl className={styles['totals']}>
              {hasLines && (
                <>
                  <Total name={t('lines')} value={number(Number(lines))} />
                  <Total name={t('totalStake')} value={stakeMoney(totalStake, currency)} />
                </>
              )}
              {freebetStake > 0n && (
                <Total name={t('bonus.freebet')} value={stakeMoney(freebetStake, currency)} />
              )}
            </dl>
          )}
          <JackpotLine />
        </div>
        <AcceptWord />
      </div>
      <dl className={styles['totals']}>
        <Total
          name={t('possibleReturn')}
          value={stakeMoney(isPossible ? potentialWin : NO_AMOUNT, currency)}
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
