import type { Match, Standings } from '@touchline/contract'
import { useTranslations } from 'use-intl'

import { Widget } from './widget.tsx'
import styles from './statistics.module.css'

const FIGURES = ['played', 'won', 'drawn', 'lost', 'difference', 'points'] as const

/** The table of the league, with the two sides marked. */
export function StandingsTable({ match, rows }: { match: Match; rows: Standings['rows'] }) {
  const t = useTranslations('matchInfo.statistics')
  // Where nobody can draw, a column of zeros says nothing.
  const figures = FIGURES.filter(
    (figure) => figure !== 'drawn' || rows.some((row) => row.drawn > 0),
  )
  const playing = [match.home.id, match.away.id]
  return (
    <Widget title={t('standings', { league: match.tournament.name })}>
      {/* A box that scrolls has to be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles['scroll']} role="region" aria-label={t('table')} tabIndex={0}>
        <table className={styles['standings']}>
          <thead>
            <tr>
              <th scope="col">#</th>
              <th scope="col">{t('team')}</th>
              {figures.map((figure) => (
                <th key={figure} scope="col">
                  <abbr title={t(`figure.${figure}.name`)}>{t(`figure.${figure}.short`)}</abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ position, team, scored, conceded, ...row }) => (
              <tr key={team.id} data-playing={playing.includes(team.id) || undefined}>
                <td>{position}</td>
                <th scope="row">
                  <bdi>{team.name}</bdi>
                </th>
                <td>{row.played}</td>
                <td>{row.won}</td>
                {figures.includes('drawn') && <td>{row.drawn}</td>}
                <td>{row.lost}</td>
                <td>
                  <bdi dir="ltr">{signed(scored - conceded)}</bdi>
                </td>
                <td>{row.points}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Widget>
  )
}

function signed(difference: number): string {
  if (difference === 0) return '0'
  return difference > 0 ? `+${difference}` : `−${-difference}`
}
