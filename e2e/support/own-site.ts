import { startSite } from './site.ts'
import type { Site } from './site.ts'
import { test as base } from './test.ts'

export { expect } from '@playwright/test'

/** With a site of its own, which the tests of a file may stop, kill and start again. */
export const test = base.extend<object, { site: Site }>({
  site: [
    async ({ environment }, use) => {
      const site = await startSite(environment)
      await use(site)
      await site.remove()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})
