import { useSuspenseQuery } from '@tanstack/react-query'
import { VisuallyHidden } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useServices } from '../../base/services.ts'
import { sportsQuery } from '../../data/queries/catalogue.ts'
import { PageStack } from './page/page-section.tsx'
import { gameTabs, SportTabs } from './page/sport-tabs.tsx'
import { HomeList } from './home/home-list.tsx'
import { MoreShelves } from './home/late-parts.tsx'
import { HomeTabs } from './home/home-tabs.tsx'
import { homeView, orderSports, type HomeSearch } from './home-view.ts'
import { TopEvents } from './home/top-events.tsx'
import { TopLeagues } from './home/top-leagues.tsx'

/** BROWSE-02: top events, the matches of the moment by sport, top leagues. */
export function HomePage({ search }: { search: HomeSearch }) {
  const t = useTranslations('catalogue')
  const services = useServices()
  const { data: sports } = useSuspenseQuery(sportsQuery(services))
  const view = homeView(sports, search)
  const ordered = orderSports(sports, services.page.preferences.ownSports)
  return (
    <PageStack>
      <VisuallyHidden level={1}>{t('head.homeTitle')}</VisuallyHidden>
      <TopEvents />
      <SportTabs
        page="home"
        sports={gameTabs(ordered)}
        all={t('topSports')}
        selected={view.sport?.key ?? null}
      />
      <HomeTabs view={view} />
      <HomeList
        key={`${view.tab} ${view.sport?.key ?? ''}`}
        view={view}
        sportKeys={ordered.map((sport) => sport.key)}
      />
      <MoreShelves />
      <TopLeagues />
    </PageStack>
  )
}
