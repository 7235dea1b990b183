import type { Db } from '../db/database.ts'
import { createFeed } from '../feed/create-feed.ts'
import type { Feed } from '../feed/feed.ts'
import type { Reporter } from '../reporting/reporter.ts'
import type { Settings } from '../settings/settings.ts'
import { keepFeedStart } from './feed-start.ts'

/** The feed that the settings name, at the moment where its first start puts it. */
export async function chooseFeed(
  db: Db,
  settings: Settings,
  now: number,
  reporter: Reporter,
): Promise<Feed> {
  const { feedSeed: seed, feedSpeed: speed, feedFixtures: fixtures, feedSports: sports } = settings
  const onDeath = (error: unknown) => reporter.report(error, { task: 'feed' })
  const startedAt = await keepFeedStart(db, settings, now)
  const races = settings.horseRacing
  return createFeed({ seed, speed, fixtures, sports, races, startedAt, onDeath })
}
