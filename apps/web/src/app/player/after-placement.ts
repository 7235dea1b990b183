import type { PlacedBet } from '@touchline/contract'

import { readBonusesAgain } from '../../data/queries/bonuses.ts'
import { askForPush } from '../../parts/push/ask-for-push.ts'

/** What placed bets bring about that nobody waits for. */
export async function afterPlacement(
  services: Parameters<typeof askForPush>[0],
  bets: readonly PlacedBet[],
): Promise<void> {
  if (bets.some(({ bonus }) => bonus !== null)) void readBonusesAgain(services.queryClient)
  await askForPush(services)
}
