import { createFileRoute } from '@tanstack/react-router'

import { pageHead } from '../../../addresses/page-head.ts'
import { CybersportPage } from '../../../features/catalogue/cybersport-page.tsx'
import { parseCybersportSearch } from '../../../features/catalogue/cybersport-search.ts'
import { loadCybersport } from '../../../features/catalogue/load-cybersport.ts'
import { PageFailed } from '../../../features/catalogue/page-failed.tsx'
import { PagePending } from '../../../features/catalogue/page-pending.tsx'
import { catalogueTexts } from '../../../i18n/page-texts.ts'

export const Route = createFileRoute('/{-$locale}/sports/cybersport')({
  validateSearch: parseCybersportSearch,
  loaderDeps: ({ search }) => parseCybersportSearch(search),
  loader: ({ context: { services }, deps }) => loadCybersport(services, deps),
  head: ({ match }) => {
    const { services } = match.context
    const t = catalogueTexts(services)
    return pageHead(services.page, {
      title: t('esportsTitle'),
      description: t('esportsDescription'),
      link: (links) => links.cybersport(),
    })
  },
  staticData: { page: 'cybersport' },
  component: Cybersport,
  pendingComponent: PagePending,
  errorComponent: PageFailed,
})

function Cybersport() {
  const { sport } = Route.useLoaderDeps()
  return <CybersportPage sport={sport} view={Route.useLoaderData()} />
}
