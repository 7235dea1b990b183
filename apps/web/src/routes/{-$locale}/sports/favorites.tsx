import { createFileRoute } from '@tanstack/react-router'

import { pageHead } from '../../../addresses/page-head.ts'
import { FavouritesPage } from '../../../features/catalogue/favourites-page.tsx'
import { parseFavouritesSearch } from '../../../features/catalogue/favourite-filters.ts'
import { loadFavourites } from '../../../features/catalogue/load-favourites.ts'
import { PageFailed } from '../../../features/catalogue/page-failed.tsx'
import { PagePending } from '../../../features/catalogue/page-pending.tsx'

export const Route = createFileRoute('/{-$locale}/sports/favorites')({
  validateSearch: parseFavouritesSearch,
  loader: ({ context: { services } }) => loadFavourites(services),
  head: ({ match: { context } }) => {
    const { page, messages } = context.services
    const { title, description } = messages.favourites
    const head = pageHead(page, { title, description, link: (links) => links.favourites() })
    return { ...head, meta: [...head.meta, { name: 'robots', content: 'noindex' }] }
  },
  staticData: { page: 'favorites' },
  component: Favourites,
  pendingComponent: PagePending,
  errorComponent: PageFailed,
})

function Favourites() {
  return <FavouritesPage search={parseFavouritesSearch(Route.useSearch())} />
}
