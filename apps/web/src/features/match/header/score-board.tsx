import { MATCH_STATUS, type Match } from '@touchline/contract'
import { VisuallyHidden } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useLiveMatch } from '../../../data/live/use-follow.ts'
import { givingWay, periodColumns, type GivesWay, type PeriodColumn } from './period-columns.ts'
import { SideName } from './side-name.tsx'
import styles from './match-header.module.css'

/** Each side in one line: its crest, its name, what it scored in each period and in all. */
export function ScoreBoard({ match }: { match: Match }) {
  const t = useTranslations('match')
  const live = useLiveMatch(match)
  const columns = periodColumns(live, match.sport.key)
  if (live.status === MATCH_STATUS.prematch || columns.length === 0) {
    return (
      <div className={styles['board']} data-bare>
        <SideName match={match} side="home" />
        <SideName match={match} side="away" />
      </div>
    )
  }
  const givesWay = givingWay(columns)
  return (
    <table className={styles['board']}>
      <caption>
        <VisuallyHidden>{t('periods')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t('team')}</VisuallyHidden>
          </th>
          {columns.map((column, index) => (
            <PeriodName key={column.key} column={column} early={givesWay[index]} />
          ))}
        </tr>
      </thead>
      <tbody>
        {(['home', 'away'] as const).map((side) => (
          <tr key={side}>
            <th scope="row">
              <SideName match={match} side={side} />
            </th>
            {columns.map((column, index) => (
              <td
                key={column.key}
                data-kind={column.kind}
                data-total={column.key === 'total' || undefined}
                data-early={givesWay[index]}
              >
                {column[side]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function PeriodName({ column, early }: { column: PeriodColumn; early: GivesWay }) {
  const t = useTranslations('match')
  const { number, kind, name } = column
  const short =
    kind === 'regular'
      ? (number ?? name)
      : kind === 'overtime' && number !== null
        ? t('short.overtimes', { number: String(number) })
        : t(`short.${kind}`)
  const isPart =
    kind === 'regular' || kind === 'overtime' || kind === 'penalties' || kind === 'superOver'
  const full = isPart ? name : t(kind)
  return (
    <th scope="col" data-early={early}>
      <abbr title={full ?? undefined}>{short}</abbr>
    </th>
  )
}
