import {
  BONUS_TYPES,
  type PlacedBet as SlipPlacedBet,
  type PlacedBonus,
  type PlacedSelection as SlipPlacedSelection,
  type SettlementResult,
} from '@touchline/betting'
import type { PlacedBet, PlacedSelection } from '@touchline/contract'

const LEG_RESULTS: Readonly<Record<PlacedSelection['status'], SettlementResult>> = {
  open: 'no_results',
  won: 'win_entire',
  lost: 'lose_entire',
  void: 'refund_entire',
  half_won: 'refund_half_win_other',
  half_lost: 'refund_half_lose_other',
  dead_heat: 'win_entire',
}

/** A placed bet as the slip machine keeps it. */
export function toSlipPlacedBet(bet: PlacedBet): SlipPlacedBet {
  const {
    bonus,
    settledAt: _settledAt,
    rejectionKey: _key,
    acceptanceAt: _end,
    acceptanceIn: _left,
    ...rest
  } = bet
  return {
    ...rest,
    odds: BigInt(bet.odds),
    createdAt: Date.parse(bet.createdAt),
    bonus: toSlipBonus(bonus),
    selections: bet.selections.map(toSlipSelection),
  }
}

/** A bonus of a kind that this version does not know counts as none. */
function toSlipBonus(bonus: PlacedBet['bonus']): PlacedBonus | null {
  const type = BONUS_TYPES.find((known) => known === bonus?.type)
  return bonus === null || type === undefined
    ? null
    : { id: bonus.id, type, odds: bonus.odds ?? null }
}

function toSlipSelection(leg: PlacedSelection): SlipPlacedSelection {
  return {
    id: leg.id,
    status: LEG_RESULTS[leg.status],
    matchId: leg.match.id,
    marketId: leg.market.id,
    specifier: leg.specifier,
    outcomeId: leg.outcome.id,
    odds: leg.odds,
    match: leg.match.name,
    market: leg.market.name,
    outcome: leg.outcome.name,
    startTime: Date.parse(leg.match.startTime),
  }
}

/** The receipt with a newer state of one of its bets; the same list when it is none of them. */
export function updateReceipt(
  receipt: readonly PlacedBet[],
  update: PlacedBet,
): readonly PlacedBet[] {
  const index = receipt.findIndex((bet) => bet.id === update.id)
  return index < 0 ? receipt : receipt.with(index, update)
}

/** End of the last acceptance delay of the receipt in milliseconds since 1970, null for none. */
export function confirmationEnd(receipt: readonly PlacedBet[]): number | null {
  const ends = receipt
    .filter((bet) => bet.status === 'submitted' && bet.acceptanceAt !== null)
    .map((bet) => Date.parse(bet.acceptanceAt ?? ''))
  return ends.length === 0 ? null : Math.max(...ends)
}
