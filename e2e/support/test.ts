import { test as base } from '@playwright/test'
import type { ApiClient } from '@touchline/contract'
import { openCaller } from './caller.ts'
import type { SiteEnvironment } from './server-process.ts'
import { startSite } from './site.ts'
import type { Site } from './site.ts'

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
 * One real server per worker and per set of settings; `page.goto('/')` opens it. The simulator's seed
 * is fixed, so that every run sees the same matches.
 */
export const test = base.extend<TestFixtures, SiteOptions & { site: Site }>({
  environment: [
    { LIVE_DELAY_MS: '300', LOG_LEVEL: 'warn' },
    { scope: 'worker', option: true },
  ],
  site: [
    async ({ environment }, use) => {
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
