import { basename } from 'node:path'
import * as v from 'valibot'
import type { Db } from '../db/database.ts'
import { keepState } from '../db/product-state.ts'
import { FeedError } from '../feed/feed-error.ts'
import type { Settings } from '../settings/settings.ts'

const NAME = 'feed'

/** What decides which match an id stands for, and when it is played: part of the installation. */
const feedBase = v.object({
  seed: v.number(),
  speed: v.number(),
  /** Name of the file; null: the simulated season. */
  fixtures: v.nullable(v.string()),
  /** Keys in order, by commas; null: all of the season. */
  sports: v.optional(v.nullable(v.string()), null),
  startedAt: v.number(),
})
type FeedBase = v.InferOutput<typeof feedBase>

const SETTING_OF = {
  seed: 'FEED_SEED',
  speed: 'FEED_SPEED',
  fixtures: 'FEED_FIXTURES',
  sports: 'FEED_SPORTS',
} as const satisfies Partial<Record<keyof FeedBase, string>>

/**
 * When the feed of this installation first started, milliseconds since 1970. It is kept, so that the
 * same matches go on over a restart and the bets on them find their results. Another feed may take
 * its place only before anybody has bet.
 * @throws FeedError when the settings name another feed than the one that bets were placed on
 */
export async function keepFeedStart(db: Db, settings: Settings, now: number): Promise<number> {
  const { feedSeed: seed, feedSpeed: speed, feedFixtures, feedSports } = settings
  const fixtures = feedFixtures === undefined ? null : basename(feedFixtures)
  const sports = [...new Set(feedSports)].toSorted().join(',') || null
  const wanted: FeedBase = { seed, speed, fixtures, sports, startedAt: now }
  const startedAt = (await earlierStart(db, settings)) ?? now
  const kept = await keepState(db, NAME, feedBase, { ...wanted, startedAt })
  const differing = (['seed', 'speed', 'fixtures', 'sports'] as const).filter(
    (part) => kept[part] !== wanted[part],
  )
  if (differing.length === 0) return kept.startedAt
  // With a Redis, other processes may run the feed that is kept.
  if (settings.redisUrl !== undefined || (await hasBets(db))) {
    throw new FeedError(refusal(kept, wanted, differing))
  }
  await db
    .updateTable('product_state')
    .set({ value: JSON.stringify(wanted) })
    .where('name', '=', NAME)
    .execute()
  return now
}

/** Databases of earlier versions name one start for each feed. */
async function earlierStart(db: Db, settings: Settings): Promise<number | undefined> {
  const { feedSeed, feedSpeed, feedFixtures } = settings
  const row = await db
    .selectFrom('product_state')
    .select('value')
    .where('name', '=', `feed:${feedFixtures ?? 'simulator'}:${feedSeed}:${feedSpeed}`)
    .executeTakeFirst()
  const start = v.safeParse(v.object({ startedAt: v.number() }), row?.value)
  return start.success ? start.output.startedAt : undefined
}

async function hasBets(db: Db): Promise<boolean> {
  return (await db.selectFrom('bets').select('id').limit(1).executeTakeFirst()) !== undefined
}

function refusal(
  kept: FeedBase,
  wanted: FeedBase,
  differing: readonly (keyof typeof SETTING_OF)[],
): string {
  const listed = (base: FeedBase) =>
    differing.map((part) => `${SETTING_OF[part]}=${base[part] ?? ''}`).join(' ')
  return (
    `The bets of this database were placed on the matches of a feed with ${listed(kept)}; ` +
    `with ${listed(wanted)} they would find the results of other ones. ` +
    `Start with ${listed(kept)}, or with another DATA_DIR or DATABASE_URL.`
  )
}
