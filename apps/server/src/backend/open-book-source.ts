import type { Db } from '../db/database.ts'
import type { Book } from '../feed/book/book.ts'
import type { Feed } from '../feed/feed.ts'
import { onlyNamedProviders } from '../feed/named-providers.ts'
import { openBookStream } from '../feed/stream/open-book-stream.ts'
import type { Clock } from '../modules/clock.ts'
import type { Reporter } from '../reporting/reporter.ts'
import type { Settings } from '../settings/settings.ts'
import type { SportTypeProviders } from '../settings/sport-type-providers.ts'
import { ownFeed } from './book-source.ts'
import type { BookSource } from './book-source.ts'
import type { Duties } from './duties.ts'
import type { SharedLink } from './shared-link.ts'
import type { UpdatesSwitch } from './updates-switch.ts'
import { createFeed } from '../feed/create-feed.ts'
import { keepFeedStart } from './feed-start.ts'

type Deps = {
  readonly settings: Settings
  /** In place of the one that the settings name. */
  readonly feed: Feed | undefined
  readonly leaseMs: number | undefined
  readonly db: Db
  readonly book: Book
  readonly shared: SharedLink | undefined
  readonly duties: Duties
  readonly updates: UpdatesSwitch
  readonly clock: Clock
  readonly reporter: Reporter
}

/** RACE-02: where racing is off, no feed's races are offered. */
const providersOf = ({ horseRacing, sportTypeProviders }: Settings): SportTypeProviders =>
  horseRacing ? sportTypeProviders : { ...sportTypeProviders, horse_racing: [] }

/** The feed in this process, or the stream that several processes follow. */
export async function openBookSource(deps: Deps): Promise<BookSource> {
  const { settings, db, book, shared, duties, updates, clock, reporter } = deps
  const choose = async () => {
    const feed = deps.feed ?? (await chooseFeed(db, settings, clock.now(), reporter))
    return onlyNamedProviders(feed, providersOf(settings))
  }
  if (shared === undefined) {
    const feed = await choose()
    // Its thread draws the matches while this one builds what serves them.
    void feed.prepare?.()
    return ownFeed(book, feed)
  }
  return openBookStream({
    ...shared,
    leaseMs: deps.leaseMs,
    book,
    feed: duties.feed ? await choose() : undefined,
    now: () => clock.now(),
    after: (delayMs, action) => clock.after(delayMs, action),
    onLead: () => updates.lead(),
    onFollow: () => updates.follow(),
    onError: (error) => reporter.report(error, { task: 'book' }),
  })
}

/** The feed that the settings name, at the moment where its first start puts it. */
async function chooseFeed(
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
