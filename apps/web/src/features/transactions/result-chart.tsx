import type { TransactionTotals } from '@touchline/contract'
import { dateLocale } from '@touchline/contract'
import { Disclosure } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useServices } from '../../base/services.ts'
import { SignedMoney } from './signed-money.tsx'
import styles from './transactions.module.css'

const HEIGHT = 96
/** Of a column with its gap. */
const WIDTH = 12

type ResultChartProps = { totals: TransactionTotals; currency: string }

/** The result by day or month: columns over and under a line, and the same figures as a table. */
export function ResultChart({ totals: { step, steps }, currency }: ResultChartProps) {
  const t = useTranslations('profile.transactions')
  const { page } = useServices()
  if (steps.length < 2) return null
  const most = steps.reduce((max, { result }) => {
    const size = Math.abs(Number(result))
    return size > max ? size : max
  }, 1)
  const name = new Intl.DateTimeFormat(dateLocale(page.locale), {
    timeZone: 'UTC',
    ...(step === 'day' ? { day: 'numeric', month: 'short' } : { month: 'long', year: 'numeric' }),
  })
  const width = steps.length * WIDTH
  return (
    <div className={styles['chart']}>
      <svg
        aria-hidden
        className={styles['columns']}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {steps.map(({ start, result }, index) => {
          const size = (Math.abs(Number(result)) / most) * (HEIGHT / 2 - 2)
          const y = result > 0n ? HEIGHT / 2 - size : HEIGHT / 2
          return (
            <rect
              key={start}
              data-sign={result > 0n ? 'plus' : 'minus'}
              x={index * WIDTH + 2}
              y={y}
              width={WIDTH - 4}
              height={size}
            />
          )
        })}
        <line x1={0} x2={width} y1={HEIGHT / 2} y2={HEIGHT / 2} />
      </svg>
      <Disclosure summary={t(`by.${step}`)}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{t(`steps.${step}`)}</th>
              <th scope="col">{t('result')}</th>
            </tr>
          </thead>
          <tbody>
            {steps.toReversed().map(({ start, result }) => (
              <tr key={start}>
                <th scope="row">{name.format(new Date(start))}</th>
                <td>
                  <SignedMoney amount={result} currency={currency} isInColumn isMarked />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </div>
  )
}
