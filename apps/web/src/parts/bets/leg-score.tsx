import { MATCH_STATUS } from '@touchline/betting'
import { useMatch } from '@touchline/live/react'
import { VisuallyHidden } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { minuteText } from '../../base/clock/clock-text.ts'
import { useTick } from '../../base/clock/use-tick.ts'
import { useFormatting } from '../../preferences/use-formatting.ts'
import styles from './leg-score.module.css'

type LegScoreProps = {
  matchId: string
  /** Leaves the clock out, where the names of the match need its room. */
  hasNoClock?: boolean
}

/** Score and clock of a leg's match while it is in play; nothing before and after. */
export function LegScore({ matchId, hasNoClock = false }: LegScoreProps) {
  const t = useTranslations('myBets')
  const { score } = useFormatting()
  const match = useMatch(matchId)
  const clock = hasNoClock ? null : (match?.clock ?? null)
  const time = useTick((now) =>
    match === undefined || clock === null ? null : minuteText(clock, match.sportKey, now),
  )
  if (match?.status !== MATCH_STATUS.live || match.totalScore === null) return null
  const { home, away } = match.totalScore
  return (
    <span className={styles['score']} data-leg-score>
      <VisuallyHidden>{t('score', { home: String(home), away: String(away) })}</VisuallyHidden>
      <span aria-hidden>{score(home, away)}</span>
      {time !== null && <span className={styles['time']}>{time}</span>}
    </span>
  )
}
