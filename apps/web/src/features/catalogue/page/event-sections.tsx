import { useTranslations } from 'use-intl'

import { useLiveMatches } from '../../../live/use-follow.ts'
import { LiveList } from '../list/live-list.tsx'
import { UpcomingList } from '../list/upcoming-list.tsx'
import { liveFilters, upcomingFilters, type Scope } from './filters.ts'
import { PageSection } from './page-section.tsx'

/** What is in play, if anything is, and what comes, day by day. */
export function EventSections({ scope, oneLeague }: { scope: Scope; oneLeague?: boolean }) {
  const t = useTranslations('catalogue')
  const live = liveFilters(scope)
  const inPlay = useLiveMatches(live)
  return (
    <>
      {inPlay.length > 0 && (
        <PageSection title={t('liveNow')}>
          <LiveList filters={live} />
        </PageSection>
      )}
      <PageSection title={t('upcoming')}>
        <UpcomingList filters={upcomingFilters(scope)} oneLeague={oneLeague ?? false} />
      </PageSection>
    </>
  )
}
