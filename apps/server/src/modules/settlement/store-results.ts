import { isDatabaseAway } from '../../db/database-error.ts'
import type { Db } from '../../db/database.ts'
import type { Reporter } from '../../reporting/reporter.ts'
import type { ResultChange } from './result-inbox.ts'
import type { CancellationRow, ResultRow } from './result-repository.ts'
import {
  findMatchesWithBets,
  lockResults,
  saveCancellations,
  saveResults,
} from './result-repository.ts'
import type { SettledMarket } from '../../feed/messages.ts'

/**
 * Stores the results of matches that have bets, and notes which of their legs are to have them.
 * @returns the matches whose results were stored
 */
export async function storeResults(
  db: Db,
  changes: readonly ResultChange[],
): Promise<ReadonlySet<string>> {
  const matchIds = [...new Set(changes.map(({ matchId }) => matchId))]
  if (matchIds.length === 0) return new Set()
  return db.transaction().execute(async (trx) => {
    await lockResults(trx)
    const wanted = await findMatchesWithBets(trx, matchIds)
    const concerned = changes.filter(({ matchId }) => wanted.has(matchId))
    const rows = concerned.flatMap((item) =>
      item.kind === 'settlement' ? toResultRows(item.matchId, item.certainty, item.markets) : [],
    )
    const voids = concerned.flatMap((item) => (item.kind === 'cancel' ? toCancellations(item) : []))
    if (rows.length > 0) await saveResults(trx, lastPerOutcome(rows))
    if (voids.length > 0) await saveCancellations(trx, voids)
    return wanted
  })
}

export type StoredResults = {
  /** Matches whose results were stored. */
  readonly stored: ReadonlySet<string>
  /** Matches whose results could not be. */
  readonly failed: ReadonlySet<string>
}

/**
 * Stores them together; where that fails each match by itself, so that one whose results cannot be
 * stored holds up no other. That one is reported.
 * @throws what it fails by while the database is away
 */
export async function storeResultsApart(
  db: Db,
  changes: readonly ResultChange[],
  reporter: Reporter,
): Promise<StoredResults> {
  try {
    return { stored: await storeResults(db, changes), failed: new Set() }
  } catch (error) {
    if (isDatabaseAway(error)) throw error
  }
  const stored = new Set<string>()
  const failed = new Set<string>()
  for (const [matchId, own] of Map.groupBy(changes, (change) => change.matchId)) {
    try {
      for (const id of await storeResults(db, own)) stored.add(id)
    } catch (error) {
      if (isDatabaseAway(error)) throw error
      failed.add(matchId)
      reporter.report(error, { task: 'settlement', matchId })
    }
  }
  return { stored, failed }
}

function toCancellations(change: Extract<ResultChange, { kind: 'cancel' }>): CancellationRow[] {
  const { matchId, markets, reason } = change
  if (markets.length === 0) return [{ matchId, market: null, reason }]
  return markets.map((market) => ({ matchId, market, reason }))
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
        race: outcome.race ?? null,
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
