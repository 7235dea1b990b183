import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'

import { hoursText } from '../../base/clock/duration-text.ts'
import { useTick } from '../../base/clock/use-tick.ts'
import { useServices } from '../../base/services.ts'
import { useStore } from '../../base/use-store.ts'
import { playSinceQuery } from '../../data/queries/limits.ts'
import { useFormatting } from '../../preferences/use-formatting.ts'
import styles from './feed-light.module.css'

const COUNTED = ['reality_check', 'sportsbook_session', 'time', 'session']

/** FAIR-21: the time of day where the device shows none, and how long play lasts for who counts it. */
export function SessionClock() {
  const { time } = useFormatting()
  const services = useServices()
  const isCounted = useStore(services.limits, ({ limits }) =>
    limits.some(({ type }) => COUNTED.includes(type)),
  )
  const minute = useTick((now) => Math.floor(now / 60_000) * 60_000)
  return (
    <>
      {isCounted && <Played />}
      <time className={styles['clock']} role="timer">
        {time(new Date(minute).toISOString())}
      </time>
    </>
  )
}

function Played() {
  const t = useTranslations('layout.feed')
  const { data: since } = useQuery(playSinceQuery(useServices()))
  const text = useTick((now) =>
    since === undefined ? '' : hoursText((now - Date.parse(since)) / 1000).slice(0, 5),
  )
  if (since === undefined) return null
  return (
    <span className={styles['played']} role="timer" title={t('played')} aria-label={t('played')}>
      {text}
    </span>
  )
}
