import type { SettledMarket } from '../../feed/messages.ts'

/** One outcome's result as the database keeps it. */
export type ResultRow = {
  readonly match_id: string
  readonly market_id: number
  readonly specifier: string
  readonly outcome_id: string
  readonly result: 1 | 0 | -1
  /** Thousandths of the stake. */
  readonly void_factor: number
  /** Millionths of the win. */
  readonly dead_heat_factor: number
  readonly certainty: 1 | 2
}

const THOUSANDTHS = 1000
const MILLIONTHS = 1_000_000

/** Undecided outcomes (result -1 without a void factor) are left out: nothing is known of them. */
export function toResultRows(
  matchId: string,
  certainty: 1 | 2,
  markets: readonly SettledMarket[],
): ResultRow[] {
  return markets.flatMap((market) =>
    market.outcomes
      .filter(({ result, voidFactor }) => result !== -1 || voidFactor === 1)
      .map((outcome) => ({
        match_id: matchId,
        market_id: market.marketId,
        specifier: market.specifier,
        outcome_id: outcome.id,
        result: outcome.result,
        void_factor: outcome.voidFactor * THOUSANDTHS,
        dead_heat_factor: Math.round((outcome.deadHeatFactor ?? 1) * MILLIONTHS),
        certainty,
      })),
  )
}

/**
 * Of several results of one outcome the last of the most certain: one statement may write a row only
 * once.
 */
export function lastPerOutcome(rows: readonly ResultRow[]): ResultRow[] {
  const byOutcome = new Map<string, ResultRow>()
  for (const row of rows) {
    const key = JSON.stringify([row.match_id, row.market_id, row.specifier, row.outcome_id])
    const known = byOutcome.get(key)
    if (known === undefined || row.certainty >= known.certainty) byOutcome.set(key, row)
  }
  return [...byOutcome.values()]
}
