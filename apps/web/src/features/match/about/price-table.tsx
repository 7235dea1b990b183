import type { OddsHistory } from '@touchline/contract'
import { Icon, VisuallyHidden } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { usePriceText } from '../../../preferences/price-text.ts'
import { useFormatting } from '../../../preferences/use-formatting.ts'
import styles from './market-info.module.css'

type Points = OddsHistory['outcomes'][number]['points']

/** The prices of an outcome, newest first: what the chart draws, for whoever reads. */
export function PriceTable({ name, points }: { name: string; points: Points }) {
  const t = useTranslations('matchInfo.history')
  const priceText = usePriceText()
  const { kickOff } = useFormatting()
  const title = t('table', { outcome: name })
  return (
    // A box that scrolls has to be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles['scroll']} role="region" aria-label={title} tabIndex={0}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{t('time')}</th>
            <th scope="col">{t('price')}</th>
            <th scope="col">{t('change')}</th>
          </tr>
        </thead>
        <tbody>
          {points
            .map((point, index) => ({ ...point, before: points[index - 1]?.odds, index }))
            .toReversed()
            .map(({ at, odds, before, index }) => (
              <tr key={index}>
                <td>{kickOff(at)}</td>
                <td>{priceText(odds)}</td>
                <td>
                  <Change from={before} to={odds} />
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  )
}

function Change({ from, to }: { from: number | undefined; to: number }) {
  const t = useTranslations('matchInfo.history')
  if (from === undefined) return t('first')
  const isUp = to > from
  return (
    <span className={styles['move']} data-move={isUp ? 'up' : 'down'}>
      <Icon name={isUp ? 'caret-up' : 'caret-down'} />
      <VisuallyHidden>{t(isUp ? 'up' : 'down')}</VisuallyHidden>
    </span>
  )
}
