import { lockUntilCommit } from '../../db/advisory-lock.ts'
import { isDatabaseAway } from '../../db/database-error.ts'
import type { Db, Executor } from '../../db/database.ts'
import type { Reporter } from '../../reporting/reporter.ts'
import type { ResultChange } from './result-inbox.ts'
import type { CancellationRollbackRow, CancellationRow, ResultRow } from './result-repository.ts'
import {
  findMatchesWithBets,
  saveCancellations,
  saveResults,
  takeBackCancellations,
  takeBackResults,
} from './result-repository.ts'

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
    // Several processes hear the same results; whoever is later finds them stored.
    await lockUntilCommit(trx, 'results')
    const wanted = await findMatchesWithBets(trx, matchIds)
    const concerned = changes.filter(({ matchId }) => wanted.has(matchId))
    for (const step of inSteps(concerned)) await storeStep(trx, step)
    return wanted
  })
}

/** What was said before it was taken back comes before that, and what is said anew after it. */
function inSteps(changes: readonly ResultChange[]): readonly (readonly ResultChange[])[] {
  const steps: ResultChange[][] = []
  const reached = new Map<string, number>()
  for (const change of changes) {
    const before = reached.get(change.matchId) ?? 0
    const step = isRollback(change) === (before % 2 === 1) ? before : before + 1
    reached.set(change.matchId, step)
    while (steps.length <= step) steps.push([])
    steps[step]?.push(change)
  }
  return steps
}

function isRollback({ kind }: ResultChange): boolean {
  return kind === 'settlement_rollback' || kind === 'cancel_rollback'
}

async function storeStep(trx: Executor, step: readonly ResultChange[]): Promise<void> {
  const rows = step.flatMap((item) => (item.kind === 'settlement' ? toResultRows(item) : []))
  const voids = step.flatMap((item) => (item.kind === 'cancel' ? toCancellations(item) : []))
  const wrong = step.flatMap((item) =>
    item.kind === 'settlement_rollback' ? toRollbacks(item) : [],
  )
  const valid = step.flatMap((item) => (item.kind === 'cancel_rollback' ? toRollbacks(item) : []))
  if (rows.length > 0) await saveResults(trx, lastPerOutcome(rows))
  if (voids.length > 0) await saveCancellations(trx, voids)
  if (wrong.length > 0) await takeBackResults(trx, wrong)
  if (valid.length > 0) await takeBackCancellations(trx, valid)
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
  const { reason } = change
  return toRollbacks(change).map((row) => ({ ...row, reason }))
}

function toRollbacks(
  change: Exclude<ResultChange, { kind: 'settlement' }>,
): CancellationRollbackRow[] {
  const { matchId, markets, at: saidAt } = change
  const window = 'window' in change ? change.window : undefined
  const whole = markets.length === 0 && change.kind !== 'settlement_rollback' ? [null] : []
  return [...whole, ...markets].map((market) => ({ matchId, market, window, saidAt }))
}

const THOUSANDTHS = 1000
const MILLIONTHS = 1_000_000

/** Undecided outcomes (result -1 without a void factor) are left out: nothing is known of them. */
export function toResultRows({
  matchId,
  certainty,
  markets,
  at,
}: Omit<Extract<ResultChange, { kind: 'settlement' }>, 'kind'>): ResultRow[] {
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
        said_at: new Date(at),
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
