import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '@touchline/contract'

import type { PageData } from '../page-data.ts'
import { SITE_PAGES_KEY } from './system-settings.ts'

/** A page with the blocks that are for this player, or for a visitor; null where there is none. */
export function sitePageQuery(
  { api, page }: Pick<PageData, 'api' | 'page'>,
  slug: string,
  player: string | null,
) {
  return queryOptions({
    queryKey: [...SITE_PAGES_KEY, slug, page.locale, player],
    queryFn: async ({ signal }) => {
      try {
        return (await api('getSitePage', { params: { slug }, signal })).data
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }
    },
    // What a player was shown leaves with them.
    ...(player === null ? {} : { gcTime: 0 }),
  })
}
