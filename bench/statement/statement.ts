import type { Browser } from 'playwright-core'

import type { Site } from '../../scripts/serve/site.ts'
import { compareLists } from '../compare-lists.ts'
import { asPlayer } from '../my-bets/open-bets.ts'
import { onSite } from '../on-site.ts'
import { signUpPlayers, type BenchPlayer } from '../placements/players.ts'
import { openList, scrollInTurns, type ScrolledList } from '../scrolled-list.ts'
import type { Row } from '../table.ts'
import { giveMovements } from './give-movements.ts'

const MANY = 100_000
const FEW = 50

export const bench = {
  title: `The statement, ${MANY} movements scrolled from the first to the last`,
  async run(): Promise<Row[]> {
    return onSite(async (site, browser) => {
      const [first, second] = await signUpPlayers(site.backend.app, 2)
      if (first === undefined || second === undefined) throw new Error('a player is missing')
      const many = await openStatement(site, browser, { player: first, movements: MANY })
      const few = await openStatement(site, browser, { player: second, movements: FEW })
      await scrollInTurns(many, few)
      return [...(await compareLists(many, few)), waitedRow(many)]
    })
  },
}

/** At the bottom, with rows on their way. */
function waitedRow({ waited, frames }: ScrolledList): Row {
  return {
    what: 'frames that waited for rows',
    value: String(waited),
    peer: 'all of its frames',
    peerValue: String(frames.length),
    ratio: waited / frames.length,
  }
}

type Opened = { player: BenchPlayer; movements: number }

async function openStatement(
  { url, backend }: Site,
  browser: Browser,
  { player, movements }: Opened,
): Promise<ScrolledList> {
  await giveMovements(backend, player, movements)
  return openList(browser, {
    address: `${url}/profile/wallet/transactions`,
    row: 'main li[data-index]',
    rows: movements,
    isComplete: (rows) =>
      document.querySelector(`main li[aria-setsize="${rows}"][aria-posinset="${rows}"]`) !== null,
    prepare: asPlayer(url, player),
  })
}
