import { acceptHeader, calls } from '@touchline/contract'
import type { Browser, BrowserContext } from 'playwright-core'

import { BENCH_PASSWORD, type BenchPlayer } from '../placements/players.ts'
import { openList, type ScrolledList } from '../scrolled-list.ts'

/** Opens My bets for a player who has so many bets. */
export async function openBets(
  browser: Browser,
  url: string,
  { player, bets }: { player: BenchPlayer; bets: number },
): Promise<ScrolledList> {
  return openList(browser, {
    address: `${url}/sports/my-bets`,
    row: 'main [data-bet-id]',
    rows: bets,
    isComplete: (rows) =>
      document.querySelector(`main li[aria-setsize="${rows}"][aria-posinset="${rows}"]`) !== null,
    prepare: asPlayer(url, player),
  })
}

/** Signs a browser in. */
export function asPlayer(url: string, { email }: BenchPlayer) {
  return async ({ request }: BrowserContext): Promise<void> => {
    const answer = await request.post(`${url}/api/platform${calls.signIn.path}`, {
      headers: { accept: acceptHeader(calls.signIn.version) },
      data: { email, password: BENCH_PASSWORD },
    })
    if (!answer.ok()) throw new Error(`sign-in answered ${answer.status()}`)
  }
}
