import { test as base } from '@playwright/test'
import { expect } from './expect.ts'
import type { Page } from '@playwright/test'
import type { ApiClient } from '@touchline/contract'
import { openCaller } from './caller.ts'
import { COMMON_SETTINGS, visitSites } from './kept-sites.ts'
import type { KeptSite, SiteVisit } from './kept-sites.ts'
import type { SiteEnvironment } from './server-process.ts'

export { expect } from './expect.ts'

export type SiteOptions = {
  /** Settings of the site: `test.use({ environment: { FEED_SPEED: '60' } })`. */
  environment: SiteEnvironment
}

type TestFixtures = {
  site: KeptSite
  baseURL: string
  /** Calls of a visitor, to look behind the pages. */
  call: ApiClient
}

/**
 * The site of the run with the settings that a file asks for, the common ones unless it does;
 * `page.goto('/')` opens it. The simulator's seed is fixed, so that every run sees the same matches.
 */
export const test = base.extend<SiteOptions & TestFixtures, { visit: SiteVisit }>({
  page: async ({ page }, use) => {
    await noteTakenPages(page)
    await use(page)
    if (page.isClosed()) return
    const taken = await page.evaluate(() => window.takenPages ?? []).catch(() => [])
    expect(taken, 'the page was taken away while something was waited for').toEqual([])
  },
  environment: [COMMON_SETTINGS, { option: true }],
  visit: [
    async ({}, use) => {
      const visit = visitSites()
      await use(visit)
      await visit.leave()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  site: [
    async ({ environment, visit }, use) => {
      await use(await visit.goTo(environment))
    },
    { timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.url)
  },
  call: async ({ site }, use) => {
    await use(openCaller(site.url))
  },
})

declare global {
  interface Window {
    /** Classes of what held the whole page when React took it away. */
    takenPages: string[] | undefined
  }
}

/** What waits for code or texts waits in its own place: without one, React hides all around it. */
function noteTakenPages(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const taken: string[] = (window.takenPages = [])
    new MutationObserver((records) => {
      for (const { target } of records) {
        if (!(target instanceof HTMLElement) || target.style.display !== 'none') continue
        if (target.querySelector('main') !== null) taken.push(target.className)
      }
    }).observe(document, { subtree: true, attributeFilter: ['style'] })
  })
}
