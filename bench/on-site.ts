import { rmSync } from 'node:fs'

import { loadSettings } from '@touchline/server'
import type { Browser } from 'playwright-core'

import { openSite, type Site } from '../scripts/serve/site.ts'
import { openBrowser } from './browser.ts'
import { builtPages, clientDirectory } from './built-pages.ts'
import { makeDataDir, stillFeed, untilPriced } from './site.ts'

/** Measures on the built site in this process, all of it priced and standing still, in a browser. */
export async function onSite<T>(measure: (site: Site, browser: Browser) => Promise<T>): Promise<T> {
  const dataDir = makeDataDir()
  const site = await openSite(loadSettings(stillFeed(dataDir)), {
    pages: await builtPages(),
    clientDirectory,
    cacheMs: 0,
  })
  const browser = await openBrowser()
  try {
    await untilPriced(site.backend)
    return await measure(site, browser)
  } finally {
    await browser.close()
    await site.stop()
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}
