import pg from 'pg'
import { embeddedDatabaseUrl } from './embedded-database.ts'

/**
 * Tells the results of a bet's legs as the feed does for a match that is over: all of them win. They
 * may have been told of another bet before.
 */
export async function letBetWin(dataDir: string, betId: string): Promise<void> {
  const client = new pg.Client({ connectionString: embeddedDatabaseUrl(dataDir) })
  await client.connect()
  try {
    await client.query(
      `with told as (
         insert into outcome_results (
           match_id, market_id, specifier, outcome_id, result, void_factor, certainty
         )
         select match_id, market_id, specifier, outcome_id, 1, 0, 2
         from bet_selections where bet_id = $1
         on conflict (match_id, market_id, specifier, outcome_id)
           do update set result = excluded.result
         returning match_id, market_id, specifier, outcome_id
       )
       insert into outcomes_to_apply (match_id, market_id, specifier, outcome_id)
       select match_id, market_id, specifier, outcome_id from told
       on conflict (match_id, market_id, specifier, outcome_id) do update set after_bet_id = 0`,
      [betId],
    )
  } finally {
    await client.end()
  }
}
