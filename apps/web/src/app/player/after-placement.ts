import type { PlacedBet } from '@touchline/contract'

import { readBonusesAgain } from '../../data/queries/bonuses.ts'
import { addBets, findBet, type BetsData } from '../../player/bets/bets-cache.ts'
import { changeBets } from '../../player/bets/bets-query.ts'
import { betsKey } from '../../player/bets/use-open-bets-count.ts'
import { askForPush } from '../../parts/push/ask-for-push.ts'
import type { Services } from '../services.ts'

type Deps = Parameters<typeof askForPush>[0] &
  Pick<
    Services,
    'page' | 'queryClient' | 'session' | 'favourites' | 'slip' | 'quickBet' | 'builder'
  >

/** What placed bets bring about beside their receipt. */
export async function afterPlacement(services: Deps, bets: readonly PlacedBet[]): Promise<void> {
  changeBets(services, (data) => addBets(data, bets))
  tellReceipts(services, bets)
  // The line that tells of balances may be the one that is gone.
  void services.session
    .refreshAccounts()
    .then((hasChanged) => hasChanged && services.favourites.retry())
  if (bets.some(({ bonus }) => bonus !== null)) void readBonusesAgain(services.queryClient)
  await askForPush(services)
}

/** Push may have told more of these bets before there was a receipt that could show it. */
function tellReceipts(services: Deps, bets: readonly PlacedBet[]): void {
  const { queryClient, page, slip, quickBet, builder } = services
  const data = queryClient.getQueryData<BetsData>(betsKey(page.locale))
  for (const { id } of bets) {
    const known = findBet(data, id)
    if (known === undefined) continue
    for (const place of [slip, quickBet, builder]) place.applyBet(known)
  }
}
