import type { SiteKeeper } from '../modules/site/site-keeper.ts'
import { keepSite } from '../modules/site/site-keeper.ts'
import type { SiteReader } from '../modules/site/site-reader.ts'
import { createSiteReader } from '../modules/site/site-reader.ts'
import { withSite } from '../modules/site/site-settings.ts'
import type { Settings } from '../settings/settings.ts'

type Site = {
  readonly keeper: SiteKeeper
  readonly reader: SiteReader
  /** Those of the environment, and what is published in place of its defaults. */
  readonly settings: Settings
  readonly jackpotsAreOn: () => boolean
}

type Parts = Parameters<typeof keepSite>[0] & {
  /** What previews are signed by. */
  readonly secret: string
}

/** What the operator makes of the site, as this process knows it. */
export async function openSite(given: Settings, { secret, ...parts }: Parts): Promise<Site> {
  const keeper = await keepSite(parts)
  const settings = withSite(given, () => keeper.published().document)
  const now = () => parts.clock.now()
  return {
    keeper,
    reader: createSiteReader(parts.database.kysely, { keeper, secret, now }),
    settings,
    jackpotsAreOn: () => settings.jackpots,
  }
}
