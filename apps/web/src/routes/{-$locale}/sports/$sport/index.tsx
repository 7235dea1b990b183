import { createFileRoute, notFound } from '@tanstack/react-router'

import { pageHead } from '../../../../addresses/page-head.ts'
import { parseEventSearch } from '../../../../features/catalogue/event-search.ts'
import { loadEvents } from '../../../../features/catalogue/load-events.ts'
import { PageFailed } from '../../../../features/catalogue/page-failed.tsx'
import { PagePending } from '../../../../features/catalogue/page-pending.tsx'
import { SportPage } from '../../../../features/catalogue/sport-page.tsx'
import { catalogueTexts } from '../../../../i18n/page-texts.ts'
import { sportsQuery, tournamentsQuery } from '../../../../data/queries/catalogue.ts'

export const Route = createFileRoute('/{-$locale}/sports/$sport/')({
  validateSearch: parseEventSearch,
  loaderDeps: ({ search }) => parseEventSearch(search),
  loader: async ({ context: { services }, params, deps }) => {
    const sports = await services.queryClient.query({
      ...sportsQuery(services),
      staleTime: 'static',
    })
    const sport = sports.find((each) => each.key === params.sport)
    if (sport === undefined) throw notFound()
    const scope = { sportKey: [sport.key] }
    const [view] = await Promise.all([
      loadEvents(services, scope, sport.key, deps),
      services.queryClient.query({ ...tournamentsQuery(services, scope), staleTime: 'static' }),
    ])
    return { sport, view }
  },
  head: ({ match, loaderData }) => {
    if (loaderData === undefined) return {}
    const { services } = match.context
    const { key, name } = loaderData.sport
    const t = catalogueTexts(services)
    return pageHead(services.page, {
      title: t('sportTitle', { sport: name }),
      description: t('sportDescription', { sport: name }),
      link: (links) => links.sport(key),
    })
  },
  staticData: { page: 'sport' },
  component: Sport,
  pendingComponent: PagePending,
  errorComponent: PageFailed,
})

function Sport() {
  const { sport, view } = Route.useLoaderData()
  return <SportPage sport={sport} view={view} />
}
