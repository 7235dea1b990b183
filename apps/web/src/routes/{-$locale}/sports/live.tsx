import { createFileRoute } from '@tanstack/react-router'

import { pageHead } from '../../../addresses/page-head.ts'
import { LivePage } from '../../../features/catalogue/live-page.tsx'
import { parseLiveSearch } from '../../../features/catalogue/live-search.ts'
import { loadLive } from '../../../features/catalogue/load-live.ts'
import { PageFailed } from '../../../features/catalogue/page-failed.tsx'
import { PagePending } from '../../../features/catalogue/page-pending.tsx'
import { catalogueTexts } from '../../../i18n/page-texts.ts'

export const Route = createFileRoute('/{-$locale}/sports/live')({
  validateSearch: parseLiveSearch,
  loaderDeps: ({ search }) => parseLiveSearch(search),
  loader: ({ context: { services }, deps }) => loadLive(services, deps),
  head: ({ match }) => {
    const { services } = match.context
    const t = catalogueTexts(services)
    return pageHead(services.page, {
      title: t('liveTitle'),
      description: t('liveDescription'),
      link: (links) => links.live(),
    })
  },
  staticData: { page: 'live' },
  component: Live,
  pendingComponent: PagePending,
  errorComponent: PageFailed,
})

function Live() {
  return <LivePage search={Route.useSearch()} />
}
