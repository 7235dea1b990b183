import { MATCH_STATUS, type RaceSummary } from '@touchline/contract'
import { useTranslations } from 'use-intl'

import { useTick } from '../../base/clock/use-tick.ts'
import { useFormatting } from '../../preferences/use-formatting.ts'
import styles from './racing.module.css'

type Shown = Pick<
  RaceSummary,
  | 'startTime'
  | 'status'
  | 'stage'
  | 'distance'
  | 'surface'
  | 'going'
  | 'isHandicap'
  | 'runnersCount'
>

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** How long until the off, within the hour before it; where the race stands once it is off. */
export function Countdown({ race }: { race: Shown }) {
  const t = useTranslations('racing')
  const { startTime, status, stage } = race
  const left = useTick((now) => {
    const ms = Math.max(0, Date.parse(startTime) - now)
    if (ms >= HOUR) return null
    return ms >= 5 * MINUTE ? Math.ceil(ms / MINUTE) * MINUTE : Math.floor(ms / 1000) * 1000
  })
  if (status !== MATCH_STATUS.prematch) {
    const isLive = status === MATCH_STATUS.live
    return (
      <span className={styles['stage']} data-live={isLive || undefined}>
        {stage}
      </span>
    )
  }
  if (left === null) return null
  return (
    <time
      dateTime={startTime}
      className={styles['soon']}
      data-near={left < 5 * MINUTE || undefined}
    >
      {left === 0
        ? t('anyMoment')
        : left >= 5 * MINUTE
          ? t('inMinutes', { minutes: String(left / MINUTE) })
          : clock(left / 1000)}
    </time>
  )
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Distance, ground, and how many run. */
export function RaceFacts({ race }: { race: Shown }) {
  const t = useTranslations('racing')
  const { number } = useFormatting()
  const { distance, surface, going, isHandicap, runnersCount } = race
  const known = GOING.find((word) => word === going)
  const facts = [
    t('metres', { metres: number(distance) }),
    t(surface === 'turf' ? 'turf' : 'sand'),
    known === undefined ? going : t(`going.${known}`),
    ...(isHandicap ? [t('handicap')] : []),
    t('runners', { count: runnersCount }),
  ]
  // A line breaks between facts, not within one.
  const text = facts.map((fact) => fact.replaceAll(' ', '\u00a0')).join(' · ')
  return <span className={styles['facts']}>{text}</span>
}

const GOING = [
  'firm',
  'good_to_firm',
  'good',
  'good_to_soft',
  'soft',
  'heavy',
  'standard',
  'standard_to_slow',
] as const
