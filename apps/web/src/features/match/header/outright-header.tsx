import type { Match } from '@touchline/contract'
import { useTranslations } from 'use-intl'

import { useFormatting } from '../../../preferences/use-formatting.ts'
import styles from './match-header.module.css'

type OutrightHeaderProps = { match: Match; outright: NonNullable<Match['outright']> }

/** The end of a season: its league, how many compete, until when. */
export function OutrightHeader({ match, outright }: OutrightHeaderProps) {
  const t = useTranslations('match')
  const { day } = useFormatting()
  return (
    <div className={styles['outright']}>
      <h1 className={styles['outrightName']}>
        <bdi>{match.tournament.name}</bdi> · <bdi>{outright.name}</bdi>
      </h1>
      <p>
        {t('competitors', { count: outright.competitors.length })}
        {' · '}
        <time dateTime={outright.endDate}>{t('endsOn', { day: day(outright.endDate).name })}</time>
      </p>
    </div>
  )
}
