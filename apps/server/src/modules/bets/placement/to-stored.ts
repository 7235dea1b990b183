import type { OddsAcceptMode } from '@touchline/betting'
import { hasStartingPrice, MATCH_STATUS, sumAmounts } from '@touchline/betting'
import type { Placement } from '@touchline/contract'
import type { Book } from '../../../feed/book/book.ts'
import type { LiveDelays } from '../../../settings/live-delays.ts'
import { bitsOf } from '../bet-figures.ts'
import { describeSelection } from '../describe-selection.ts'
import { liveDelayMs } from '../live-delay.ts'
import { hashBody } from './placement-reference.ts'
import type { CheckedBet, CheckedPlacement } from './check-placement.ts'
import type { BetToStore, PlacementToStore } from './place-bets-statement.ts'
import { createCode } from '../unmistakable-code.ts'

type StoreOptions = {
  readonly book: Book
  readonly playerId: number
  /** Milliseconds since 1970. */
  readonly now: number
  readonly liveDelays: LiveDelays
  /** A bet over the greatest stake waits this long for a trader. */
  readonly approvalMs: number
  /** Bets on runners are paid at the starting price where it is higher. */
  readonly bestOdds: boolean
}

export function toStored(
  placement: Placement,
  checked: CheckedPlacement,
  options: StoreOptions,
): PlacementToStore {
  const { meta } = placement
  return {
    playerId: options.playerId,
    reference: meta.reference,
    bodyHash: hashBody(placement),
    currency: checked.currency.code,
    total: sumAmounts(checked.bets.map((bet) => bet.stake)),
    deviceId: meta.deviceId ?? null,
    quick: meta.quick,
    now: new Date(options.now),
    bets: checked.bets.map((bet) => toStoredBet(bet, meta.acceptMode, options)),
  }
}

function toStoredBet(
  bet: CheckedBet,
  acceptMode: OddsAcceptMode,
  options: StoreOptions,
): BetToStore {
  const waitMs = acceptanceDelay(bet, options)
  const hasBestOdds = ({ selection }: CheckedBet['legs'][number]) =>
    options.bestOdds && bet.type !== 'custom_bet' && hasStartingPrice(selection.marketId)
  return {
    ref: createBetRef(),
    type: bet.type,
    status: waitMs > 0 ? 'submitted' : 'waiting_results',
    stake: bet.stake,
    odds: bet.odds,
    potentialWin: bet.potentialWin,
    winCount: bet.systemType?.winCount ?? null,
    totalCount: bet.systemType?.totalCount ?? null,
    bankers: bitsOf(bet.systemType?.bankers ?? []),
    acceptMode,
    acceptanceAt: waitMs > 0 ? new Date(options.now + waitMs) : null,
    isVip: bet.isVip,
    isLive: bet.legs.some(
      ({ selection }) => options.book.match(selection.matchId)?.status === MATCH_STATUS.live,
    ),
    bonus: bet.bonus,
    uses: bet.uses,
    payoutLimit: bet.legs.some(hasBestOdds) ? bet.payoutLimit : null,
    selections: bet.legs.map((leg) => ({
      matchId: leg.selection.matchId,
      marketId: leg.selection.marketId,
      specifier: leg.selection.specifier,
      outcomeId: leg.selection.outcomeId,
      odds: leg.price.odds,
      agreedOdds: leg.selection.odds > leg.price.odds ? leg.selection.odds : null,
      facts: describeSelection(options.book, leg),
      bestOdds: hasBestOdds(leg),
    })),
  }
}

/** A trader's decision is always waited for: it is what makes the bet one. */
function acceptanceDelay(bet: CheckedBet, options: StoreOptions): number {
  const matchIds = bet.legs.map(({ selection }) => selection.matchId)
  const live = liveDelayMs(options.book, options.liveDelays, matchIds)
  return bet.isVip ? Math.max(live, options.approvalMs, 1) : live
}

const LENGTH = 10

/** A short name of a bet, about 49 bits. */
export function createBetRef(): string {
  return createCode(LENGTH)
}
