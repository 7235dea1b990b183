import type { Db } from '../../db/database.ts'
import type { SettlementNews } from './news-inbox.ts'
import {
  findMatchesWithBets,
  lockResults,
  saveCancellations,
  saveResults,
} from './result-repository.ts'
import type { CancellationRow } from './result-repository.ts'
import { lastPerOutcome, toResultRows } from './result-rows.ts'

/**
 * Stores the results of matches that have bets, and notes which of their legs are to have them.
 * @returns the matches whose news were stored
 */
export async function saveNews(
  db: Db,
  news: readonly SettlementNews[],
): Promise<ReadonlySet<string>> {
  const matchIds = [...new Set(news.map(({ matchId }) => matchId))]
  if (matchIds.length === 0) return new Set()
  return db.transaction().execute(async (trx) => {
    await lockResults(trx)
    const wanted = await findMatchesWithBets(trx, matchIds)
    const concerned = news.filter(({ matchId }) => wanted.has(matchId))
    const rows = concerned.flatMap((item) =>
      item.kind === 'settlement' ? toResultRows(item.matchId, item.certainty, item.markets) : [],
    )
    const voids = concerned.flatMap((item) => (item.kind === 'cancel' ? toCancellations(item) : []))
    if (rows.length > 0) await saveResults(trx, lastPerOutcome(rows))
    if (voids.length > 0) await saveCancellations(trx, voids)
    return wanted
  })
}

function toCancellations(news: Extract<SettlementNews, { kind: 'cancel' }>): CancellationRow[] {
  const { matchId, markets, reason } = news
  if (markets.length === 0) return [{ matchId, market: null, reason }]
  return markets.map((market) => ({ matchId, market, reason }))
}
