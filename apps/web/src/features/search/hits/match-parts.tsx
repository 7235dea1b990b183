import { MATCH_STATUS, type Match } from '@touchline/contract'
import { useTranslations } from 'use-intl'

import { useMinute } from '../../../base/clock/use-minute.ts'
import { statusText } from '../../../data/live/status-text.ts'
import { useLiveMatch } from '../../../data/live/use-follow.ts'
import { useFormatting } from '../../../preferences/use-formatting.ts'
import type { Hit } from './hit.ts'
import styles from './hit-list.module.css'

type MatchHitProps = { hit: Extract<Hit, { kind: 'match' }> }

/** When it starts, or how far it is where that is known. */
export function MatchTime({ hit: { match, full } }: MatchHitProps) {
  const t = useTranslations('words')
  const { kickOff } = useFormatting()
  if (full !== null) return <LiveTime match={full} />
  if (match.isLive) return <span className={styles['live']}>{t('live')}</span>
  return <time dateTime={match.startTime}>{kickOff(match.startTime)}</time>
}

function LiveTime({ match }: { match: Match }) {
  const t = useTranslations('catalogue.status')
  const { kickOff } = useFormatting()
  const { status, clock, sportKey, stage } = useLiveMatch(match)
  const minute = useMinute(clock, sportKey)
  if (status === MATCH_STATUS.live) {
    return <span className={styles['live']}>{minute ?? stage ?? t('live')}</span>
  }
  if (status !== MATCH_STATUS.prematch) return statusText(t, { status, stage })
  return <time dateTime={match.startTime}>{kickOff(match.startTime)}</time>
}

export function MatchScore({ hit: { full } }: MatchHitProps) {
  return full === null ? null : <LiveScore match={full} />
}

function LiveScore({ match }: { match: Match }) {
  const { score } = useFormatting()
  const { status, totalScore } = useLiveMatch(match)
  if (totalScore === null || status === MATCH_STATUS.prematch) return null
  return (
    <span className={styles['score']}>
      <bdi>{score(totalScore.home, totalScore.away)}</bdi>
    </span>
  )
}
