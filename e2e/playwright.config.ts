import { defineConfig } from '@playwright/test'
import { chromiumFlags, findTestChromium } from '../scripts/system/chromium.ts'
import { testsWithoutPublicData } from '../scripts/system/public-data.ts'
import { phone } from './support/phone.ts'
import type { SiteOptions } from './support/test.ts'

/** Where there is none, `keepSites` says so: who only reads this file needs no browser. */
const executablePath = findTestChromium()

const leftOut = testsWithoutPublicData().map((file) => file.replace(/^e2e\//, '**/'))

/** Who has chosen is not asked about cookies: the notice would stand in the way of other tests. */
const COOKIES_CHOSEN = {
  origins: [],
  cookies: ['127.0.0.1', 'localhost'].map((domain) => ({
    name: 'cookie_consent',
    value: 'all',
    domain,
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  })),
}

/** At the same time: they share a site whose season costs as much as all of them. */
const onFastSeason = ['journey/simulator.spec.ts', 'live/steadiness.spec.ts']

const desktop = {
  viewport: { width: 1280, height: 800 },
  // Without a graphics card each price that fades costs sixty pictures. Phones have motion, and
  // whatever looks for shifts or repaints.
  contextOptions: { reducedMotion: 'reduce' as const },
}

export default defineConfig<SiteOptions>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './support/kept-sites.ts',
  outputDir: '../test-results',
  timeout: 90_000,
  expect: { timeout: 30_000 },
  // On two processors: some tests wait for matches and clocks most of their time. Four take as long as
  // three, and each waits longer.
  workers: 3,
  forbidOnly: true,
  // CI's machine is shared: a test may be run again there, and the list names it as flaky.
  retries: process.env['CI'] === undefined ? 0 : 2,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    headless: true,
    trace: 'off',
    video: 'off',
    screenshot: 'off',
    // It keeps answers of its own, which tests that look at calls do not see.
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    storageState: COOKIES_CHOSEN,
    launchOptions: { ...(executablePath && { executablePath }), args: chromiumFlags },
  },
  projects: [
    // What takes long comes first: it would be the last of all, with the other workers at rest.
    { name: 'process', testDir: 'process', testIgnore: leftOut },
    { name: 'fast season', testMatch: onFastSeason, use: desktop },
    // `@phone` runs here and on a desktop, `@phone-only` here alone.
    {
      name: 'phone',
      testIgnore: ['process/**', ...leftOut],
      grep: /@phone/,
      use: phone,
    },
    {
      name: 'desktop',
      testIgnore: ['process/**', ...onFastSeason, ...leftOut],
      grepInvert: /@phone-only/,
      use: desktop,
    },
  ],
})
