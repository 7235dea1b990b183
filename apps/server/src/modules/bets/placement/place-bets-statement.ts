import type { BetType, OddsAcceptMode, Amount, TotalOdds, Odds } from '@touchline/betting'
import { amountOf } from '@touchline/betting'
import { sql } from 'kysely'
import * as v from 'valibot'
import type { Executor } from '../../../db/database.ts'
import type { SelectionFacts } from '../../../db/selection-facts.ts'
import { storedRefusal } from '../../limits/limit-problem.ts'

export type BetToStore = {
  readonly ref: string
  readonly type: BetType
  readonly status: 'submitted' | 'waiting_results'
  readonly stake: Amount
  readonly odds: TotalOdds
  readonly potentialWin: Amount
  readonly winCount: number | null
  readonly totalCount: number | null
  /** Places of the legs in every line of a system, as bits. */
  readonly bankers: number
  readonly acceptMode: OddsAcceptMode
  readonly acceptanceAt: Date | null
  /** Over the greatest stake: waits for a trader's approval. */
  readonly isVip: boolean
  /** A match of it is in play. */
  readonly isLive: boolean
  readonly selections: readonly {
    readonly matchId: string
    readonly marketId: number
    readonly specifier: string
    readonly outcomeId: string
    readonly odds: Odds
    readonly facts: SelectionFacts
  }[]
}

export type PlacementToStore = {
  readonly playerId: number
  readonly reference: string
  readonly bodyHash: Buffer
  readonly currency: string
  readonly total: Amount
  readonly deviceId: string | null
  readonly quick: boolean
  /** Limits count their periods by it. */
  readonly now: Date
  readonly bets: readonly BetToStore[]
}

const int8 = v.pipe(
  v.string(),
  v.transform((text) => BigInt(text)),
)
const amount = v.pipe(int8, v.transform(amountOf))

const outcome = v.variant('outcome', [
  v.object({
    outcome: v.literal('placed'),
    bet_ids: v.array(int8),
    balance: amount,
    created_at: v.pipe(
      v.string(),
      v.transform((text) => new Date(text)),
    ),
  }),
  v.object({ outcome: v.literal('repeated') }),
  v.object({ outcome: v.literal('reference_reused') }),
  v.object({ outcome: v.literal('no_account') }),
  v.object({ outcome: v.literal('limited'), ...storedRefusal.entries }),
  v.object({ outcome: v.literal('insufficient_balance'), balance: amount }),
])

export type PlacementOutcome = v.InferOutput<typeof outcome>

/** Reference, limits, balance, ledger entries, bets and selections, all or nothing, in one round trip. */
export async function runPlacement(
  db: Executor,
  placement: PlacementToStore,
): Promise<PlacementOutcome> {
  const bets = JSON.stringify(placement.bets.map(toRow))
  const { rows } = await sql<{ answer: unknown }>`
    select place_bets(
      ${placement.playerId}, ${placement.reference}::uuid, ${placement.bodyHash}::bytea,
      ${placement.currency}, ${placement.total}, ${placement.deviceId}, ${placement.quick},
      ${bets}::jsonb, ${placement.now}
    ) as answer
  `.execute(db)
  return v.parse(outcome, rows[0]?.answer)
}

/** Amounts travel as text: JSON numbers end at 2^53. */
function toRow(bet: BetToStore, position: number) {
  return {
    ref: bet.ref,
    position,
    type: bet.type,
    status: bet.status,
    stake: bet.stake.toString(),
    odds: bet.odds.toString(),
    potential_win: bet.potentialWin.toString(),
    win_count: bet.winCount,
    total_count: bet.totalCount,
    bankers: bet.bankers,
    accept_mode: bet.acceptMode,
    acceptance_at: bet.acceptanceAt?.toISOString() ?? null,
    is_vip: bet.isVip,
    live: bet.isLive,
    selections: bet.selections.map((selection, index) => ({
      position: index,
      match_id: selection.matchId,
      market_id: selection.marketId,
      specifier: selection.specifier,
      outcome_id: selection.outcomeId,
      odds: selection.odds,
      facts: selection.facts,
    })),
  }
}
