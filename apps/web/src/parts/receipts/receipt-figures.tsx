import { amountOf, formatOdds, oddsOf, totalOddsOf } from '@touchline/betting'
import type { Receipt } from '@touchline/contract/receipts'
import { useTranslations } from 'use-intl'

import { LegTerms } from '../bets/leg-terms.tsx'
import { usePriceText } from '../../preferences/price-text.ts'
import { useFormatting } from '../../preferences/use-formatting.ts'
import styles from './receipt-figures.module.css'

/** A receipt in words: everything that the signature covers. */
export function ReceiptFigures({ receipt }: { receipt: Receipt }) {
  const t = useTranslations('receipts')
  const price = usePriceText()
  const { dateTime, money } = useFormatting()
  const type = t(`types.${receipt.type}`)
  return (
    <div className={styles['figures']}>
      <dl className={styles['facts']}>
        {receipt.version !== 1 && (
          <>
            <dt>{t('operator')}</dt>
            <dd>{receipt.operator}</dd>
          </>
        )}
        <dt>{t('reference')}</dt>
        <dd>
          <bdi dir="ltr">{receipt.reference}</bdi>
        </dd>
        <dt>{t('number')}</dt>
        <dd>{receipt.bet_id}</dd>
        <dt>{t('placedAt')}</dt>
        <dd>
          <time dateTime={receipt.placed_at}>{dateTime(receipt.placed_at)}</time>
        </dd>
        <dt>{t('type')}</dt>
        <dd>{receipt.system === '' ? type : `${type} ${receipt.system}`}</dd>
      </dl>
      <ul className={styles['legs']}>
        {receipt.selections.map((leg) => (
          <li key={`${leg.match_id}:${leg.market_id}:${leg.specifier}:${leg.outcome_id}`}>
            <span className={styles['names']}>
              <bdi className={styles['outcome']}>{leg.outcome}</bdi>
              <span className={styles['muted']}>
                <bdi>{leg.market}</bdi> · <bdi>{leg.match}</bdi>
              </span>
              <span className={styles['muted']}>
                <bdi>{leg.league}</bdi> · <bdi>{dateTime(leg.start_time)}</bdi>
              </span>
              <LegTerms
                marketId={leg.market_id}
                specifier={leg.specifier}
                odds={oddsOf(leg.odds)}
                hasBestOdds={'best_odds' in leg && leg.best_odds === 1}
                className={styles['muted']}
              />
            </span>
            <span className={styles['price']}>{price(oddsOf(leg.odds))}</span>
          </li>
        ))}
      </ul>
      <dl className={styles['facts']}>
        <dt>{t('odds')}</dt>
        <dd>{price(totalOddsOf(BigInt(receipt.odds)))}</dd>
        {'boost' in receipt && <BonusFigures receipt={receipt} />}
        <dt>{t('stake')}</dt>
        <dd>{money(amountOf(BigInt(receipt.stake)), receipt.currency)}</dd>
        <dt>{t('possibleReturn')}</dt>
        <dd>{money(amountOf(BigInt(receipt.potential_win)), receipt.currency)}</dd>
        <dt>{t('key')}</dt>
        <dd>
          <bdi dir="ltr">{receipt.key_id}</bdi>
        </dd>
      </dl>
    </div>
  )
}

/** What a bonus adds, and that a stake is none of the player's money. */
function BonusFigures({ receipt }: { receipt: Extract<Receipt, { version: 3 | 4 }> }) {
  const t = useTranslations('receipts')
  const { boost, freebet } = receipt
  return (
    <>
      {boost > 0 && (
        <>
          <dt>{t('boost')}</dt>
          <dd>{`× ${formatOdds(oddsOf(boost), 'european')}`}</dd>
        </>
      )}
      {freebet !== '' && (
        <>
          <dt>{t('freebet')}</dt>
          <dd>{t(`freebets.${freebet}`)}</dd>
        </>
      )}
    </>
  )
}
