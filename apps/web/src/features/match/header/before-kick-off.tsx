import type { Match } from '@touchline/contract'
import { Icon } from '@touchline/ui'
import { useTranslations } from 'use-intl'
import { hoursText } from '../../../base/clock/duration-text.ts'
import { useTick } from '../../../base/clock/use-tick.ts'
import styles from './match-header.module.css'

/** How long until it starts, and where. */
export function BeforeKickOff({ match }: { match: Match }) {
  const t = useTranslations('match')
  const { startTime, stadium, city } = match
  const text = useTick((now) => {
    const left = countdownTo(startTime, now)
    switch (left.kind) {
      case 'due':
        return t('startsSoon')
      case 'hours':
        return `${t('startsIn')} ${hoursText(left.seconds)}`
      case 'days':
        return `${t('startsIn')} ${t('days', { count: left.days })} ${hoursText(left.seconds)}`
    }
  })
  const venue = [stadium, city].filter((part) => part !== null).join(', ')
  return (
    <>
      <span className={styles['countdown']} role="timer">
        <Icon name="clock" />
        {text}
      </span>
      {venue !== '' && (
        <span className={styles['venue']}>
          <bdi>{venue}</bdi>
        </span>
      )}
    </>
  )
}

type Countdown =
  /** A day away or more. */
  | { kind: 'days'; days: number; seconds: number }
  | { kind: 'hours'; seconds: number }
  /** The time has come and the match has not begun. */
  | { kind: 'due' }

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
