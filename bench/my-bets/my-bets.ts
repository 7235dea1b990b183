import type { Browser } from 'playwright-core'

import type { Site } from '../../scripts/serve/site.ts'
import { compareLists } from '../compare-lists.ts'
import { onSite } from '../on-site.ts'
import { signUpPlayers } from '../placements/players.ts'
import { scrollInTurns, type ScrolledList } from '../scrolled-list.ts'
import type { Row } from '../table.ts'
import { giveBets } from './give-bets.ts'
import { openBets } from './open-bets.ts'

const MANY = 5_000
const FEW = 50

export const bench = {
  title: `My bets, ${MANY} of them scrolled from the first to the last`,
  async run(): Promise<Row[]> {
    return onSite(async (site, browser) => {
      const [many, few] = await openLists(site, browser)
      await scrollInTurns(many, few)
      return compareLists(many, few)
    })
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
