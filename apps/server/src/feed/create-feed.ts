import type { Feed } from './feed.ts'
import { createFixturesFeed } from './fixtures/fixtures-feed.ts'
import { createSimulatorFeed } from './simulator/simulator-feed.ts'

export type FeedOptions = {
  seed: number | string
  /** Match seconds per wall second. */
  speed: number
  /** Wall clock of the feed's very first start, milliseconds; kept by the caller over restarts. */
  startedAt: number
  /** File of real fixtures; undefined: the simulated season. */
  fixtures?: string | undefined
  /** Keys of the simulated season's sports; empty: all. */
  sports?: readonly string[]
  /** Whether horses race in the simulated season. */
  races?: boolean
  /** Told of every end of the feed's thread that nobody asked for; it is started again. */
  onDeath?: ((error: unknown) => void) | undefined
}

/** The feed that the settings ask for. */
export function createFeed({
  seed,
  speed,
  startedAt,
  fixtures,
  sports = [],
  races = false,
  onDeath,
}: FeedOptions): Feed {
  const common = { seed: String(seed), speed, startedAt, onDeath }
  return fixtures === undefined
    ? createSimulatorFeed({ ...common, sports, races })
    : createFixturesFeed({ ...common, path: fixtures })
}
