import { LOCALES, MATCH_STATUS } from '@touchline/contract'
import type { ApiClient } from '@touchline/contract'
import { matchPath } from '../support/addresses.ts'
import { openInspector } from '../support/inspector.ts'
import { realFixtures } from '../../scripts/system/public-data.ts'
import { expect, test as base } from '../support/own-site.ts'

// What is kept by mistake grows with these: 25 KB a page and 5 KB an address are too much, and the heap
// of a feed at rest comes and goes by half a megabyte. `npm run bench -- memory` asks for a thousand and
// five thousand.
const PAGES = 160
const QUERIES = 800
const AT_ONCE = 4
const MOST_MB = 4
const languages = LOCALES.slice(0, 12)

/** A process that is inspected ends only once nobody looks any more. */
const test = base.extend<{ heapInUse: () => Promise<number> }>({
  heapInUse: async ({ site }, use) => {
    const { heapInUse, close } = await openInspector(site.log())
    await use(heapInUse)
    close()
  },
})

// The feed stands still: what grows is what visitors leave behind.
test.use({
  environment: {
    FEED_SPORTS: '',
    FEED_FIXTURES: realFixtures,
    FEED_SPEED: '0.001',
    NODE_OPTIONS: '--inspect=127.0.0.1:0',
  },
})

test('[R9] neither hundreds of pages in twelve languages nor strangers with thousands of made-up addresses fill the memory', async ({
  site,
  call,
  heapInUse,
}) => {
  test.setTimeout(480_000)
  const prefix = (n: number) => {
    const locale = languages[n % languages.length] ?? 'en'
    return locale === 'en' ? '' : `/${locale}`
  }
  const visit = async (path: string) => {
    const answer = await fetch(site.url + path)
    await answer.arrayBuffer()
    return answer.status
  }
  const matches = await upcoming(call)
  expect(matches.length).toBeGreaterThan(80)
  const before = await warmed()

  const statuses = await atOnce(PAGES, (n) =>
    visit(prefix(n) + (matches[n % matches.length] ?? '')),
  )
  expect(new Set(statuses)).toEqual(new Set([200]))
  const afterPages = await leftOver(before, 'MB more after the pages')

  const answers = await atOnce(QUERIES, (n) => visit(`/sports?x${n % 7}=${Math.random()}`))
  expect(new Set(answers)).toEqual(new Set([200]))
  await leftOver(afterPages, 'MB more after the queries')

  /** What is kept for a moment, such as pages for the next second's visitors, may go first. */
  async function leftOver(earlier: number, what: string): Promise<number> {
    let now = earlier
    const more = async () => {
      now = await heapInUse()
      return now - earlier
    }
    await expect.poll(more, { message: what, intervals: [1_000] }).toBeLessThan(MOST_MB)
    return now
  }

  /** What a language's texts and code take stays, rightly, once somebody has read it. */
  async function warmed(): Promise<number> {
    for (let n = 0; n < languages.length; n += 1) {
      await visit(`${prefix(n)}/sports`)
      await visit(prefix(n) + (matches[n] ?? ''))
    }
    await pricedWhole(heapInUse)
    return heapInUse()
  }
})

/** The feed prices the whole season in the first minute; then nothing grows by itself. */
async function pricedWhole(heapInUse: () => Promise<number>): Promise<void> {
  let before = 0
  const grown = async () => {
    const now = await heapInUse()
    const more = now - before
    before = now
    return more
  }
  await expect.poll(grown, { timeout: 300_000, intervals: [4_000] }).toBeLessThan(0.5)
}

/** A hundred matches that begin later: the most that one answer holds. */
async function upcoming(call: ApiClient): Promise<string[]> {
  const { data } = await call('listMatches', {
    query: { type: ['match'], matchStatus: [MATCH_STATUS.prematch], limit: 100 },
  })
  return data.map(matchPath)
}

/** Does it `count` times, a few side by side. */
async function atOnce<T>(count: number, one: (n: number) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  let next = 0
  const worker = async () => {
    while (next < count) {
      const n = next
      next += 1
      results[n] = await one(n)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return results
}
