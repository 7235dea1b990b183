import { MATCH_STATUS, type Match } from '@touchline/contract'
import { LiveBadge } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useMinute } from '../../../base/clock/use-minute.ts'
import { useLiveMatch } from '../../../data/live/use-follow.ts'
import { useFormatting } from '../../../preferences/use-formatting.ts'
import { statusText } from '../../../data/live/status-text.ts'
import styles from './top-event-card.module.css'

/** Kick-off, live with its minute, or what became of the match, on one line. */
export function EventTime({ match }: { match: Match }) {
  const t = useTranslations('catalogue.status')
  const { kickOff } = useFormatting()
  const { status, clock, sportKey, stage } = useLiveMatch(match)
  const minute = useMinute(clock, sportKey)
  if (status === MATCH_STATUS.live) {
    const detail = minute ?? stage
    return <LiveBadge label={t('live')} detail={detail} className={styles['live']} />
  }
  if (status !== MATCH_STATUS.prematch) return <span>{statusText(t, { status, stage })}</span>
  return (
    <time dateTime={match.startTime} className={styles['time']}>
      {kickOff(match.startTime)}
    </time>
  )
}
