import type { Match } from '@touchline/contract'
import { Icon } from '@touchline/ui'
import { useTranslations } from 'use-intl'
import { hoursText } from '../../../base/clock/duration-text.ts'
import { useTick } from '../../../base/clock/use-tick.ts'
import { useFormatting } from '../../../preferences/use-formatting.ts'
import styles from './match-header.module.css'

/** When it starts, how long until then, and where. */
export function KickOff({ match }: { match: Match }) {
  const t = useTranslations('match')
  const { time, day } = useFormatting()
  const { startTime, stadium, city } = match
  const left = useTick((now) => countdownText(countdownTo(startTime, now), t))
  const venue = [stadium, city].filter((part) => part !== null).join(', ')
  return (
    <div className={styles['status']}>
      <time dateTime={startTime} className={styles['kickOff']}>
        <span>{day(startTime).name}</span> <b>{time(startTime)}</b>
      </time>
      <span className={styles['countdown']} role="timer">
        <Icon name="clock" />
        {left}
      </span>
      {venue !== '' && <bdi className={styles['venue']}>{venue}</bdi>}
    </div>
  )
}

type Countdown =
  /** A day away or more. */
  | { kind: 'days'; days: number; seconds: number }
  | { kind: 'hours'; seconds: number }
  /** The time has come and the match has not begun. */
  | { kind: 'due' }

/** `Starts in 2 days 03:00:00` */
export function countdownText(
  countdown: Countdown,
  t: ReturnType<typeof useTranslations<'match'>>,
): string {
  switch (countdown.kind) {
    case 'due':
      return t('startsSoon')
    case 'hours':
      return t('startsIn', { time: hoursText(countdown.seconds) })
    case 'days':
      return t('startsInDays', { count: countdown.days, time: hoursText(countdown.seconds) })
  }
}

const DAY_SECONDS = 86_400

/**
 * How long until a match starts.
 * @param now ms since 1970
 */
export function countdownTo(startTime: string, now: number): Countdown {
  const seconds = Math.ceil((Date.parse(startTime) - now) / 1000)
  if (seconds <= 0) return { kind: 'due' }
  if (seconds < DAY_SECONDS) return { kind: 'hours', seconds }
  return { kind: 'days', days: Math.floor(seconds / DAY_SECONDS), seconds: seconds % DAY_SECONDS }
}
