import { Button } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useFormatting } from '../../../preferences/use-formatting.ts'
import type { CatalogueFilters } from '../../../queries/catalogue.ts'
import { NoMatches } from '../page/no-matches.tsx'
import { daySections, leagueDays } from './day-sections.tsx'
import { MatchList } from './match-list.tsx'
import styles from './upcoming-list.module.css'
import { useMatchPages } from './use-match-pages.ts'

type UpcomingListProps = {
  filters: CatalogueFilters
  /** All matches are of one league: days are the groups then. */
  oneLeague?: boolean
}

/** Matches that have not begun, day by day. */
export function UpcomingList({ filters, oneLeague = false }: UpcomingListProps) {
  const t = useTranslations('catalogue')
  const { day } = useFormatting()
  const { matches, showMore, loading } = useMatchPages(filters)
  if (matches.length === 0) return <NoMatches kind="upcoming" />
  const sections = oneLeague ? [leagueDays(matches, day)] : daySections(matches, day)
  return (
    <div className={styles['list']}>
      <MatchList sections={sections} />
      {(showMore !== undefined || loading) && (
        <Button className={styles['more']} loading={loading} onClick={showMore}>
          {t('showMore')}
        </Button>
      )}
    </div>
  )
}
