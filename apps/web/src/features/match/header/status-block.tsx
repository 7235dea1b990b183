import { MATCH_STATUS, type Match } from '@touchline/contract'
import { LiveBadge } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { clockText } from '../../../base/clock/clock-text.ts'
import { useTick } from '../../../base/clock/use-tick.ts'
import { useLiveMatch } from '../../../data/live/use-follow.ts'
import { statusKey } from '../../../data/live/status-key.ts'
import { SituationLine } from './situation-line.tsx'
import styles from './match-header.module.css'

/** The clock, the period in play, and what a follower of the sport asks next. */
export function StatusBlock({ match }: { match: Match }) {
  const t = useTranslations('catalogue.status')
  const { status, clock, sportKey, stage } = useLiveMatch(match)
  const time = useTick((now) => (clock === null ? null : clockText(clock, sportKey, now)))
  if (status !== MATCH_STATUS.live) {
    return (
      <div className={styles['status']}>
        <span className={styles['stage']}>{t(statusKey(status))}</span>
      </div>
    )
  }
  return (
    <div className={styles['status']}>
      <LiveBadge label={t('live')} detail={time ?? undefined} className={styles['clock']} />
      <span className={styles['stage']}>{stage}</span>
      <SituationLine match={match} />
    </div>
  )
}
