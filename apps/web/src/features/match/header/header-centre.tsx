import { MATCH_STATUS, type Match } from '@touchline/contract'
import { LiveBadge, VisuallyHidden } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { clockText } from '../../../base/clock/clock-text.ts'
import { useTick } from '../../../base/clock/use-tick.ts'
import { useLiveMatch } from '../../../data/live/use-follow.ts'
import { useFormatting } from '../../../preferences/use-formatting.ts'
import { statusKey } from '../../../data/live/status-key.ts'
import { SituationLine } from './situation-line.tsx'
import { totalText } from './total-text.ts'
import styles from './match-header.module.css'

/** Kick-off before the match; score, clock and period from then on. */
export function HeaderCentre({ match }: { match: Match }) {
  const { status } = useLiveMatch(match)
  return (
    <div className={styles['centre']}>
      {status === MATCH_STATUS.prematch ? <KickOff match={match} /> : <Score match={match} />}
    </div>
  )
}

function KickOff({ match: { startTime } }: { match: Match }) {
  const { time, day } = useFormatting()
  return (
    <time dateTime={startTime} className={styles['kickOff']}>
      <span className={styles['muted']}>{day(startTime).name}</span>
      <span className={styles['big']}>{time(startTime)}</span>
    </time>
  )
}

function Score({ match }: { match: Match }) {
  const t = useTranslations('match')
  const live = useLiveMatch(match)
  const home = totalText(live, match.sport.key, 'home')
  const away = totalText(live, match.sport.key, 'away')
  return (
    <>
      <StatusLine match={match} />
      <span className={styles['big']} data-long={home.length + away.length > 6 || undefined}>
        <VisuallyHidden>
          {t('score', {
            home: match.home.name,
            homeScore: home,
            away: match.away.name,
            awayScore: away,
          })}
        </VisuallyHidden>
        <span aria-hidden>{home}</span>
        <span aria-hidden className={styles['colon']}>
          :
        </span>
        <span aria-hidden>{away}</span>
      </span>
      <span className={styles['muted']}>
        {live.status === MATCH_STATUS.live ? live.stage : null}
      </span>
      <SituationLine match={match} />
    </>
  )
}

function StatusLine({ match }: { match: Match }) {
  const t = useTranslations('catalogue.status')
  const { status, clock, sportKey } = useLiveMatch(match)
  const text = useTick((now) => (clock === null ? null : clockText(clock, sportKey, now)))
  if (status !== MATCH_STATUS.live) {
    return <span className={styles['muted']}>{t(statusKey(status))}</span>
  }
  return <LiveBadge label={t('live')} detail={text ?? undefined} className={styles['clock']} />
}
