import type { Market } from '@touchline/contract'
import { MARKET_STATUS } from '@touchline/contract'
import { useTranslations } from 'use-intl'
import { useLiveMarket } from '../../../data/live/use-follow.ts'
import { usePriceText } from '../../../preferences/price-text.ts'
import { usePercent } from '../../../preferences/use-percent.ts'
import { bookChances } from './book.ts'
import styles from './market-info.module.css'

const BASIS_POINTS = 10_000

/** The chance that each price implies, and what the book keeps; moves with the prices. */
export function Chances({ market }: { market: Market }) {
  const t = useTranslations('matchInfo.chances')
  const priceText = usePriceText()
  const percent = usePercent({ isFixed: true })
  const { outcomes, status } = useLiveMarket(market)
  const names = new Map(market.outcomes.map(({ id, name }) => [id, name]))
  const { chances, book } = bookChances(outcomes)
  const isOpen = status === MARKET_STATUS.open && chances.length === outcomes.length
  return (
    <>
      <div className={styles['scroll']}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{t('outcome')}</th>
              <th scope="col">{t('price')}</th>
              <th scope="col">{t('implied')}</th>
              {book !== null && <th scope="col">{t('fair')}</th>}
              {book !== null && <th scope="col">{t('fairOdds')}</th>}
            </tr>
          </thead>
          <tbody>
            {chances.map(({ id, odds, implied, fair }) => (
              <tr key={id}>
                <th scope="row">
                  <bdi>{names.get(id) ?? id}</bdi>
                </th>
                <td>{priceText(odds)}</td>
                <td>{percent(implied / BASIS_POINTS)}</td>
                {fair !== null && <td>{percent(fair.chance / BASIS_POINTS)}</td>}
                {fair !== null && <td>{priceText(fair.odds)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {book !== null && (
        <p className={styles['margin']}>{t('margin', { margin: percent(book.margin) })}</p>
      )}
      <p className={styles['text']}>
        {book !== null
          ? t('hint', {
              sum: percent(book.sum / BASIS_POINTS),
              whole: percent(book.whole / BASIS_POINTS),
            })
          : t(isOpen ? 'apart' : 'notOpen')}
      </p>
    </>
  )
}
