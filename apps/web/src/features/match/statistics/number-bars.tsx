import type { Match, Statistics } from '@touchline/contract'
import { VisuallyHidden } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useDecimal } from '../../../preferences/use-decimal.ts'
import { kitStyle } from '../../../parts/kit/kit-colours.ts'
import { useFormatting } from '../../../preferences/use-formatting.ts'
import { usePercent } from '../../../preferences/use-percent.ts'
import { decimalsOf, homeShare, knownNumber, orderNumbers } from './order-numbers.ts'
import { Widget } from './widget.tsx'
import styles from './statistics.module.css'

type Numbers = NonNullable<Statistics['numbers']>

/** What the match is counted by, both sides against each other. */
export function NumberBars({ match, numbers }: { match: Match; numbers: Numbers }) {
  const t = useTranslations('matchInfo.statistics')
  return (
    <Widget title={t('numbers')}>
      <table className={styles['numbers']} style={kitStyle(match)}>
        <thead>
          <tr>
            <th scope="col">
              <span className={styles['name']}>{match.home.name}</span>
            </th>
            <th scope="col">
              <VisuallyHidden>{t('what')}</VisuallyHidden>
            </th>
            <th scope="col">
              <span className={styles['name']}>{match.away.name}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {orderNumbers(numbers).map((number) => (
            <NumberRow key={number.key} number={number} />
          ))}
        </tbody>
      </table>
    </Widget>
  )
}

function NumberRow({ number }: { number: Numbers[number] }) {
  const t = useTranslations('matchInfo.statistics')
  const format = useFormatting()
  const percent = usePercent()
  const { key, home, away, unit } = number
  const known = knownNumber(key)
  const decimals = decimalsOf(known)
  const decimal = useDecimal(decimals ?? 0)
  const text = (value: number) => {
    if (unit === 'percent') return percent(value / 100)
    return decimals === undefined ? format.number(value) : decimal(value)
  }
  return (
    <tr>
      <td data-ahead={home > away || undefined}>{text(home)}</td>
      <th scope="row">
        {known === undefined ? key.replaceAll('_', ' ') : t(`number.${known}`)}
        <span
          aria-hidden
          className={styles['bar']}
          data-empty={home + away === 0 || undefined}
          style={{ '--home': `${homeShare(number)}%` }}
        />
      </th>
      <td data-ahead={away > home || undefined}>{text(away)}</td>
    </tr>
  )
}
