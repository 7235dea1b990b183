import { createFileRoute, notFound, redirect } from '@tanstack/react-router'

import { eventHead } from '../../../../addresses/event-head.ts'
import { canonicalSegments, resolveEvent } from '../../../../addresses/resolve-event.ts'
import { CategoryPage } from '../../../../features/catalogue/category-page.tsx'
import { LeaguePage } from '../../../../features/catalogue/league-page.tsx'
import { loadEvents } from '../../../../features/catalogue/load-events.ts'
import { PageFailed } from '../../../../features/catalogue/page-failed.tsx'
import { PagePending } from '../../../../features/catalogue/page-pending.tsx'
import { loadMatch } from '../../../../features/match/load-match.ts'
import { MatchPage } from '../../../../features/match/match-page.tsx'
import { parseMatchSearch } from '../../../../features/match/match-search.ts'
import { tournamentsQuery } from '../../../../queries/catalogue.ts'

/** AMB-01: one address form for matches, leagues and categories. */
export const Route = createFileRoute('/{-$locale}/sports/$sport/$slug')({
  validateSearch: parseMatchSearch,
  loader: async ({ context: { services }, params, location }) => {
    const event = await resolveEvent(services, params.sport, params.slug)
    if (event === null) throw notFound()
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
        await loadMatch(services, event.match.id)
        return { page: 'match' as const, event }
      case 'league':
        await loadEvents(services, { tournamentId: [event.league.id] })
        return { page: 'league' as const, event }
      case 'category': {
        const scope = { categoryId: [event.category.id] }
        await Promise.all([
          loadEvents(services, scope),
          services.queryClient.query({ ...tournamentsQuery(services, scope), staleTime: 'static' }),
        ])
        return { page: 'category' as const, event }
      }
    }
  },
  head: ({ match, loaderData }) =>
    loaderData === undefined ? {} : eventHead(match.context.services, loaderData.event),
  component: Event,
  pendingComponent: PagePending,
  errorComponent: PageFailed,
})

function Event() {
  const { event } = Route.useLoaderData()
  const { group } = Route.useSearch()
  switch (event.kind) {
    case 'match':
      return <MatchPage key={event.match.id} match={event.match} group={group} />
    case 'league':
      return <LeaguePage key={event.league.id} league={event.league} />
    case 'category':
      return <CategoryPage key={event.category.id} category={event.category} />
  }
}
