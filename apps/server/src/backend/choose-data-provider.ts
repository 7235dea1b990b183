import type { Db } from '../db/database.ts'
import type { Book } from '../feed/book/book.ts'
import { createPastSeason } from '../feed/simulator/past-season.ts'
import type { Clock } from '../modules/clock.ts'
import type { DataProvider } from '../modules/match-info/data-provider.ts'
import { createFeedDataProvider } from '../modules/match-info/feed-data-provider.ts'
import { askMatchInfo } from '../modules/match-info/outside-match-info.ts'
import type { Reporter } from '../reporting/reporter.ts'
import type { Settings } from '../settings/settings.ts'
import { keepFeedStart } from './feed-start.ts'

/**
 * MATCH-06: the feed's own numbers and results; a simulated season is known from before its start.
 * About a match a provider is asked where the operator has one.
 */
export async function chooseDataProvider(
  db: Db,
  settings: Settings,
  book: Book,
  clock: Clock,
  reporter: Reporter,
): Promise<DataProvider> {
  const { matchInfoUrl } = settings
  const own: DataProvider = {
    ...createFeedDataProvider(book),
    matchInfo: matchInfoUrl === undefined ? null : askMatchInfo(matchInfoUrl, { clock, reporter }),
  }
  if (settings.feedFixtures !== undefined) return own
  const { feedSeed, feedSpeed: speed } = settings
  const startedAt = await keepFeedStart(db, settings, clock.now())
  const season = createPastSeason({ seed: String(feedSeed), speed, startedAt })
  return {
    ...own,
    results(tournamentId) {
      const drawn = season(tournamentId, clock.now())
      return drawn.length > 0 ? drawn : own.results(tournamentId)
    },
  }
}
