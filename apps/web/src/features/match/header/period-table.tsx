import type { Match } from '@touchline/contract'
import { VisuallyHidden } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useLiveMatch } from '../../../data/live/use-follow.ts'
import { periodColumns, type PeriodColumn } from './period-columns.ts'
import styles from './match-header.module.css'

/** Columns beside which a name has no room on a phone. */
const WIDE = 6

/** The score by period, as a table of two rows. */
export function PeriodTable({ match }: { match: Match }) {
  const t = useTranslations('match')
  const live = useLiveMatch(match)
  const columns = periodColumns(live, match.sport.key)
  if (columns.length === 0) return null
  return (
    <table className={styles['periods']} data-wide={columns.length > WIDE || undefined}>
      <caption>
        <VisuallyHidden>{t('periods')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t('team')}</VisuallyHidden>
          </th>
          {columns.map((column) => (
            <PeriodName key={column.key} column={column} />
          ))}
        </tr>
      </thead>
      <tbody>
        {(['home', 'away'] as const).map((side) => (
          <tr key={side}>
            <th scope="row">
              <bdi title={match[side].name}>
                {columns.length > WIDE ? match[side].abbreviation : match[side].name}
              </bdi>
              {live.currentServer === side && <span aria-hidden className={styles['serve']} />}
            </th>
            {columns.map((column) => (
              <td
                key={column.key}
                data-kind={column.kind}
                data-total={column.key === 'total' || undefined}
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

function PeriodName({ column: { number, kind, name } }: { column: PeriodColumn }) {
  const t = useTranslations('match')
  const short = kind === 'regular' ? (number ?? name) : t(`short.${kind}`)
  const full = kind === 'regular' || kind === 'overtime' || kind === 'penalties' ? name : t(kind)
  return (
    <th scope="col">
      <abbr title={full ?? undefined}>{short}</abbr>
    </th>
  )
}
