import { rmSync } from 'node:fs'

import { loadSettings } from '@touchline/server'
import type { Browser } from 'playwright-core'

import { openSite, type Site } from '../../scripts/serve/site.ts'
import { openBrowser } from '../browser.ts'
import { builtPages, clientDirectory } from '../built-pages.ts'
import { compareLists } from '../compare-lists.ts'
import { signUpPlayers } from '../placements/players.ts'
import { scrollInTurns, type ScrolledList } from '../scrolled-list.ts'
import { makeDataDir, stillFeed, untilPriced } from '../site.ts'
import type { Row } from '../table.ts'
import { giveBets } from './give-bets.ts'
import { openBets } from './open-bets.ts'

const MANY = 5_000
const FEW = 50

export const bench = {
  title: `My bets, ${MANY} of them scrolled from the first to the last`,
  async run(): Promise<Row[]> {
    const dataDir = makeDataDir()
    const site = await openSite(loadSettings(stillFeed(dataDir)), {
      pages: await builtPages(),
      clientDirectory,
      cacheMs: 0,
    })
    const browser = await openBrowser()
    try {
      await untilPriced(site.backend)
      const [many, few] = await openLists(site, browser)
      await scrollInTurns(many, few)
      return await compareLists(many, few)
    } finally {
      await browser.close()
      await site.stop()
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
    }
  },
}

async function openLists(
  { url, backend }: Site,
  browser: Browser,
): Promise<[ScrolledList, ScrolledList]> {
  const [first, second] = await signUpPlayers(backend.app, 2)
  if (first === undefined || second === undefined) throw new Error('a player is missing')
  await giveBets(backend, first, MANY)
  await giveBets(backend, second, FEW)
  return [
    await openBets(browser, url, { player: first, bets: MANY }),
    await openBets(browser, url, { player: second, bets: FEW }),
  ]
}
