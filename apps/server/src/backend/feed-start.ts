import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Settings } from '../settings/settings.ts'

/**
 * When the feed of these settings first started, milliseconds since 1970. It is kept, so that the
 * same matches go on over a restart and the bets on them find their results.
 */
export async function keepFeedStart(db: Db, settings: Settings, now: number): Promise<number> {
  const { feedSeed, feedSpeed, feedFixtures } = settings
  const name = `feed:${feedFixtures ?? 'simulator'}:${feedSeed}:${feedSpeed}`
  const { value } = await db
    .insertInto('product_state')
    .values({ name, value: JSON.stringify({ startedAt: now }) })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ value: sql.ref('product_state.value') }),
    )
    .returning('value')
    .executeTakeFirstOrThrow()
  if (!('startedAt' in value) || typeof value.startedAt !== 'number') {
    throw new Error(`The start of ${name} in the database cannot be read`)
  }
  return value.startedAt
}
