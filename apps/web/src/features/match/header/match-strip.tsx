import { MATCH_STATUS, type Match } from '@touchline/contract'

import { clockText } from '../../../base/clock/clock-text.ts'
import { useTick } from '../../../base/clock/use-tick.ts'
import { SideLogo } from '../../../parts/side-logo/side-logo.tsx'
import { useLiveMatch } from '../../../data/live/use-follow.ts'
import { useFormatting } from '../../../preferences/use-formatting.ts'
import { kitStyle } from '../../../parts/kit/kit-colours.ts'
import { totalText } from '../../../parts/plays/total-text.ts'
import styles from './match-header.module.css'

/** The header in one line, for the eye alone, once the header is out of view. */
export function MatchStrip({ match, shown }: { match: Match; shown: boolean }) {
  return (
    <div
      aria-hidden
      className={styles['strip']}
      style={kitStyle(match)}
      data-shown={shown || undefined}
    >
      <StripTeam match={match} side="home" />
      <StripCentre match={match} />
      <StripTeam match={match} side="away" />
    </div>
  )
}

function StripTeam({ match, side }: { match: Match; side: 'home' | 'away' }) {
  return (
    <span className={styles['stripTeam']}>
      <SideLogo match={match} side={side} />
      <bdi>{match[side].name}</bdi>
    </span>
  )
}

function StripCentre({ match }: { match: Match }) {
  const { kickOff, score } = useFormatting()
  const live = useLiveMatch(match)
  const { status, clock, sportKey, totalScore, stage } = live
  const text = useTick((now) => (clock === null ? null : clockText(clock, sportKey, now)))
  if (status === MATCH_STATUS.prematch || totalScore === null) {
    return <span className={styles['stripTime']}>{kickOff(match.startTime)}</span>
  }
  return (
    <span className={styles['stripTime']}>
      <b>{score(totalText(live, sportKey, 'home'), totalText(live, sportKey, 'away'))}</b>
      <bdi>{text ?? stage}</bdi>
    </span>
  )
}
