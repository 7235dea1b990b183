import type { PlacedBet } from '@touchline/contract'
import { useTranslations } from 'use-intl'

import { BankerMark } from '../../../parts/bets/banker-mark.tsx'
import { betTypeName } from '../../../parts/bets/bet-type-name.ts'
import { CopyReference } from '../../../parts/bets/copy-reference.tsx'
import { LegTerms } from '../../../parts/bets/leg-terms.tsx'
import { LineStake } from '../../../parts/bets/line-stake.tsx'
import { RejectionReason } from '../../../parts/bets/rejection-reason.tsx'
import { usePriceText } from '../../../preferences/price-text.ts'
import { useFormatting } from '../../../preferences/use-formatting.ts'
import { ReceiptButton } from '../../../parts/receipts/receipt-button.tsx'
import styles from './receipt.module.css'

/** Reference, time, accepted price per leg, stake and possible return of one placed bet. */
export function ReceiptBet({ bet }: { bet: PlacedBet }) {
  const t = useTranslations('slip.receipt')
  const tBets = useTranslations('myBets')
  const price = usePriceText()
  const { money, dateTime } = useFormatting()
  const isRejected = bet.status === 'rejected'
  return (
    <section className={styles['bet']} data-bet-id={bet.id} data-bet-status={bet.status}>
      <div className={styles['reference']}>
        <CopyReference reference={bet.ref} />
        <time dateTime={bet.createdAt}>{dateTime(bet.createdAt)}</time>
      </div>
      {bet.selections.length > 1 && <h3 className={styles['type']}>{betTypeName(tBets, bet)}</h3>}
      <ul className={styles['legs']}>
        {bet.selections.map((leg) => (
          <li key={leg.id} className={styles['leg']}>
            <span className={styles['names']}>
              <span>
                <bdi className={styles['outcome']}>{leg.outcome.name}</bdi>
                <BankerMark bet={bet} legId={leg.id} />
              </span>
              <span className={styles['muted']}>
                <bdi>{leg.market.name}</bdi> · <bdi>{leg.match.home}</bdi> –{' '}
                <bdi>{leg.match.away}</bdi>
              </span>
              <LegTerms
                marketId={leg.market.id}
                specifier={leg.specifier}
                odds={leg.odds}
                hasBestOdds={leg.bestOdds === true}
                className={styles['muted']}
              />
            </span>
            {bet.type !== 'custom_bet' && (
              <span className={styles['price']}>{price(leg.odds)}</span>
            )}
          </li>
        ))}
      </ul>
      {isRejected ? (
        <p className={styles['rejected']}>
          <RejectionReason bet={bet} />
        </p>
      ) : (
        <dl className={styles['sums']}>
          <dt>{t(bet.bonus?.type === 'freebet' ? 'freebet' : 'stake')}</dt>
          <dd>{money(bet.stake, bet.currency)}</dd>
          <LineStake bet={bet} />
          {bet.systemType === null && bet.selections.length > 1 && (
            <>
              <dt>{t('odds')}</dt>
              <dd>{price(bet.odds)}</dd>
            </>
          )}
          <dt>{t('possibleReturn')}</dt>
          <dd>{money(bet.winAmount, bet.currency)}</dd>
        </dl>
      )}
      <ReceiptButton bet={bet} size="small" />
    </section>
  )
}
