import type { Page } from '@playwright/test'

import { matchPath, steadyMatch } from '../support/addresses.ts'
import { WHOLE_SEASON } from '../support/kept-sites.ts'
import { expect, test } from '../support/test.ts'

test.use({ environment: WHOLE_SEASON })

/** The budget: compressed, with the headers of the answers, which Chromium reckons at 300 bytes each. */
const UNTIL_IT_REACTS_KB = 165

/** Compressed, without headers. Raised only together with docs/performance.md, and with a reason. */
const UNTIL_IDLE_KB = 216.4

/** Of which `code-splitting.ts` makes one. */
const WAITING = /\/late-[^/]*\.js$/

type Script = { name: string; bytes: number; withHeaders: number; isLate: boolean }

test('the home page stays within its budget of script before the player does anything', async ({
  page,
}) => {
  const missing: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('MISSING_MESSAGE')) missing.push(message.text())
  })
  await page.goto('/sports')
  await expect(page.locator('html')).toHaveAttribute('data-connection', 'connected')
  await page.waitForLoadState('networkidle')
  const scripts = await scriptsOf(page)
  const largestFirst = JSON.stringify(
    scripts.toSorted((a, b) => b.bytes - a.bytes),
    null,
    1,
  )
  const first = scripts.filter(({ isLate }) => !isLate)
  const inAll = first.map(({ withHeaders }) => withHeaders)
  expect(kilobytes(inAll), largestFirst).toBeLessThan(UNTIL_IT_REACTS_KB)
  expect(kilobytes(scripts.map(({ bytes }) => bytes)), largestFirst).toBeLessThan(UNTIL_IDLE_KB)
  // The texts of a first view come apart from the others.
  expect(missing).toEqual([])
  // What asks for the connection by itself brings it back into the time before the page reacts.
  expect(first.filter(({ name }) => /push|contract/.test(name))).toEqual([])
  expect(
    scripts.filter(({ name }) => /slip|dialog|my-bets|\/(?:bets|late|parts)-/.test(name)),
  ).toEqual([])
})

test('pages fetch what waits for the first sign with it, and in one file', async ({
  page,
  call,
}) => {
  const match = matchPath(await steadyMatch(call))
  for (const path of ['/sports/live', match]) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('data-connection', 'connected')
    await page.waitForLoadState('networkidle')
    expect((await scriptsOf(page)).filter(({ name }) => WAITING.test(name))).toEqual([])
  }
  await page.mouse.move(300, 300)
  await page.mouse.move(310, 310)
  const waiting = async () =>
    (await scriptsOf(page)).filter(({ name }) => WAITING.test(name)).length
  await expect.poll(waiting).toBe(1)
})

function kilobytes(sizes: readonly number[]): number {
  return sizes.reduce((sum, bytes) => sum + bytes, 0) / 1_024
}

/** What was asked for once the page reacted is late: it costs bytes, but nobody waits for it. */
function scriptsOf(page: Page): Promise<Script[]> {
  return page.evaluate(() => {
    const [reacted] = performance.getEntriesByName('hydrated')
    if (reacted === undefined) throw new Error('the page has not said that it reacts')
    return (
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name }) => name.endsWith('.js'))
        // It holds what is shown to whoever waits for the line for seconds, as on a busy machine.
        .filter(({ name }) => !name.includes('/unasked-'))
        .map(({ name, encodedBodySize, transferSize, startTime }) => ({
          name: new URL(name).pathname,
          bytes: encodedBodySize,
          withHeaders: transferSize,
          isLate: startTime >= reacted.startTime,
        }))
    )
  })
}
