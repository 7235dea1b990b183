import { decode, siteView, type SiteView } from '@touchline/contract'

import { useSystemSettings, type PageSettings } from './system-settings.ts'

const known = new WeakMap<object, SiteView>()

/** What the operator made of the site; null where it is as the product comes. */
export function siteOf({ site }: Pick<PageSettings, 'site'>): SiteView | null {
  if (typeof site !== 'object' || site === null) return null
  const before = known.get(site)
  if (before !== undefined) return before
  const read = decode(siteView, site)
  if (!read.ok) return null
  known.set(site, read.value)
  return read.value
}

/** Whether a draft is shown as a player would see it, who may be nobody here. */
export function usePreviewedPlayer(): boolean {
  return useSite()?.previewFor?.audience === 'logged_in'
}

export function useSite(): SiteView | null {
  return siteOf(useSystemSettings())
}
