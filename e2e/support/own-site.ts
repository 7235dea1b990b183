import { test as base } from '@playwright/test'
import type { ApiClient } from '@touchline/contract'
import { openCaller } from './caller.ts'
import { COMMON_SETTINGS } from './kept-sites.ts'
import type { SiteEnvironment } from './server-process.ts'
import { startSite } from './site.ts'
import type { Site } from './site.ts'

export { expect } from './expect.ts'

type OwnSite = { environment: SiteEnvironment; site: Site }

/** With a site of its own, which the tests of a file may stop, kill and start again. */
export const test = base.extend<{ call: ApiClient }, OwnSite>({
  environment: [COMMON_SETTINGS, { scope: 'worker', option: true }],
  site: [
    async ({ environment }, use) => {
      const site = await startSite(environment)
      await use(site)
      await site.remove()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  call: async ({ site }, use) => {
    await use(openCaller(site.url))
  },
})
