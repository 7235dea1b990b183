import { NO_AMOUNT } from '@touchline/betting'
import type { StoredBet } from '../bet-repository.ts'
import type { BetToStore, PlacementOutcome, PlacementToStore } from './place-bets-statement.ts'

type Placed = Extract<PlacementOutcome, { outcome: 'placed' }>

/** The rows just written, without reading them again. */
export function placedBets(placement: PlacementToStore, outcome: Placed): StoredBet[] {
  return placement.bets.flatMap((bet, position) => {
    const id = outcome.bet_ids[position]
    return id === undefined ? [] : [toStoredBet(placement, bet, { id, position, outcome })]
  })
}

function toStoredBet(
  placement: PlacementToStore,
  bet: BetToStore,
  { id, position, outcome }: { id: bigint; position: number; outcome: Placed },
): StoredBet {
  return {
    id,
    ref: bet.ref,
    player_id: placement.playerId,
    placement: placement.reference,
    position,
    type: bet.type,
    status: bet.status,
    currency: placement.currency,
    stake: bet.stake,
    odds: bet.odds,
    potential_win: bet.potentialWin,
    win_count: bet.winCount,
    total_count: bet.totalCount,
    bankers: bet.bankers,
    accept_mode: bet.acceptMode,
    rejection_key: null,
    acceptance_at: bet.acceptanceAt,
    is_vip: bet.isVip,
    cashout_at: null,
    cashout_amount: null,
    cashout_least: null,
    bonus_id: bet.bonus?.id ?? null,
    bonus_type: bet.bonus?.type ?? null,
    bonus_odds: bet.bonus?.odds ?? null,
    freebet_mode: bet.bonus?.freebetMode ?? null,
    boost_terms: bet.bonus?.boost ?? null,
    payout_limit: bet.payoutLimit,
    created_at: outcome.created_at,
    settled_at: null,
    in_jackpot: false,
    settlements: 0,
    settlement: undefined,
    owed: NO_AMOUNT,
    selections: bet.selections.map((selection, index) => ({
      bet_id: id,
      position: index,
      match_id: selection.matchId,
      market_id: selection.marketId,
      specifier: selection.specifier,
      outcome_id: selection.outcomeId,
      odds: selection.odds,
      agreed_odds: selection.agreedOdds,
      rejected_odds: null,
      facts: selection.facts,
      result: null,
      void_factor: null,
      dead_heat_factor: null,
      race: null,
      best_odds: selection.bestOdds,
    })),
  }
}
