import { createFileRoute } from '@tanstack/react-router'

import { pageHead } from '../../../addresses/page-head.ts'
import { parseDaySearch } from '../../../features/catalogue/day-search.ts'
import { loadDay } from '../../../features/catalogue/load-day.ts'
import { PageFailed } from '../../../features/catalogue/page-failed.tsx'
import { PagePending } from '../../../features/catalogue/page-pending.tsx'
import { SchedulePage } from '../../../features/catalogue/schedule-page.tsx'
import { catalogueTexts } from '../../../i18n/page-texts.ts'

export const Route = createFileRoute('/{-$locale}/sports/schedule')({
  validateSearch: parseDaySearch,
  loaderDeps: ({ search }) => parseDaySearch(search),
  loader: ({ context: { services }, deps }) => loadDay(services, 'fromNowToFuture', deps),
  head: ({ match }) => {
    const { services } = match.context
    const t = catalogueTexts(services)
    return pageHead(services.page, {
      title: t('scheduleTitle'),
      description: t('scheduleDescription'),
      link: (links) => links.schedule(),
    })
  },
  staticData: { page: 'schedule' },
  component: Schedule,
  pendingComponent: PagePending,
  errorComponent: PageFailed,
})

function Schedule() {
  return <SchedulePage view={Route.useLoaderData()} search={Route.useLoaderDeps()} />
}
