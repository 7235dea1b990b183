import { Button } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useFormatting } from '../../../preferences/use-formatting.ts'
import type { CatalogueFilters } from '../../../data/queries/catalogue.ts'
import { recentDaySections } from '../list/day-sections.tsx'
import styles from '../list/upcoming-list.module.css'
import { useMatchPages } from '../list/use-match-pages.ts'
import { NoMatches } from '../page/no-matches.tsx'
import { ResultList } from './result-list.tsx'

/** Matches that ended, day by day, the newest day first. */
export function PastList({ filters }: { filters: CatalogueFilters }) {
  const t = useTranslations('catalogue')
  const { day } = useFormatting()
  const { matches, showMore, loading } = useMatchPages(filters)
  if (matches.length === 0) return <NoMatches kind="finished" />
  return (
    <div className={styles['list']}>
      <ResultList sections={recentDaySections(matches, day)} />
      {(showMore !== undefined || loading) && (
        <Button className={styles['more']} loading={loading} onClick={showMore}>
          {t('showMore')}
        </Button>
      )}
    </div>
  )
}
