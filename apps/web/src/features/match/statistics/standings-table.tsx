import type { Standings } from '@touchline/contract'
import { useTranslations } from 'use-intl'

import styles from './statistics.module.css'

const FIGURES = ['played', 'won', 'drawn', 'lost', 'difference', 'points'] as const

type StandingsTableProps = {
  rows: Standings['rows']
  /** Ids of the teams that stand out. */
  marked?: readonly string[]
}

/** The table of a league. */
export function StandingsTable({ rows, marked = [] }: StandingsTableProps) {
  const t = useTranslations('matchInfo.statistics')
  // Where nobody can draw, a column of zeros says nothing.
  const figures = FIGURES.filter(
    (figure) => figure !== 'drawn' || rows.some((row) => row.drawn > 0),
  )
  return (
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
          <tr key={team.id} data-marked={marked.includes(team.id) || undefined}>
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
  )
}

function signed(difference: number): string {
  return difference > 0 ? `+${difference}` : String(difference).replace('-', '\u2212')
}
