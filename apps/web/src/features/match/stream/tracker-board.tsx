import type { Match } from '@touchline/contract'

import { clockText } from '../../../base/clock/clock-text.ts'
import { useTick } from '../../../base/clock/use-tick.ts'
import { useLiveMatch } from '../../../data/live/use-follow.ts'
import { totalText } from '../header/total-text.ts'
import { smallScores } from './small-scores.ts'
import styles from './stream.module.css'

/** The score as its sport writes it, with the set and the points of the game where there are. */
export function TrackerBoard({ match }: { match: Match }) {
  const live = useLiveMatch(match)
  const { clock, sportKey } = live
  const time = useTick((now) => (clock === null ? null : clockText(clock, sportKey, now)))
  const total = { home: totalText(live, sportKey, 'home'), away: totalText(live, sportKey, 'away') }
  return (
    <div className={styles['board']}>
      <Name match={match} side="home" />
      <Pair score={total} />
      <Name match={match} side="away" />
      {smallScores(live).map(({ key, ...score }) => (
        <Pair key={key} score={score} isSmall />
      ))}
      {time !== null && <bdi className={styles['time']}>{time}</bdi>}
    </div>
  )
}

function Name({ match, side }: { match: Match; side: 'home' | 'away' }) {
  return (
    <span className={styles['name']} data-side={side}>
      <bdi>{match[side].name}</bdi>
    </span>
  )
}

type PairProps = { score: { home: string; away: string }; isSmall?: boolean }

/** Each its own direction: the home side's stands first in every script. */
function Pair({ score: { home, away }, isSmall = false }: PairProps) {
  return (
    <span className={styles[isSmall ? 'small' : 'total']}>
      <bdi>{home}</bdi>:<bdi>{away}</bdi>
    </span>
  )
}
