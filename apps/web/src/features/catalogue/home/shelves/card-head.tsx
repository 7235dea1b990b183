import { Link } from '@tanstack/react-router'
import type { Match } from '@touchline/contract'

import { useLinks } from '../../../../addresses/links.ts'
import { useLiveMatch } from '../../../../data/live/use-follow.ts'
import { SideLogo } from '../../../../parts/side-logo/side-logo.tsx'
import { rowScores } from '../../row/row-scores.ts'
import { EventTime } from '../event-time.tsx'
import styles from './shelves.module.css'

/** Which match a card is about, in two lines: when, and who with the score between them. */
export function CardHead({ match }: { match: Match }) {
  const links = useLinks()
  return (
    <Link {...links.match(match)} className={styles['match']}>
      <MatchLines match={match} />
    </Link>
  )
}

export function MatchLines({ match }: { match: Match }) {
  const state = useLiveMatch(match)
  const { total: home } = rowScores(state, 'home', match.sport.key)
  const { total: away } = rowScores(state, 'away', match.sport.key)
  return (
    <>
      <span className={styles['meta']}>
        <bdi className={styles['league']}>{match.tournament.name}</bdi>
        <EventTime match={match} />
      </span>
      <span className={styles['sides']}>
        <SideLogo match={match} side="home" size={16} />
        <bdi className={styles['side']}>{match.home.name}</bdi>
        <span className={styles['score']}>
          {home === null || away === null ? ' – ' : ` ${home} – ${away} `}
        </span>
        <SideLogo match={match} side="away" size={16} />
        <bdi className={styles['side']}>{match.away.name}</bdi>
      </span>
    </>
  )
}
