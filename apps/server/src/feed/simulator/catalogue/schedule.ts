import type { CatalogueMessage } from '../../messages.ts'
import type { MatchPlan, Schedule } from '../engine/plan.ts'
import { type League, leaguesOf, planOf } from './league.ts'
import type { LeagueSpec } from './league-spec.ts'
import { LEAGUES } from './leagues.ts'
import { seasonPlans } from './season-plans.ts'
import { namedSports } from './sports.ts'

const HOUR = 3600_000

function catalogueOf(leagues: readonly League[]): CatalogueMessage {
  return {
    kind: 'catalogue',
    sports: namedSports(),
    categories: [...new Map(leagues.map(({ category }) => [category.id, category])).values()],
    tournaments: leagues.map(({ tournament }) => tournament),
  }
}

/**
 * An endless season: every league plays its rounds for ever, the same for the same seed.
 * @param zero when simulated time 0 is by the calendar, milliseconds since 1970
 */
export function drawnSchedule(
  seed: string,
  zero: number,
  specs: readonly LeagueSpec[] = LEAGUES,
): Schedule {
  const leagues = leaguesOf(seed, specs)
  return {
    catalogue: catalogueOf(leagues),
    plans: (from, until) => [
      ...leagues.flatMap((league) =>
        league.calendar
          .between(zero + from, zero + until + league.rhythm.ahead * HOUR)
          .map((fixture) => planOf(league, fixture, zero)),
      ),
      ...leagues
        .filter(({ rank, season }) => rank === 1 || season === true)
        .flatMap((league) => seasonPlans({ league, zero }, from, until)),
    ],
  }
}

/**
 * The season with some of its sports alone, whose matches stay as they are.
 * @param sports keys; none: all of them
 * @throws where the season has no such sport
 */
export function onlySports(season: Schedule, sports: readonly string[]): Schedule {
  if (sports.length === 0) return season
  const { catalogue } = season
  const wanted = new Set(sports)
  const known = catalogue.sports.map(({ key }) => key)
  const unknown = sports.filter((key) => !known.includes(key))
  if (unknown.length > 0) {
    throw new Error(
      `FEED_SPORTS names ${unknown.join(', ')}; the simulated season has ${known.join(', ')}.`,
    )
  }
  return {
    catalogue: {
      ...catalogue,
      sports: catalogue.sports.filter(({ key }) => wanted.has(key)),
      categories: catalogue.categories.filter(({ sportKey }) => wanted.has(sportKey)),
      tournaments: catalogue.tournaments.filter(({ sportKey }) => wanted.has(sportKey)),
    },
    plans: (from, until) =>
      season.plans(from, until).filter(({ facts }) => wanted.has(facts.sportKey)),
  }
}

/**
 * The last plans of a league that have kicked off, newest first.
 * @param now simulated milliseconds
 */
export type PastPlans = (tournamentId: number, now: number, most: number) => readonly MatchPlan[]

/** Looks back into the season of a seed, however long ago its feed was started. */
export function drawnPast(seed: string, zero: number): PastPlans {
  let leagues: ReadonlyMap<number, League> | undefined
  return (tournamentId, now, most) => {
    // All names and ratings of a season: not before somebody looks back.
    leagues ??= new Map(leaguesOf(seed, LEAGUES).map((league) => [league.tournament.id, league]))
    const league = leagues.get(tournamentId)
    if (league === undefined) return []
    return league.calendar.before(zero + now, most).map((fixture) => planOf(league, fixture, zero))
  }
}
