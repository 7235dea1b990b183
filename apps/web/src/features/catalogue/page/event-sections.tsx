import { Suspense } from 'react'
import { useTranslations } from 'use-intl'

import { lazyPart } from '../../../parts/late/lazy-part.tsx'
import { useLiveMatches } from '../../../data/live/use-follow.ts'
import { chosenFilter } from '../choice/chosen-markets.ts'
import { ListChoiceContext } from '../choice/list-choice.ts'
import { MarketSwitch } from '../choice/market-switch.tsx'
import { useListChoice } from '../choice/use-list-choice.ts'
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
  /** The one sport of the page; absent where there are several. */
  sportKey?: string | undefined
  oneLeague?: boolean
}

/** What is in play, if anything is, and what comes, day by day; or the one part that was asked for. */
export function EventSections(props: EventSectionsProps) {
  const { view, link, sportKey, oneLeague = false } = props
  const { chosen, choice } = useListChoice()
  const scope = {
    ...props.scope,
    ...chosenFilter(chosen, sportKey === undefined ? undefined : [sportKey]),
  }
  return (
    <ListChoiceContext value={choice}>
      <EventChips link={link} view={view} />
      {sportKey !== undefined && view.time !== 'fromPastToNow' && (
        <MarketSwitch sportKey={sportKey} />
      )}
      <Sections scope={scope} view={view} oneLeague={oneLeague} />
    </ListChoiceContext>
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
