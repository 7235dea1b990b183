import type { Match, Statistics } from '@touchline/contract'
import { useTranslations } from 'use-intl'

import { Widget } from './widget.tsx'
import styles from './statistics.module.css'

type About = NonNullable<Statistics['about']>

/** GAP-35: what a data provider tells of a match, without the place that stands above it already. */
export function factsOf({ venue, city, referee }: About, match: Match) {
  const place = [venue, city].filter((part) => part != null && part !== '').join(', ')
  return [
    ...(place === '' || match.stadium !== null ? [] : [{ key: 'venue' as const, value: place }]),
    ...(referee ? [{ key: 'referee' as const, value: referee }] : []),
  ]
}

export function AboutMatch({ facts }: { facts: ReturnType<typeof factsOf> }) {
  const t = useTranslations('matchInfo.statistics')
  return (
    <Widget title={t('about')}>
      <dl className={styles['facts']}>
        {facts.map(({ key, value }) => (
          <div key={key}>
            <dt className={styles['muted']}>{t(key)}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
    </Widget>
  )
}
