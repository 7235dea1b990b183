import { Suspense } from 'react'
import { useTranslations } from 'use-intl'

import { lazyPart } from '../../../lib/lazy-part.tsx'
import { useLiveMatches } from '../../../live/use-follow.ts'
import type { EventView } from '../event-search.ts'
import { LiveList } from '../list/live-list.tsx'
import { MatchListSkeleton } from '../list/match-list-skeleton.tsx'
import { UpcomingList } from '../list/upcoming-list.tsx'
import { EventChips, type EventsLink } from './event-chips.tsx'
import { liveFilters, pastFilters, upcomingFilters, type Scope } from './filters.ts'
import { PageSection } from './page-section.tsx'

const PastList = lazyPart(async () => (await import('../results/past-list.tsx')).PastList)

type EventSectionsProps = {
  scope: Scope
  view: EventView
  /** The page itself. */
  link: EventsLink
  oneLeague?: boolean
}

/** What is in play, if anything is, and what comes, day by day; or the one part that was asked for. */
export function EventSections({ scope, view, link, oneLeague = false }: EventSectionsProps) {
  return (
    <>
      <EventChips link={link} view={view} />
      <Sections scope={scope} view={view} oneLeague={oneLeague} />
    </>
  )
}

type SectionsProps = { scope: Scope; view: EventView; oneLeague: boolean }

function Sections({ scope, view, oneLeague }: SectionsProps) {
  const t = useTranslations('catalogue')
  if (view.live === true) return <LiveList filters={liveFilters(scope)} />
  if (view.time === 'fromPastToNow') {
    return (
      <Suspense fallback={<MatchListSkeleton groups={2} rows={4} />}>
        <PastList filters={pastFilters(scope, view.now)} />
      </Suspense>
    )
  }
  if (view.time === 'fromNowToFuture') {
    return <UpcomingList filters={upcomingFilters(scope, view.now)} oneLeague={oneLeague} />
  }
  return (
    <>
      <LiveSection scope={scope} />
      <PageSection title={t('upcoming')}>
        <UpcomingList filters={upcomingFilters(scope)} oneLeague={oneLeague} />
      </PageSection>
    </>
  )
}

function LiveSection({ scope }: { scope: Scope }) {
  const t = useTranslations('catalogue')
  const live = liveFilters(scope)
  const inPlay = useLiveMatches(live)
  if (inPlay.length === 0) return null
  return (
    <PageSection title={t('liveNow')}>
      <LiveList filters={live} />
    </PageSection>
  )
}
