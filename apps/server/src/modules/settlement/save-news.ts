import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { SettlementNews } from './news-inbox.ts'
import {
  applyResults,
  findMatchesWithBets,
  saveCancellations,
  saveResults,
} from './result-repository.ts'
import type { CancellationRow } from './result-repository.ts'
import { lastPerOutcome, toResultRows } from './result-rows.ts'

/** Any number, the same for every process of the product. */
const LOCK = 7_201_983_302

/**
 * Stores the results of matches that have bets, writes them into the selections and queues the bets.
 * @returns the matches whose news were stored
 */
export async function saveNews(
  db: Db,
  news: readonly SettlementNews[],
): Promise<ReadonlySet<string>> {
  const matchIds = [...new Set(news.map(({ matchId }) => matchId))]
  if (matchIds.length === 0) return new Set()
  return db.transaction().execute(async (trx) => {
    // Several processes may hear the same results; the later ones find them stored.
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx)
    const wanted = await findMatchesWithBets(trx, matchIds)
    const concerned = news.filter(({ matchId }) => wanted.has(matchId))
    if (concerned.length === 0) return wanted
    const rows = concerned.flatMap((item) =>
      item.kind === 'settlement' ? toResultRows(item.matchId, item.certainty, item.markets) : [],
    )
    const voids = concerned.flatMap((item) => (item.kind === 'cancel' ? toCancellations(item) : []))
    if (rows.length > 0) await saveResults(trx, lastPerOutcome(rows))
    if (voids.length > 0) await saveCancellations(trx, voids)
    await applyResults(trx, [...wanted])
    return wanted
  })
}

function toCancellations(news: Extract<SettlementNews, { kind: 'cancel' }>): CancellationRow[] {
  const { matchId, markets, reason } = news
  if (markets.length === 0) return [{ matchId, market: null, reason }]
  return markets.map((market) => ({ matchId, market, reason }))
}
