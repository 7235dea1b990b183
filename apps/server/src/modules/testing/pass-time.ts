import type { Database } from '../../db/database.ts'

/** As if everything that is said of limits had been said so many milliseconds earlier. */
export async function passTime({ pool }: Database, ms: number): Promise<void> {
  const ago = `make_interval(secs => ${ms / 1_000})`
  await pool.query(`update user_limits set begun_at = begun_at - ${ago},
    period_at = period_at - ${ago}, active_until = active_until - ${ago},
    confirm_from = confirm_from - ${ago}, confirm_until = confirm_until - ${ago}`)
  await pool.query(`update guard_rails set since = since - ${ago},
    confirm_from = confirm_from - ${ago}, confirm_until = confirm_until - ${ago}`)
  await pool.query(`update player_activity set tracked_at = tracked_at - ${ago}`)
  await pool.query(`update bets set settled_at = settled_at - ${ago}`)
}
