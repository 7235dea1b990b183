import { useTranslations } from 'use-intl'

import { usePriceText } from '../../preferences/price-text.ts'
import styles from './share-dialog.module.css'
import type { PreviewBet } from './shared-source.ts'
import { useBetTitle } from './use-preview-text.ts'

/** The bets in words: legs, type and prices, without stake or return. */
export function SharePreview({ bets }: { bets: readonly PreviewBet[] }) {
  const t = useTranslations('sharing')
  return (
    <section className={styles['preview']} aria-label={t('preview')}>
      {bets.map((bet) => (
        <Bet key={bet.legs[0]?.id ?? bet.type} bet={bet} />
      ))}
    </section>
  )
}

function Bet({ bet }: { bet: PreviewBet }) {
  const price = usePriceText()
  const title = useBetTitle()
  return (
    <article className={styles['bet']}>
      <h3 className={styles['head']}>
        <span>{title(bet)}</span>
        {bet.odds !== null && bet.legs.length > 1 && <span>{price(bet.odds)}</span>}
      </h3>
      <ul className={styles['legs']}>
        {bet.legs.map((leg) => (
          <li key={leg.id} className={styles['leg']}>
            <span className={styles['names']}>
              <bdi className={styles['outcome']}>{leg.outcome}</bdi>
              <bdi className={styles['muted']}>
                <bdi>{leg.market}</bdi> · <bdi>{leg.match}</bdi>
              </bdi>
            </span>
            {bet.type !== 'custom_bet' && (
              <span className={styles['price']}>{price(leg.odds)}</span>
            )}
          </li>
        ))}
      </ul>
    </article>
  )
}
