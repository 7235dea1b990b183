import { betTotals } from '@touchline/betting'
import type { PlacedBet } from '@touchline/contract'
import { useTranslations } from 'use-intl'

import { gainedText } from '../../preferences/gained-text.ts'
import { useFormatting } from '../../preferences/use-formatting.ts'
import styles from './bets-listing.module.css'

/** Stakes that are settled and open ones, returned, net: a line for each currency. */
export function BetTotals({ bets }: { bets: readonly PlacedBet[] }) {
  const t = useTranslations('myBets')
  const { money } = useFormatting()
  return (
    <div role="group" aria-label={t('totals')} className={styles['totals']}>
      {betTotals(bets).map(({ currency, staked, open, returned, net }) => (
        <dl key={currency} className={styles['sums']}>
          <div>
            <dt>{t('staked')}</dt>
            <dd>{money(staked, currency)}</dd>
          </div>
          <div>
            <dt>{t('stakedOpen')}</dt>
            <dd>{money(open, currency)}</dd>
          </div>
          <div>
            <dt>{t('returned')}</dt>
            <dd>{money(returned, currency)}</dd>
          </div>
          <div>
            <dt>{t('net')}</dt>
            <dd data-sign={net === 0n ? undefined : net > 0n ? 'plus' : 'minus'}>
              {net > 0n ? gainedText(money(net, currency)) : money(net, currency)}
            </dd>
          </div>
        </dl>
      ))}
    </div>
  )
}
