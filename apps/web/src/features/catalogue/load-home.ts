import { TOP_LEAGUES } from '../../layout/side-nav/top-leagues.tsx'
import type { PageData } from '../../data/page-data.ts'
import { readMatches, sportsQuery, tournamentsQuery } from '../../data/queries/catalogue.ts'
import { loadAsked, loadChoice } from './choice/load-choice.ts'
import { homeFilters, TOP_LIVE, TOP_UPCOMING } from './home/home-queries.ts'
import { homeView, type HomeSearch } from './home-view.ts'

/** Reads what `HomePage` shows. */
export async function loadHome(services: PageData, search: HomeSearch): Promise<void> {
  const { queryClient } = services
  const list = async () => {
    const [sports, asked] = await Promise.all([
      queryClient.query({ ...sportsQuery(services), staleTime: 'static' }),
      loadAsked(services),
    ])
    await readMatches(services, homeFilters(homeView(sports, search), asked))
  }
  await Promise.all([
    list(),
    loadChoice(services),
    readMatches(services, TOP_LIVE),
    readMatches(services, TOP_UPCOMING),
    queryClient.query({ ...tournamentsQuery(services, TOP_LEAGUES), staleTime: 'static' }),
  ])
}
