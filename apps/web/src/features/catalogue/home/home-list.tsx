import { useTranslations } from 'use-intl'

import { useLiveMatches } from '../../../data/live/use-follow.ts'
import type { CatalogueFilters } from '../../../data/queries/catalogue.ts'
import { ListChoiceContext } from '../choice/list-choice.ts'
import { useListChoice } from '../choice/use-list-choice.ts'
import { sportSections } from '../list/build-sections.tsx'
import { LiveList } from '../list/live-list.tsx'
import { MatchList } from '../list/match-list.tsx'
import { NoMatches } from '../page/no-matches.tsx'
import { homeFilters } from './home-queries.ts'
import type { HomeView } from '../home-view.ts'
import { HomeShelves, OutrightCards } from './late-parts.tsx'
import { MoreLink } from './more-link.tsx'

type HomeListProps = { view: HomeView; sportKeys: readonly string[] }

/** The matches under the home page's tabs. */
export function HomeList(props: HomeListProps) {
  const { asked, choice } = useListChoice()
  return (
    <ListChoiceContext value={choice}>
      <TabList {...props} filters={homeFilters(props.view, asked)} />
    </ListChoiceContext>
  )
}

function TabList({ view, sportKeys, filters }: HomeListProps & { filters: CatalogueFilters }) {
  const t = useTranslations('catalogue')
  if (view.tab === 'live') {
    const count = view.tabs.find((tab) => tab.id === 'live')?.count ?? 0
    return (
      <>
        <LiveList filters={filters} sportKeys={sportKeys} between={<HomeShelves />} />
        <MoreLink to="live" sport={view.sport?.key}>
          {t('allLive', { count: String(count) })}
        </MoreLink>
      </>
    )
  }
  if (view.tab === 'outrights') return <OutrightCards filters={filters} />
  return (
    <>
      <UpcomingList filters={filters} sportKeys={sportKeys} />
      {view.sport && (
        <MoreLink to="sport" sport={view.sport.key}>
          {t('allOfSport', { sport: view.sport.name })}
        </MoreLink>
      )}
    </>
  )
}

type UpcomingListProps = Pick<HomeListProps, 'sportKeys'> & { filters: CatalogueFilters }

function UpcomingList({ filters, sportKeys }: UpcomingListProps) {
  const matches = useLiveMatches(filters)
  if (matches.length === 0) return <NoMatches kind="upcoming" />
  return <MatchList sections={sportSections(matches, sportKeys)} between={<HomeShelves />} />
}
