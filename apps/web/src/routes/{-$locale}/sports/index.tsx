import { createFileRoute } from '@tanstack/react-router'

import { pageHead } from '../../../addresses/page-head.ts'
import { HomePage } from '../../../features/catalogue/home-page.tsx'
import { parseHomeSearch } from '../../../features/catalogue/home-view.ts'
import { loadHome } from '../../../features/catalogue/load-home.ts'
import { PageFailed } from '../../../features/catalogue/page-failed.tsx'
import { PagePending } from '../../../features/catalogue/page-pending.tsx'
import { catalogueTexts } from '../../../i18n/page-texts.ts'
import { readSharedHead, sharedMeta } from '../../../parts/sharing/shared-head.ts'

export const Route = createFileRoute('/{-$locale}/sports/')({
  validateSearch: parseHomeSearch,
  loaderDeps: ({ search }) => parseHomeSearch(search),
  loader: async ({ context: { services }, deps, location }) => {
    const [shared] = await Promise.all([
      import.meta.env.SSR ? readSharedHead(services, location.href) : null,
      loadHome(services, deps),
    ])
    return { shared }
  },
  head: ({ match, loaderData }) => {
    const { services } = match.context
    const t = catalogueTexts(services)
    const head = pageHead(services.page, {
      title: t('homeTitle'),
      description: t('homeDescription'),
      link: (links) => links.home(),
    })
    const shared = loaderData?.shared ?? null
    return shared === null ? head : { ...head, meta: [...head.meta, ...sharedMeta(shared)] }
  },
  staticData: { page: 'home' },
  component: Home,
  pendingComponent: PagePending,
  errorComponent: PageFailed,
})

function Home() {
  return <HomePage search={Route.useSearch()} />
}
