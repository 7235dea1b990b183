import type {
  BetType,
  BonusType,
  FreebetMode,
  OddsAcceptMode,
  Amount,
  TotalOdds,
  Odds,
} from '@touchline/betting'
import { amountOf } from '@touchline/betting'
import * as v from 'valibot'
import type { Executor } from '../../../db/database.ts'
import { sqlState } from '../../../db/database-error.ts'
import { prepared } from '../../../db/prepared.ts'
import type { StoredBoostTerms } from '../../../db/bet-schema.ts'
import type { SelectionFacts } from '../../../db/selection-facts.ts'
import { storedRefusal } from '../../limits/limit-problem.ts'

/** The bonus that a bet is placed with, as it was agreed. */
export type BonusToStore = {
  readonly id: bigint
  readonly type: BonusType
  readonly odds: Odds | null
  readonly freebetMode: FreebetMode | null
  readonly boost: StoredBoostTerms | null
}

export type BonusUse = {
  readonly bonusId: bigint
  /** Chosen for the bet: without it the bet is not placed. */
  readonly chosen: boolean
  /** Points that the bet would bring it. */
  readonly potential: bigint
}

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
  readonly bonus: BonusToStore | null
  /** Bonuses that the bet uses or fills. */
  readonly uses: readonly BonusUse[]
  /** Set where a leg may be paid at the starting price: the most that the bet returns then. */
  readonly payoutLimit: Amount | null
  readonly selections: readonly {
    readonly matchId: string
    readonly marketId: number
    readonly specifier: string
    readonly outcomeId: string
    readonly odds: Odds
    /** What the player had agreed to, where that is more. */
    readonly agreedOdds: Odds | null
    readonly facts: SelectionFacts
    readonly bestOdds: boolean
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
  v.object({ outcome: v.literal('bonus_unavailable') }),
])

export type PlacementOutcome = v.InferOutput<typeof outcome>

const askPlacement = prepared<{ answer: unknown }>(
  'select place_bets($1, $2::uuid, $3::bytea, $4, $5, $6, $7, $8::jsonb, $9) as answer',
)

/** Reference, limits, balance, ledger entries, bets and selections, all or nothing, in one round trip. */
export async function runPlacement(
  db: Executor,
  placement: PlacementToStore,
): Promise<PlacementOutcome> {
  const bets = JSON.stringify(placement.bets.map(toRow))
  const { playerId, reference, bodyHash, currency, total, deviceId, quick, now } = placement
  try {
    const [row] = await askPlacement(db, [
      playerId,
      reference,
      bodyHash,
      currency,
      total,
      deviceId,
      quick,
      bets,
      now,
    ])
    return v.parse(outcome, row?.answer)
  } catch (error) {
    if (sqlState(error) === BONUS_UNAVAILABLE) return { outcome: 'bonus_unavailable' }
    throw error
  }
}

/** What `place_bets` raises where a bonus cannot be used. */
const BONUS_UNAVAILABLE = 'TL001'

function toBonusRow({ bonus, uses }: BetToStore) {
  if (bonus === null && uses.length === 0) return {}
  return {
    bonus_id: bonus?.id.toString() ?? null,
    bonus_type: bonus?.type ?? null,
    bonus_odds: bonus?.odds ?? null,
    freebet_mode: bonus?.freebetMode ?? null,
    boost_terms: bonus?.boost ?? null,
    uses: uses.map(({ bonusId, chosen, potential }) => ({
      bonus_id: bonusId.toString(),
      chosen,
      potential: potential.toString(),
    })),
  }
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
    ...toBonusRow(bet),
    ...(bet.payoutLimit !== null && { payout_limit: bet.payoutLimit.toString() }),
    selections: bet.selections.map((selection, index) => ({
      position: index,
      match_id: selection.matchId,
      market_id: selection.marketId,
      specifier: selection.specifier,
      outcome_id: selection.outcomeId,
      odds: selection.odds,
      facts: selection.facts,
      ...(selection.bestOdds && { best_odds: true }),
      ...(selection.agreedOdds !== null && { agreed_odds: selection.agreedOdds }),
    })),
  }
}
