import { rmSync } from 'node:fs'

import { LOCALES } from '@touchline/contract'
import { loadSettings } from '@touchline/server'

import { openSite } from '../../scripts/serve/site.ts'
import { builtPages, clientDirectory } from '../built-pages.ts'
import { makeDataDir, stillFeed, untilPriced } from '../site.ts'
import type { Row } from '../table.ts'
import { heapInUse } from './heap.ts'

const PAGES = 1_000
const QUERIES = 5_000
const LANGUAGES = LOCALES.slice(0, 12)
const LIMIT_MB = 20
const RESIDENT_MB = 450

/** What visitors leave behind in the whole product in one process. */
export async function pagesInMemory(): Promise<Row[]> {
  const dataDir = makeDataDir()
  const site = await openSite(loadSettings(stillFeed(dataDir)), {
    pages: await builtPages(),
    clientDirectory,
    cacheMs: 1_000,
  })
  const visit = async (path: string) => (await fetch(`${site.url}${path}`)).arrayBuffer()
  try {
    await untilPriced(site.backend)
    const matches = site.backend.book.matches({ statuses: [0, 1] })
    const inLanguage = (n: number) => {
      const locale = LANGUAGES[n % LANGUAGES.length]
      return locale === 'en' ? '' : `/${locale}`
    }
    for (let n = 0; n < LANGUAGES.length; n += 1) await visit(`${inLanguage(n)}/sports`)
    const before = await heapInUse()
    for (let n = 0; n < PAGES; n += 1) {
      const { id, sportKey } = matches[n % matches.length] ?? { id: '', sportKey: '' }
      await visit(`${inLanguage(n)}/sports/${sportKey}/match-m${id}`)
    }
    const afterPages = await heapInUse()
    for (let n = 0; n < QUERIES; n += 1) await visit(`/sports?x=${Math.random()}`)
    const afterQueries = await heapInUse()
    const resident = process.memoryUsage().rss / 1_000_000
    return [
      limited(`${PAGES} pages in twelve languages: heap grown`, afterPages - before, LIMIT_MB),
      limited(`${QUERIES} random queries: heap grown`, afterQueries - afterPages, LIMIT_MB),
      limited('the whole product, feed at rest: resident', resident, RESIDENT_MB),
    ]
  } finally {
    await site.stop()
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}

function limited(what: string, value: number, most: number): Row {
  return {
    what,
    value: `${value.toFixed(1)} MB`,
    peer: 'the limit',
    peerValue: `${most} MB`,
    ratio: value / most,
    limit: { sign: '<', ratio: 1 },
  }
}
