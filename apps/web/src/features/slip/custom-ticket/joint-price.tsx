import { formatOdds, totalOdds } from '@touchline/betting'
import { useTranslations } from 'use-intl'

import type { Builder } from '../../../player/bet-builder/builder-switch.ts'
import { usePriceText } from '../../../preferences/price-text.ts'
import { useSlip } from '../../../player/slip/use-slip.ts'
import { useStore } from '../../../base/use-store.ts'
import styles from './custom-ticket.module.css'

/** What the joint price is made of: each leg alone, all of them multiplied, and the chance it tells. */
export function JointPrice({ builder }: { builder: Builder }) {
  const t = useTranslations('betBuilder')
  const price = usePriceText()
  const odds = useStore(builder.quotes, (state) => state.odds)
  const legs = useSlip(({ slip }) => slip.bets[0]?.selections)
  if (odds === null || legs === undefined) return null
  const singles = legs.map((leg) => leg.odds)
  return (
    <div role="group" aria-label={t('explained')}>
      <dl className={styles['explained']}>
        <div>
          <dt>{t('singles')}</dt>
          <dd>
            <bdi dir="ltr">
              {singles.map(price).join(' × ')} = {price(totalOdds(singles))}
            </bdi>
          </dd>
        </div>
        <div>
          <dt>{t('chance')}</dt>
          <dd>{formatOdds(odds, 'percent')}</dd>
        </div>
      </dl>
    </div>
  )
}
