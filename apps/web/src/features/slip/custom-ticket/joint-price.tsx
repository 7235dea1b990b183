import { LEAST_CUSTOM_LEGS, totalOdds } from '@touchline/betting'
import { Disclosure } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import type { Builder } from '../../../player/bet-builder/builder.ts'
import { priceText, usePriceText } from '../../../preferences/price-text.ts'
import { useSlip } from '../../../player/slip/use-slip.ts'
import { useStore } from '../../../base/use-store.ts'
import styles from './custom-ticket.module.css'

/** A price that differs less from the product says nothing of how the legs hang together. */
const MARKED = 0.05

/**
 * What the joint price is made of: each leg alone, all of them multiplied, and the chance it tells.
 * Folded behind one press: what each leg adds, and why the price is not the product.
 */
export function JointPrice({ builder }: { builder: Builder }) {
  const t = useTranslations('betBuilder')
  const price = usePriceText()
  const odds = useStore(builder.quotes, (state) => state.odds)
  const legs = useSlip(({ slip }) => slip.bets[0]?.selections)
  if (legs === undefined || legs.length < LEAST_CUSTOM_LEGS) return null
  const singles = legs.map((leg) => leg.odds)
  const share = odds === null ? 0 : odds / Number(totalOdds(singles)) - 1
  return (
    <div role="group" aria-label={t('explained')}>
      {odds !== null && (
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
            <dd>{priceText(odds, 'percent')}</dd>
          </div>
        </dl>
      )}
      {/* Stays open while a new price is worked out. */}
      <Disclosure
        summary={t('adds')}
        className={styles['adds']}
        onToggle={(isOpen) => isOpen && builder.quotes.explain()}
      >
        <Added builder={builder} />
        {Math.abs(share) >= MARKED && (
          <p className={styles['muted']}>{t(share < 0 ? 'lowerTogether' : 'higherTogether')}</p>
        )}
      </Disclosure>
    </div>
  )
}

/** The price without each leg, and with it. */
function Added({ builder }: { builder: Builder }) {
  const price = usePriceText()
  const odds = useStore(builder.quotes, (state) => state.odds)
  const without = useStore(builder.quotes, (state) => state.without)
  const legs = useSlip(({ slip }) => slip.bets[0]?.selections)
  const details = useSlip((view) => view.details)
  if (odds === null || without === null || legs === undefined) {
    return <p aria-busy="true">…</p>
  }
  return (
    <dl className={styles['explained']}>
      {legs.map(({ id }) => {
        const before = without.get(id)
        return (
          <div key={id}>
            <dt>
              <bdi>{details[id]?.outcomeName}</bdi>
            </dt>
            <dd>
              <bdi dir="ltr">
                {before == null ? '–' : price(before)} → {price(odds)}
              </bdi>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
