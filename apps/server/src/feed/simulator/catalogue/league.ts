import { catalogueText, type LocalText } from '../../../texts/local-text.ts'
import type { CatalogueCategory, CatalogueTournament } from '../../messages.ts'
import { type Fixture, type LeagueCalendar, leagueCalendar } from '../calendar/league-calendar.ts'
import { createPairings, type Pairings } from '../calendar/pairings.ts'
import type { MatchPlan } from '../engine/plan.ts'
import { mayBeCutShort } from '../cut-short.ts'
import { competitorsOf, namedBefore, type RatedCompetitor } from './competitors.ts'
import { COUNTRIES } from './countries.ts'
import type { LeagueSpec } from './league-spec.ts'
import { matchIdOf } from './match-ids.ts'
import { modelFor } from './models.ts'
import { sportOf } from './sports.ts'

const HOUR = 3600_000

/** A league with its clubs and its calendar. */
export type League = LeagueSpec & {
  seed: string
  tournament: CatalogueTournament
  category: CatalogueCategory
  clubs: readonly RatedCompetitor[]
  calendar: LeagueCalendar
  pairings: Pairings
}

const NO_COUNTRY = { code: null, name: 'International' }

function categoryOf({ sportKey, country }: LeagueSpec): CatalogueCategory {
  const index = COUNTRIES.findIndex(({ code }) => code === country)
  const id = sportOf(sportKey).id * 100 + index + 1
  const { code: countryCode, name: english } = COUNTRIES[index] ?? NO_COUNTRY
  const name = catalogueText(`place.${countryCode ?? 'international'}`) ?? { en: english }
  return { id, urnId: `sr:category:${id}`, sportKey, name, countryCode, priority: index + 2 }
}

function tournamentName({ name, key }: LeagueSpec): LocalText {
  return (key === undefined ? undefined : catalogueText(key)) ?? { en: name }
}

function leagueOf(seed: string, spec: LeagueSpec, index: number, before: number): League {
  const id = 1000 + index
  const category = categoryOf(spec)
  const { series = 1, keepsTime: keepsSeats = false } = spec.rhythm
  const { competitors } = spec
  return {
    ...spec,
    seed,
    category,
    clubs: competitorsOf(seed, spec, id, before),
    calendar: leagueCalendar(spec.rhythm, id),
    pairings: createPairings({ seed, tournamentId: id, competitors, series, keepsSeats }),
    tournament: {
      id,
      urnId: `sr:tournament:${id}`,
      sportKey: spec.sportKey,
      categoryId: category.id,
      name: tournamentName(spec),
      priority: index + 1,
    },
  }
}

export function leaguesOf(seed: string, specs: readonly LeagueSpec[]): readonly League[] {
  const before = namedBefore(specs)
  return specs.map((spec, index) => leagueOf(seed, spec, index, before[index] ?? 0))
}

/** @param zero the calendar's moment of simulated time 0 */
export function planOf(
  league: League,
  { round, table, kickOff }: Fixture,
  zero: number,
): MatchPlan {
  const { clubs, tournament, sportKey, rhythm, pairings } = league
  const [first, second] = pairings.of(round, table)
  const home = clubs[first] as RatedCompetitor
  const away = clubs[second] as RatedCompetitor
  const plain = ({ city: _c, attack: _a, defence: _d, ...competitor }: RatedCompetitor) =>
    competitor
  return {
    id: matchIdOf(tournament.id, round, table),
    kickOff: kickOff - zero,
    publishAt: kickOff - zero - rhythm.ahead * HOUR,
    facts: {
      sportKey,
      tournamentId: tournament.id,
      home: plain(home),
      away: plain(away),
      venue: home.city === null ? null : `${home.city} Arena`,
      city: home.city,
    },
    model: mayBeCutShort(sportKey, modelFor(sportKey)(home, away, league.rank === 1)),
  }
}
