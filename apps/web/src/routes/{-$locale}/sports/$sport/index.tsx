import { createFileRoute, notFound } from '@tanstack/react-router'

import { pageHead } from '../../../../addresses/page-head.ts'
import { parseEventSearch } from '../../../../features/catalogue/event-search.ts'
import { loadEvents } from '../../../../features/catalogue/load-events.ts'
import { PageFailed } from '../../../../features/catalogue/page-failed.tsx'
import { PagePending } from '../../../../features/catalogue/page-pending.tsx'
import { SportPage } from '../../../../features/catalogue/sport-page.tsx'
import { catalogueTexts } from '../../../../i18n/page-texts.ts'
import { sportsQuery, tournamentsQuery } from '../../../../data/queries/catalogue.ts'
import { siteOf } from '../../../../data/queries/site.ts'
import { systemSettingsQuery } from '../../../../data/queries/system-settings.ts'
import type { PageReader } from '../../../../features/blocks/page-blocks.tsx'
import { Waiting } from '../../../../parts/late/waiting.tsx'
import { OwnPage, ownSite } from '../../-own-parts.ts'

export const Route = createFileRoute('/{-$locale}/sports/$sport/')({
  validateSearch: parseEventSearch,
  loaderDeps: ({ search }) => parseEventSearch(search),
  loader: async ({ context: { services }, params, deps }) => {
    const own = await loadOwnPage(services, params.sport)
    if (own !== null) return own
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
    return { sport, view } as const
  },
  head: ({ match, loaderData }) => {
    if (loaderData === undefined) return {}
    const { services } = match.context
    if ('own' in loaderData) {
      const { slug, title, description, hiddenFromSearch } = loaderData.own
      return pageHead(services.page, {
        title,
        description: description ?? title,
        link: (links) => links.sport(slug),
        isPrivate: hiddenFromSearch,
        name: 'page',
      })
    }
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

/** INFO-03: a page of the operator goes before a sport of the same name. */
async function loadOwnPage(services: PageReader, slug: string) {
  const { queryClient, page } = services
  const site = siteOf(await queryClient.query(systemSettingsQuery(services)))
  if (site?.pages.includes(slug) !== true) return null
  const [{ readOwnPage }] = await Promise.all([ownSite(), OwnPage.load()])
  const read = await readOwnPage(services, slug)
  // It may be for those who are signed in: who looks is found out by the browser.
  if (read === null && !page.preferences.hasSession) throw notFound()
  const { title = '', description = null, hiddenFromSearch = true } = read ?? {}
  return { own: { slug, title, description, hiddenFromSearch }, page: 'page' } as const
}

function Sport() {
  const data = Route.useLoaderData()
  if ('own' in data) {
    return (
      <Waiting>
        <OwnPage key={data.own.slug} slug={data.own.slug} />
      </Waiting>
    )
  }
  return <SportPage sport={data.sport} view={data.view} />
}
