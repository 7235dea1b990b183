import { VisuallyHidden } from '@touchline/ui'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { lazyPart } from '../../../parts/late/lazy-part.tsx'
import { Waiting } from '../../../parts/late/waiting.tsx'
import { useLiveMatches } from '../../../data/live/use-follow.ts'
import type { CatalogueFilters } from '../../../data/queries/catalogue.ts'
import { askedFilter } from '../choice/asked-markets.ts'
import { ListChoiceContext } from '../choice/list-choice.ts'
import { MarketSwitch } from '../choice/market-switch.tsx'
import { useListChoice } from '../choice/use-list-choice.ts'
import type { EventView } from '../event-search.ts'
import { leagueSection, ownLeagueSection } from '../list/league-sections.ts'
import { LiveList } from '../list/live-list.tsx'
import { MatchListSkeleton } from '../list/match-list-skeleton.tsx'
import { SportCard } from '../list/sport-card.tsx'
import { UpcomingList } from '../list/upcoming-list.tsx'
import { useMatchPages } from '../list/use-match-pages.ts'
import list from '../list/match-list.module.css'
import { EventChips, type EventsLink } from './event-chips.tsx'
import { liveFilters, pastFilters, upcomingFilters, type Scope } from './filters.ts'

const PastList = lazyPart(async () => (await import('../results/past-list.tsx')).PastList)

type EventSectionsProps = {
  scope: Scope
  view: EventView
  /** The page itself. */
  link: EventsLink
  /** The page's heading: heads the card of its matches. */
  heading: ReactNode
  /** The one sport of the page; absent where there are several. */
  sportKey?: string | undefined
  oneLeague?: boolean
  /** Further ways to narrow, on the line of filters. */
  chips?: ReactNode
}

/** What is in play, if anything is, and what comes, day by day; or the one part that was asked for. */
export function EventSections(props: EventSectionsProps) {
  const { view, link, heading, sportKey, oneLeague = false, chips } = props
  const { asked, choice } = useListChoice()
  const scope = {
    ...props.scope,
    ...askedFilter(asked, sportKey === undefined ? undefined : [sportKey]),
  }
  const end = sportKey !== undefined && <MarketSwitch sportKey={sportKey} />
  const card = { scope, view, oneLeague, heading, end }
  return (
    <ListChoiceContext value={choice}>
      <EventChips link={link} view={view}>
        {chips}
      </EventChips>
      <div className={list['list']}>
        {view.live === true && <LiveEvents {...card} />}
        {view.time === 'fromPastToNow' && <PastEvents {...card} />}
        {view.time === 'fromNowToFuture' && <UpcomingEvents {...card} />}
        {view.live === undefined && view.time === undefined && <AllEvents {...card} />}
      </div>
    </ListChoiceContext>
  )
}

type EventsProps = {
  scope: Scope
  view: EventView
  oneLeague: boolean
  heading: ReactNode
  end: ReactNode
}

function LiveEvents({ scope, oneLeague, heading, end }: EventsProps) {
  const t = useTranslations('catalogue')
  const filters = liveFilters(scope)
  return (
    <SportCard heading={heading} end={end} matches={useLiveMatches(filters)}>
      <VisuallyHidden level={2}>{t('liveNow')}</VisuallyHidden>
      <LiveOfPage filters={filters} oneLeague={oneLeague} />
    </SportCard>
  )
}

type LiveOfPageProps = { filters: CatalogueFilters; oneLeague: boolean }

function LiveOfPage({ filters, oneLeague }: LiveOfPageProps) {
  const t = useTranslations('catalogue')
  return (
    <LiveList
      filters={filters}
      sections={(shown, order) => [
        oneLeague ? ownLeagueSection(shown, t('liveNow'), order) : leagueSection(shown, order),
      ]}
    />
  )
}

function PastEvents({ scope, view, heading }: EventsProps) {
  return (
    <SportCard heading={heading} matches={[]}>
      <Waiting fallback={<MatchListSkeleton groups={2} rows={4} />}>
        <PastList filters={pastFilters(scope, view.now)} />
      </Waiting>
    </SportCard>
  )
}

function UpcomingEvents({ scope, view, oneLeague, heading, end }: EventsProps) {
  const t = useTranslations('catalogue')
  const pages = useMatchPages(upcomingFilters(scope, view.now))
  return (
    <SportCard heading={heading} end={end} matches={pages.matches}>
      <VisuallyHidden level={2}>{t('upcoming')}</VisuallyHidden>
      <UpcomingList pages={pages} oneLeague={oneLeague} />
    </SportCard>
  )
}

function AllEvents({ scope, oneLeague, heading, end }: EventsProps) {
  const t = useTranslations('catalogue')
  const filters = liveFilters(scope)
  const inPlay = useLiveMatches(filters)
  const pages = useMatchPages(upcomingFilters(scope))
  return (
    <SportCard heading={heading} end={end} matches={[...inPlay, ...pages.matches]}>
      {inPlay.length > 0 && (
        <section aria-label={t('liveNow')}>
          <VisuallyHidden level={2}>{t('liveNow')}</VisuallyHidden>
          <LiveOfPage filters={filters} oneLeague={oneLeague} />
        </section>
      )}
      {(inPlay.length === 0 || pages.matches.length > 0) && (
        <section aria-label={t('upcoming')}>
          <VisuallyHidden level={2}>{t('upcoming')}</VisuallyHidden>
          <UpcomingList pages={pages} oneLeague={oneLeague} />
        </section>
      )}
    </SportCard>
  )
}
