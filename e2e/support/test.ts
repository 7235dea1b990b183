import { test as base } from '@playwright/test'
import { isDeepStrictEqual } from 'node:util'
import type { ApiClient } from '@touchline/contract'
import { openCaller } from './caller.ts'
import type { SiteEnvironment } from './server-process.ts'
import { SHARED_ENVIRONMENT, sharedSite } from './shared-site.ts'
import type { SharedSite } from './shared-site.ts'
import { startSite } from './site.ts'

export { expect } from '@playwright/test'

export type SiteOptions = {
  /** Settings of this file's server: `test.use({ environment: { FEED_SPEED: '60' } })`. */
  environment: SiteEnvironment
}

type TestFixtures = {
  baseURL: string
  /** Calls of a visitor, to look behind the pages. */
  call: ApiClient
}

/**
 * The site of the run, or one of its own for a file that asks for other settings; `page.goto('/')`
 * opens it. The simulator's seed is fixed, so that every run sees the same matches.
 */
export const test = base.extend<TestFixtures, SiteOptions & { site: SharedSite }>({
  environment: [SHARED_ENVIRONMENT, { scope: 'worker', option: true }],
  site: [
    async ({ environment }, use) => {
      if (isDeepStrictEqual(environment, SHARED_ENVIRONMENT)) {
        await use(await sharedSite())
        return
      }
      const site = await startSite(environment)
      await use(site)
      await site.remove()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.url)
  },
  call: async ({ site }, use) => {
    await use(openCaller(site.url))
  },
})
