import { Button } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useFormatting } from '../../../preferences/use-formatting.ts'
import { NoMatches } from '../page/no-matches.tsx'
import { daySections, leagueDays } from './day-sections.tsx'
import { useKeptGroups } from './kept-groups.ts'
import { MatchList } from './match-list.tsx'
import { watchRows } from './row-gate.ts'
import styles from './upcoming-list.module.css'
import type { MatchPages } from './use-match-pages.ts'

type UpcomingListProps = {
  pages: MatchPages
  /** All matches are of one league: days are the groups then. */
  oneLeague?: boolean
}

/** Matches that have not begun, day by day. */
export function UpcomingList({ pages, oneLeague }: UpcomingListProps) {
  const t = useTranslations('catalogue')
  const { day } = useFormatting()
  const { matches, showMore, loading } = pages
  const sections = useKeptGroups(oneLeague ? [leagueDays(matches, day)] : daySections(matches, day))
  if (matches.length === 0) return <NoMatches kind="upcoming" />
  return (
    <div className={styles['list']}>
      <div>
        <MatchList sections={sections} watch={watchRows} />
      </div>
      {(showMore !== undefined || loading) && (
        <Button className={styles['more']} loading={loading} onClick={showMore}>
          {t('showMore')}
        </Button>
      )}
    </div>
  )
}
