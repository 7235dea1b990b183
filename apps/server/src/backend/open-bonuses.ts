import type { Db } from '../db/database.ts'
import type { Book } from '../feed/book/book.ts'
import type { PlayerEvents } from '../modules/bets/player-events.ts'
import type { BonusReader } from '../modules/bonuses/bonus-service.ts'
import { createBonusReader } from '../modules/bonuses/bonus-service.ts'
import type { BonusTeller } from '../modules/bonuses/bonus-teller.ts'
import { createBonusTeller } from '../modules/bonuses/bonus-teller.ts'
import type { RewardPayer } from '../modules/bonuses/pay-rewards.ts'
import { createRewardPayer } from '../modules/bonuses/pay-rewards.ts'
import type { Clock } from '../modules/clock.ts'
import type { Publisher } from '../realtime/publisher.ts'
import type { Reporter } from '../reporting/reporter.ts'

export type Bonuses = {
  readonly reader: BonusReader
  readonly teller: BonusTeller
  readonly payer: RewardPayer
}

type Deps = {
  readonly db: Db
  readonly book: Book
  readonly clock: Clock
  readonly publisher: Publisher
  readonly reporter: Reporter
  readonly events: Pick<PlayerEvents, 'balanceChanged'>
}

/** Bonuses, and what they hear of the money of players: it may have been a first deposit. */
export function openBonuses({
  events,
  ...deps
}: Deps): Bonuses & { readonly events: Pick<PlayerEvents, 'balanceChanged'> } {
  const reader = createBonusReader(deps)
  return {
    reader,
    teller: createBonusTeller(deps),
    payer: createRewardPayer(deps),
    events: {
      balanceChanged(playerId, ...changed) {
        events.balanceChanged(playerId, ...changed)
        reader
          .issueDue(playerId, null)
          .catch((error: unknown) => deps.reporter.report(error, { task: 'bonuses' }))
      },
    },
  }
}
