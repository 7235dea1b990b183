import { useSuspenseQuery } from '@tanstack/react-query'
import {
  MATCH_STATUS,
  OPEN_MATCH_STATUSES,
  OVER_MATCH_STATUSES,
  type EventFilters,
  type Match,
  type PageBlockOf,
} from '@touchline/contract'
import { ChipRow } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useServices } from '../../base/services.ts'
import { useLiveMatches } from '../../data/live/use-follow.ts'
import type { PageData } from '../../data/page-data.ts'
import {
  matchesQuery,
  tournamentsQuery,
  type CatalogueFilters,
} from '../../data/queries/catalogue.ts'
import type { BlockKind, BlockProps } from '../../parts/blocks/block-kind.ts'
import { BlockSection } from '../../parts/blocks/block-section.tsx'
import { Waiting } from '../../parts/late/waiting.tsx'
import { useFavourites } from '../../player/favourites/use-favourites.ts'
import { isLoggedIn } from '../../player/session/session-state.ts'
import { useSession } from '../../player/session/use-session.ts'
import { useFormatting } from '../../preferences/use-formatting.ts'
import { FAVOURITE_MATCHES } from './favourite-filters.ts'
import { PinnedEntries } from './favourites/pinned-list.tsx'
import { LeagueCards } from './home/top-leagues.tsx'
import { OutrightCards } from './home/shelves/home-shelves.tsx'
import { TopEventCard } from './home/top-event-card.tsx'
import { TOP_SPORTS } from './home-view.ts'
import { sportSections } from './list/build-sections.tsx'
import { daySections, recentDaySections, resultSections } from './list/day-sections.tsx'
import { LiveList } from './list/live-list.tsx'
import { MatchList } from './list/match-list.tsx'
import { liveFilters, outrightFilters, upcomingFilters, type Scope } from './page/filters.ts'
import { ResultList } from './results/result-list.tsx'

type EventType =
  | 'live_events'
  | 'prematch_events'
  | 'outrights'
  | 'result_events'
  | 'results'
  | 'schedule'
  | 'top_events'

type EventBlock = PageBlockOf<EventType>

const some = (ids: readonly string[]) => (ids.length === 0 ? undefined : [...ids])

/** What the operator's filters ask of the lists of the catalogue. */
export function scopeOf({ sportKeys, categoryIds, leagueIds }: EventFilters): Scope {
  const scope = {
    sportKey: some(sportKeys),
    categoryId: some(categoryIds),
    tournamentId: some(leagueIds),
  }
  return Object.fromEntries(
    Object.entries(scope).filter(([, value]) => value !== undefined),
  ) as Scope
}

/** The list that a block of events shows. */
export function filtersOf({ type, filters, limit }: EventBlock): CatalogueFilters {
  const { matchIds, hasVideo, startsBefore } = filters
  const own: CatalogueFilters = {
    ...(matchIds.length > 0 ? { id: [...matchIds] } : {}),
    ...(hasVideo ? { hasVideo } : {}),
    ...(startsBefore === null ? {} : { startTo: startsBefore }),
    limit,
  }
  return { ...listOf(type, scopeOf(filters)), ...own }
}

function listOf(type: EventType, scope: Scope): CatalogueFilters {
  switch (type) {
    case 'live_events':
      return liveFilters(scope)
    case 'prematch_events':
    case 'schedule':
      return { ...upcomingFilters(scope), bettable: true }
    case 'outrights':
      return { ...outrightFilters(scope), sortBy: 'priority:desc', bettable: true }
    case 'result_events':
    case 'results':
      return {
        ...scope,
        type: ['match'],
        matchStatus: [...OVER_MATCH_STATUSES],
        sortBy: 'start_time:desc',
      }
    case 'top_events': {
      const matchStatus = [MATCH_STATUS.live, MATCH_STATUS.prematch]
      return { ...scope, type: ['match'], matchStatus, sortBy: 'priority:desc', bettable: true }
    }
  }
}

function readMatches(services: PageData, block: EventBlock): Promise<unknown> {
  return services.queryClient.query(matchesQuery(services, filtersOf(block)))
}

/** BLOCK-08: what is in play, by sport; newcomers wait as on any list. */
export const liveEvents: BlockKind<'live_events'> = { Block: LiveEvents, read: readMatches }

function LiveEvents({ block }: BlockProps<'live_events'>) {
  const t = useTranslations('catalogue')
  const filters = filtersOf(block)
  const matches = useLiveMatches(filters)
  if (matches.length === 0) return null
  return (
    <BlockSection block={block} title={t('tabs.live')}>
      <LiveList filters={filters} sportKeys={TOP_SPORTS} />
    </BlockSection>
  )
}

/** BLOCK-10: what comes, by sport. */
export const prematchEvents: BlockKind<'prematch_events'> = {
  Block: PrematchEvents,
  read: readMatches,
}

function PrematchEvents({ block }: BlockProps<'prematch_events'>) {
  const t = useTranslations('catalogue')
  const matches = useLiveMatches(filtersOf(block))
  if (matches.length === 0) return null
  return (
    <BlockSection block={block} title={t('tabs.upcoming')}>
      <MatchList sections={sportSections(matches, TOP_SPORTS)} />
    </BlockSection>
  )
}

/** BLOCK-09: the ends of seasons, each with the four that the market sees ahead. */
export const outrights: BlockKind<'outrights'> = { Block: OutrightEvents, read: readMatches }

function OutrightEvents({ block }: BlockProps<'outrights'>) {
  const t = useTranslations('catalogue')
  const filters = filtersOf(block)
  if (useLiveMatches(filters).length === 0) return null
  return (
    <BlockSection block={block} title={t('tabs.outrights')}>
      <OutrightCards filters={filters} />
    </BlockSection>
  )
}

/** BLOCK-12: the latest results, by sport and league. */
export const resultEvents: BlockKind<'result_events'> = { Block: ResultEvents, read: readMatches }

function ResultEvents({ block }: BlockProps<'result_events'>) {
  const t = useTranslations('catalogue')
  const matches = useLiveMatches(filtersOf(block))
  if (matches.length === 0) return null
  return (
    <BlockSection block={block} title={t('results')}>
      <ResultList sections={resultSections(matches)} />
    </BlockSection>
  )
}

/** BLOCK-13: results day by day, the newest first, with the way to all of them. */
export const results: BlockKind<'results'> = { Block: Results, read: readMatches }

function Results({ block }: BlockProps<'results'>) {
  const t = useTranslations('catalogue')
  const { day } = useFormatting()
  const matches = useLiveMatches(filtersOf(block))
  if (matches.length === 0) return null
  const link = block.link ?? { href: '/sports/results', label: null }
  return (
    <BlockSection block={{ ...block, link }} title={t('results')}>
      <ResultList sections={recentDaySections(matches, day)} />
    </BlockSection>
  )
}

/** BLOCK-14: what comes, day by day, with the way to all of it. */
export const schedule: BlockKind<'schedule'> = { Block: Schedule, read: readMatches }

function Schedule({ block }: BlockProps<'schedule'>) {
  const t = useTranslations('catalogue')
  const { day } = useFormatting()
  const matches = useLiveMatches(filtersOf(block))
  if (matches.length === 0) return null
  const link = block.link ?? { href: '/sports/schedule', label: null }
  return (
    <BlockSection block={{ ...block, link }} title={t('schedule')}>
      <MatchList sections={daySections(matches, day)} />
    </BlockSection>
  )
}

/** BLOCK-15: cards of the most important matches. */
export const topEvents: BlockKind<'top_events'> = { Block: TopEvents, read: readMatches }

function TopEvents({ block }: BlockProps<'top_events'>) {
  const t = useTranslations('catalogue')
  const matches = useLiveMatches(filtersOf(block))
  if (matches.length === 0) return null
  return (
    <BlockSection block={block} title={t('topEvents')}>
      <ChipRow
        label={block.title ?? t('topEvents')}
        startLabel={t('scrollBack')}
        endLabel={t('scrollOn')}
      >
        {matches.map((match) => (
          <TopEventCard key={match.id} match={match} />
        ))}
      </ChipRow>
    </BlockSection>
  )
}

/** BLOCK-16: the most important leagues that have matches. */
export const topLeagues: BlockKind<'top_leagues'> = {
  Block: TopLeagues,
  read: (services, block) =>
    services.queryClient.query({
      ...tournamentsQuery(services, leagueFilters(block)),
      staleTime: 'static',
    }),
}

function leagueFilters({ filters, limit }: PageBlockOf<'top_leagues'>): CatalogueFilters {
  const { tournamentId, ...scope } = scopeOf(filters)
  return {
    ...scope,
    ...(tournamentId === undefined ? {} : { id: tournamentId }),
    sortBy: 'priority:desc',
    bettable: true,
    limit,
  }
}

function TopLeagues({ block }: BlockProps<'top_leagues'>) {
  const t = useTranslations('catalogue')
  const { data: leagues } = useSuspenseQuery(tournamentsQuery(useServices(), leagueFilters(block)))
  if (leagues.length === 0) return null
  return (
    <BlockSection block={block} title={t('topLeagues')}>
      <LeagueCards leagues={leagues} />
    </BlockSection>
  )
}

/** BLOCK-22: what the player marked. No page that a server rendered knows a player. */
export const favorites: BlockKind<'favorites'> = { Block: Favorites }

function Favorites({ block }: BlockProps<'favorites'>) {
  const isPlayer = useSession(isLoggedIn)
  const isKnown = useFavourites((state) => state.status === 'ready')
  const hasMatches = useFavourites(
    ({ matches }) => block.lists.includes('matches') && matches.size > 0,
  )
  if (!isPlayer || !isKnown) return null
  return (
    <Waiting>
      {hasMatches ? <WithMatches block={block} /> : <Marked block={block} matches={[]} />}
    </Waiting>
  )
}

/** Those that are not over. */
const MARKED_MATCHES: CatalogueFilters = {
  ...FAVOURITE_MATCHES,
  matchStatus: [...OPEN_MATCH_STATUSES],
}

function WithMatches({ block }: BlockProps<'favorites'>) {
  const matches = useLiveMatches({ ...MARKED_MATCHES, limit: block.limit })
  return <Marked block={block} matches={matches} />
}

type MarkedProps = BlockProps<'favorites'> & { matches: readonly Match[] }

function Marked({ block, matches }: MarkedProps) {
  const t = useTranslations('favourites')
  const { lists } = block
  const hasPinned = useFavourites((state) =>
    lists.some((list) => list !== 'matches' && state[list].size > 0),
  )
  if (matches.length === 0 && !hasPinned) return null
  const link = block.link ?? { href: '/sports/favorites', label: null }
  return (
    <BlockSection block={{ ...block, link }} title={t('title')}>
      {matches.length > 0 && <MatchList sections={sportSections(matches, TOP_SPORTS)} />}
      <PinnedEntries
        hasSports={lists.includes('sports')}
        hasLeagues={lists.includes('tournaments')}
      />
    </BlockSection>
  )
}
