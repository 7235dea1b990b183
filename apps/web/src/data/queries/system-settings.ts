import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import type { SystemSettings } from '@touchline/contract'

import { useServices } from '../../base/services.ts'
import type { PageData } from '../page-data.ts'

/** Without the names of 249 countries: no page shows them, and every page would carry them. */
export type PageSettings = Omit<SystemSettings, 'countries'>

export function systemSettingsQuery({ api, page }: PageData) {
  return queryOptions({
    queryKey: ['system-settings', page.locale],
    queryFn: async ({ signal }): Promise<PageSettings> => {
      const { countries: _, ...settings } = (await api('getSystemSettings', { signal })).data
      // Rendering asks from within the server, where no proxy names the visitor's country.
      return { ...settings, userCountry: page.userCountry ?? settings.userCountry }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** The settings as far as they are known. Each part of a slip asks, so no key is made for it. */
export function knownSettings({ queryClient, page }: PageData): PageSettings | undefined {
  const hash = `["system-settings","${page.locale}"]`
  return queryClient.getQueryCache().get<PageSettings>(hash)?.state.data
}

/**
 * Pages that an operator made; all of them are read anew by it. It stands where every page has it:
 * what follows publications comes without the reading of pages.
 */
export const SITE_PAGES_KEY = ['site-pages'] as const

/** FLAG-06: whether players set limits of their own here. */
export function hasOwnLimits({ features }: Pick<PageSettings, 'features'>): boolean {
  return features['responsible_gambling'] !== false
}

/** FLAG-05: whether there are jackpots here. */
export function hasJackpots({ features }: Pick<PageSettings, 'features'>): boolean {
  return features['jackpots'] === true
}

/** What the site is; every page's loader has read it before anything renders. */
export function useSystemSettings(): PageSettings {
  return useSuspenseQuery(systemSettingsQuery(useServices())).data
}
