import type { Match } from '@touchline/contract'
import { Flag, Icon, KitBar, VisuallyHidden } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { SideLogo } from '../../../parts/side-logo/side-logo.tsx'
import { useLiveMatch } from '../../../data/live/use-follow.ts'
import { useFavourites } from '../../../player/favourites/use-favourites.ts'
import { rowScores, type SideScores } from './row-scores.ts'
import styles from './match-row.module.css'

type RowTeamsProps = {
  match: Match
  /** Says the league as well, which its group says to those who do not see it. */
  hasLeague?: boolean
}

/** Two names and what stands beside them. */
export function RowTeams({ match, hasLeague }: RowTeamsProps) {
  return (
    <span className={styles['teams']}>
      {hasLeague && <League match={match} />}
      <Team match={match} side="home" size={hasLeague ? 16 : 18} />
      <Team match={match} side="away" size={hasLeague ? 16 : 18} />
    </span>
  )
}

function League({ match: { category, tournament } }: { match: Match }) {
  const isFavourite = useFavourites(({ tournaments }) => tournaments.has(tournament.id))
  return (
    <span aria-hidden className={styles['league']}>
      <Flag countryCode={category.countryCode} />
      <bdi>
        {category.name !== '' && `${category.name} · `}
        <bdi>{tournament.name}</bdi>
      </bdi>
      {isFavourite && <Icon name="star-filled" />}
    </span>
  )
}

function Team({ match, side, size }: { match: Match; side: 'home' | 'away'; size: number }) {
  const { name, kit } = match[side]
  return (
    <span className={styles['team']}>
      <KitBar name={name} kit={kit} />
      <SideLogo match={match} side={side} size={size} />
      <bdi className={styles['name']} title={name}>
        {name}
      </bdi>
      <TeamScore match={match} side={side} />
    </span>
  )
}

function TeamScore({ match, side }: { match: Match; side: 'home' | 'away' }) {
  const t = useTranslations('catalogue')
  const live = useLiveMatch(match)
  const scores = rowScores(live, side, live.sportKey)
  const reds = live.redCards?.[side] ?? 0
  return (
    <>
      {reds > 0 && (
        <span className={styles['reds']} title={t('redCards', { count: reds })}>
          <span aria-hidden>{reds}</span>
          <VisuallyHidden>{t('redCards', { count: reds })}</VisuallyHidden>
        </span>
      )}
      {scores.serving && (
        <span className={styles['serve']} title={t('serving', { sport: live.sportKey })}>
          <VisuallyHidden>{t('serving', { sport: live.sportKey })}</VisuallyHidden>
        </span>
      )}
      {scores.total !== null && <Figures scores={scores} />}
    </>
  )
}

function Figures({ scores: { total, sets, twoDigits, game } }: { scores: SideScores }) {
  return (
    // Another set, or a leg below a hundred, is another score: drawn anew, it does not move.
    <span
      key={`${sets.length} ${twoDigits} ${game?.length ?? 0}`}
      className={styles['score']}
      data-wide={twoDigits || undefined}
    >
      {game !== null && <span className={styles['game']}>{game}</span>}
      {sets.map(({ key, games, running }) => (
        <span key={key} className={styles['set']} data-running={running || undefined}>
          {games}
        </span>
      ))}
      <span className={styles['total']}>{total}</span>
    </span>
  )
}
