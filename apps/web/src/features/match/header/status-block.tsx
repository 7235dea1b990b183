import { MATCH_STATUS, type Match } from '@touchline/contract'
import { LiveBadge } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { clockText } from '../../../base/clock/clock-text.ts'
import { useTick } from '../../../base/clock/use-tick.ts'
import { useLiveMatch } from '../../../data/live/use-follow.ts'
import { useFormatting } from '../../../preferences/use-formatting.ts'
import { statusText } from '../../../data/live/status-text.ts'
import { columnCounts, periodColumns, type PeriodColumn } from './period-columns.ts'
import { SituationLine } from './situation-line.tsx'
import styles from './match-header.module.css'

/** The clock, the period in play, and what a follower of the sport asks next; when it was, once over. */
export function StatusBlock({ match }: { match: Match }) {
  const t = useTranslations('catalogue.status')
  const { kickOffDay, time: timeOf } = useFormatting()
  const live = useLiveMatch(match)
  const { status, clock, sportKey, stage } = live
  const counts = countsOf(periodColumns(live, match.sport.key))
  const time = useTick((now) => (clock === null ? null : clockText(clock, sportKey, now)))
  if (status !== MATCH_STATUS.live) {
    // Where an interrupted match stands matters more than when it began.
    const stood =
      status === MATCH_STATUS.stopped && clock !== null
        ? clockText(clock, sportKey, Date.parse(clock.updatedAt))
        : null
    return (
      <div className={styles['status']} style={counts}>
        {/* Who retired is said with the name. */}
        {match.retired === undefined && (
          <span className={styles['stage']}>{statusText(t, live)}</span>
        )}
        {stood === null ? (
          <time dateTime={match.startTime} className={styles['played']}>
            {kickOffDay(match.startTime)} {timeOf(match.startTime)}
          </time>
        ) : (
          <bdi className={styles['played']}>{stood}</bdi>
        )}
      </div>
    )
  }
  return (
    <div className={styles['status']} style={counts}>
      <LiveBadge label={t('live')} detail={time} className={styles['clock']} />
      <span className={styles['stage']}>{stage}</span>
      <SituationLine match={match} />
    </div>
  )
}

/** The columns beside it, from which the style sheet tells what they leave of a line on a phone. */
function countsOf(columns: readonly PeriodColumn[]) {
  const { wide, phone, narrow, digits } = columnCounts(columns)
  return {
    '--cells-wide': wide,
    '--cells-phone': phone,
    '--cells-narrow': narrow,
    '--digits': digits,
  }
}
