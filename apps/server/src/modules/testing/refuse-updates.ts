import type { Pool } from 'pg'
import { onTestFinished } from 'vitest'

/**
 * Makes updates fail until the returned function is called, or the test has ended.
 * @param updates each as a trigger says it: `on bonuses for each row when (new.id = 7)`
 */
export async function refuseUpdates(
  pool: Pool,
  updates: readonly string[],
): Promise<() => Promise<unknown>> {
  const allow = () => pool.query('drop function if exists refuse_update cascade')
  onTestFinished(async () => void (await allow()))
  await pool.query(`create function refuse_update() returns trigger language plpgsql as $$
    begin raise exception 'refused'; end $$`)
  for (const update of updates) {
    await pool.query(
      `create trigger refuse_update before update ${update} execute function refuse_update()`,
    )
  }
  return allow
}
