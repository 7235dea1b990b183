import type { HeadToHead, Match } from '@touchline/contract'
import { useTranslations } from 'use-intl'

import { PastMatchLine } from './past-match.tsx'
import { Widget } from './widget.tsx'
import styles from './statistics.module.css'

type MeetingsProps = {
  match: Match
  meetings: HeadToHead
  /** False where nobody draws: a nought would say nothing. */
  hasDraws: boolean
}

/** How the two sides fared against each other. */
export function Meetings({ match, meetings, hasDraws }: MeetingsProps) {
  const t = useTranslations('matchInfo.statistics')
  const { wins, matches } = meetings
  return (
    <Widget title={t('headToHead')}>
      <dl className={styles['wins']}>
        <div>
          <dt>
            <bdi>{match.home.name}</bdi>
          </dt>
          <dd>{wins.home}</dd>
        </div>
        {hasDraws && (
          <div>
            <dt>{t('draws')}</dt>
            <dd>{wins.draws}</dd>
          </div>
        )}
        <div>
          <dt>
            <bdi>{match.away.name}</bdi>
          </dt>
          <dd>{wins.away}</dd>
        </div>
      </dl>
      <ul className={styles['past']}>
        {matches.map((one) => (
          <li key={one.id}>
            <PastMatchLine match={one} />
          </li>
        ))}
      </ul>
    </Widget>
  )
}
