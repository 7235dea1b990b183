import { createFileRoute } from '@tanstack/react-router'

import { pageHead } from '../../../addresses/page-head.ts'
import type { PageReader } from '../../../features/blocks/page-blocks.tsx'
import { HomePage } from '../../../features/catalogue/home-page.tsx'
import { parseHomeSearch, type HomeSearch } from '../../../features/catalogue/home-view.ts'
import { loadHome } from '../../../features/catalogue/load-home.ts'
import { PageFailed } from '../../../features/catalogue/page-failed.tsx'
import { PagePending } from '../../../features/catalogue/page-pending.tsx'
import {
  systemSettingsQuery,
  useSystemSettings,
  type PageSettings,
} from '../../../data/queries/system-settings.ts'
import { catalogueTexts } from '../../../i18n/page-texts.ts'
import { Waiting } from '../../../parts/late/waiting.tsx'
import { HomeBlocks, ownSite } from '../-own-parts.ts'
import { readSharedHead, sharedMeta } from '../../../parts/sharing/shared-head.ts'

export const Route = createFileRoute('/{-$locale}/sports/')({
  validateSearch: parseHomeSearch,
  loaderDeps: ({ search }) => parseHomeSearch(search),
  loader: async ({ context: { services }, deps, location }) => {
    const [shared] = await Promise.all([
      import.meta.env.SSR ? readSharedHead(services, location.href) : null,
      readHome(services, deps),
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

/** Whether the operator made the home page; its code comes only then. */
const isMade = ({ site }: Pick<PageSettings, 'site'>) =>
  (site as { pages?: readonly string[] } | undefined)?.pages?.includes('home')

async function readHome(services: PageReader, search: HomeSearch): Promise<void> {
  const own = () => loadHome(services, search)
  if (!isMade(await services.queryClient.query(systemSettingsQuery(services)))) return own()
  await HomeBlocks.load()
  await (await ownSite()).readHomeBlocks(services, own)
}

function Home() {
  const own = <HomePage search={Route.useLoaderDeps()} />
  if (!isMade(useSystemSettings())) return own
  return (
    // Until an open page has fetched the code of its blocks, the product's own home stays.
    <Waiting fallback={own}>
      <HomeBlocks own={own} />
    </Waiting>
  )
}
