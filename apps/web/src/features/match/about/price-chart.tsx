import type { OddsHistory } from '@touchline/contract'
import { useTranslations } from 'use-intl'

import { usePriceText } from '../../../preferences/price-text.ts'
import { useFormatting } from '../../../preferences/use-formatting.ts'
import { stepChart } from './chart-scale.ts'
import styles from './market-info.module.css'

type Points = OddsHistory['outcomes'][number]['points']

type PriceChartProps = {
  name: string
  points: Points
  /** When it was read, ms since 1970. */
  until: number
}

const BOX = { width: 360, height: 100 }

export function PriceChart({ name, points, until }: PriceChartProps) {
  const t = useTranslations('matchInfo.history')
  const priceText = usePriceText()
  const { time, kickOff } = useFormatting()
  const steps = points.map(({ at, odds }) => ({ at: Date.parse(at), level: odds }))
  const last = steps.at(-1)
  const end = Math.max(until, last?.at ?? 0)
  const shape = stepChart(steps, end, BOX)
  const [first] = points
  if (shape === null || first === undefined || last === undefined) {
    return <p className={styles['text']}>{t('empty')}</p>
  }
  const text = t('chart', {
    outcome: name,
    since: kickOff(first.at),
    low: priceText(shape.low),
    high: priceText(shape.high),
    now: priceText(last.level),
  })
  return (
    <figure className={styles['chart']} dir="ltr">
      <svg
        viewBox={`0 0 ${BOX.width} ${BOX.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={text}
      >
        <path d={shape.area} className={styles['area']} />
        <path d={shape.line} className={styles['lineOfPrices']} />
        <circle cx={shape.end.x - 3} cy={shape.end.y} r="3" className={styles['now']} />
      </svg>
      <span aria-hidden className={styles['high']}>
        {priceText(shape.high)}
      </span>
      {shape.low !== shape.high && (
        <span aria-hidden className={styles['low']}>
          {priceText(shape.low)}
        </span>
      )}
      <figcaption aria-hidden className={styles['axis']}>
        <span>{kickOff(first.at)}</span>
        <span>{time(new Date(end).toISOString())}</span>
      </figcaption>
    </figure>
  )
}
