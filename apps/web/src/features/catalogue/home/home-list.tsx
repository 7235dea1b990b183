import { useTranslations } from 'use-intl'

import { useLiveMatches } from '../../../data/live/use-follow.ts'
import { leagueSection, sportSections } from '../list/build-sections.tsx'
import { LiveList } from '../list/live-list.tsx'
import { MatchList } from '../list/match-list.tsx'
import { OutrightChips } from '../page/outright-links.tsx'
import { NoMatches } from '../page/no-matches.tsx'
import { homeFilters } from './home-queries.ts'
import type { HomeView } from '../home-view.ts'
import { MoreLink } from './more-link.tsx'

type HomeListProps = { view: HomeView; sportKeys: readonly string[] }

/** The matches under the home page's tabs. */
export function HomeList({ view, sportKeys }: HomeListProps) {
  const t = useTranslations('catalogue')
  const filters = homeFilters(view)
  if (view.tab === 'live') {
    const count = view.tabs.find((tab) => tab.id === 'live')?.count ?? 0
    return (
      <>
        <LiveList filters={filters} sportKeys={sportKeys} />
        <MoreLink to="live" sport={view.sport?.key}>
          {t('allLive', { count: String(count) })}
        </MoreLink>
      </>
    )
  }
  if (view.tab === 'outrights') return <OutrightChips filters={filters} />
  return (
    <>
      <UpcomingList filters={filters} view={view} sportKeys={sportKeys} />
      {view.sport && (
        <MoreLink to="sport" sport={view.sport.key}>
          {t('allOfSport', { sport: view.sport.name })}
        </MoreLink>
      )}
    </>
  )
}

type UpcomingListProps = HomeListProps & { filters: ReturnType<typeof homeFilters> }

function UpcomingList({ filters, view, sportKeys }: UpcomingListProps) {
  const matches = useLiveMatches(filters)
  if (matches.length === 0) return <NoMatches kind="upcoming" />
  const sections =
    view.sport === null ? sportSections(matches, sportKeys) : [leagueSection(matches)]
  return <MatchList sections={sections} />
}
