import { createFileRoute } from '@tanstack/react-router'

import { pageHead } from '../../../addresses/page-head.ts'
import { parseDaySearch } from '../../../features/catalogue/day-search.ts'
import { loadDay } from '../../../features/catalogue/load-day.ts'
import { PageFailed } from '../../../features/catalogue/page-failed.tsx'
import { PagePending } from '../../../features/catalogue/page-pending.tsx'
import { ResultsPage } from '../../../features/catalogue/results-page.tsx'
import { catalogueTexts } from '../../../i18n/page-texts.ts'

export const Route = createFileRoute('/{-$locale}/sports/results')({
  validateSearch: parseDaySearch,
  loaderDeps: ({ search }) => parseDaySearch(search),
  loader: ({ context: { services }, deps }) => loadDay(services, 'fromPastToNow', deps),
  head: ({ match }) => {
    const { services } = match.context
    const t = catalogueTexts(services)
    return pageHead(services.page, {
      title: t('resultsTitle'),
      description: t('resultsDescription'),
      link: (links) => links.results(),
    })
  },
  staticData: { page: 'results' },
  component: Results,
  pendingComponent: PagePending,
  errorComponent: PageFailed,
})

function Results() {
  return <ResultsPage view={Route.useLoaderData()} search={Route.useLoaderDeps()} />
}
