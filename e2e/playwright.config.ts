import { defineConfig } from '@playwright/test'
import { chromiumFlags, findTestChromium } from '../scripts/system/chromium.ts'
import type { SiteOptions } from './support/test.ts'

const executablePath = findTestChromium()
if (executablePath === undefined) {
  throw new Error('Chromium is missing: `npm test e2e` finds or installs it.')
}

export default defineConfig<object, SiteOptions>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  workers: 2,
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
    launchOptions: { executablePath, args: chromiumFlags },
  },
  projects: [
    { name: 'process', testDir: 'process' },
    {
      name: 'desktop',
      testIgnore: 'process/**',
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testIgnore: 'process/**',
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
})
