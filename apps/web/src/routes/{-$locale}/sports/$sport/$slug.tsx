import { createFileRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router'
import type { Match } from '@touchline/contract'

import { linksFor } from '../../../../addresses/links.ts'
import { eventHead } from '../../../../layout/document/event-head.ts'
import { canonicalSegments, resolveEvent } from '../../../../data/queries/resolve-event.ts'
import { seenMatch } from '../../../../data/queries/seen-match.ts'
import { CategoryPage } from '../../../../features/catalogue/category-page.tsx'
import { EventPending } from '../../../../features/catalogue/event-pending.tsx'
import { parseEventSearch } from '../../../../features/catalogue/event-search.ts'
import { LeaguePage } from '../../../../features/catalogue/league-page.tsx'
import { loadEvents } from '../../../../features/catalogue/load-events.ts'
import { PageFailed } from '../../../../features/catalogue/page-failed.tsx'
import { loadMatch } from '../../../../features/match/load-match.ts'
import { MatchPage } from '../../../../features/match/match-page.tsx'
import { parseMatchSearch } from '../../../../features/match/match-search.ts'
import { tournamentsQuery } from '../../../../data/queries/catalogue.ts'

const racePage = () => import('./-race-page.ts')
const RacePage = lazyRouteComponent(async () => ({ default: (await racePage()).RacePage }))

function isRace({ type }: Match): boolean {
  return type === 'stage'
}

/** AMB-01: one address form for matches, leagues and categories. */
export const Route = createFileRoute('/{-$locale}/sports/$sport/$slug')({
  validateSearch: (search) => ({ ...parseMatchSearch(search), ...parseEventSearch(search) }),
  // A tab of a match's markets is no reason to read again.
  loaderDeps: ({ search }) => parseEventSearch(search),
  loader: async ({ context: { services }, params, deps, location }) => {
    const seen = seenMatch(services, params.slug)
    const event = seen ?? (await resolveEvent(services, params.sport, params.slug))
    if (event === null) throw notFound()
    // A draw stands on the page of its lottery.
    if (event.kind === 'match' && event.match.sport.key === 'lottery') {
      throw redirect({ ...linksFor(services.page).lotteries(), replace: true })
    }
    const canonical = canonicalSegments(event)
    if (canonical.sport !== params.sport || canonical.slug !== params.slug) {
      throw redirect({
        to: '/{-$locale}/sports/$sport/$slug',
        params: { ...params, ...canonical },
        search: location.search,
        statusCode: 301,
        replace: true,
      })
    }
    switch (event.kind) {
      case 'match':
        if (isRace(event.match)) {
          await RacePage.preload?.()
          await (await racePage()).loadRace(services, event.match.id)
        } else await loadMatch(services, event.match.id)
        return { page: 'match' as const, shown: event }
      case 'league': {
        const { id, sport } = event.league
        const view = await loadEvents(services, { tournamentId: [id] }, sport.key, deps)
        return { page: 'league' as const, shown: { ...event, view } }
      }
      case 'category': {
        const scope = { categoryId: [event.category.id] }
        const [view] = await Promise.all([
          loadEvents(services, scope, event.category.sport.key, deps),
          services.queryClient.query({ ...tournamentsQuery(services, scope), staleTime: 'static' }),
        ])
        return { page: 'category' as const, shown: { ...event, view } }
      }
    }
  },
  head: ({ match, loaderData }) =>
    loaderData === undefined ? {} : eventHead(match.context.services, loaderData.shown),
  component: Event,
  pendingComponent: EventPending,
  errorComponent: PageFailed,
})

function Event() {
  const { shown } = Route.useLoaderData()
  const search = parseMatchSearch(Route.useSearch())
  switch (shown.kind) {
    case 'match':
      return isRace(shown.match) ? (
        <RacePage key={shown.match.id} match={shown.match} />
      ) : (
        <MatchPage key={shown.match.id} match={shown.match} search={search} />
      )
    case 'league':
      return <LeaguePage key={shown.league.id} league={shown.league} view={shown.view} />
    case 'category':
      return <CategoryPage key={shown.category.id} category={shown.category} view={shown.view} />
  }
}
