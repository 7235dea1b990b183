import { catalogueText, type LocalText } from '../../../texts/local-text.ts'
import type { CatalogueCategory, CatalogueMessage, CatalogueTournament } from '../../messages.ts'
import { hashOf } from '../../random.ts'
import type { MatchPlan, Schedule } from '../engine/plan.ts'
import { competitorsOf, type RatedCompetitor } from './competitors.ts'
import { COUNTRIES } from './countries.ts'
import { LEAGUES, type LeagueSpec } from './leagues.ts'
import { modelFor } from './models.ts'
import { seasonPlans, type SeasonLeague } from './season-plans.ts'
import { namedSports, sportOf } from './sports.ts'

const MINUTE = 60_000
/** Slots before the first start have negative numbers; ids do not. */
const FIRST_SLOT = 1_000_000

type League = LeagueSpec & {
  tournament: CatalogueTournament
  category: CatalogueCategory
  competitors: readonly RatedCompetitor[]
  /** First slot, simulated milliseconds. */
  offset: number
}

const NO_COUNTRY = { code: null, name: 'International' }

const categoryOf = ({ sportKey, country }: LeagueSpec): CatalogueCategory => {
  const index = COUNTRIES.findIndex(({ code }) => code === country)
  const id = sportOf(sportKey).id * 100 + index + 1
  const { code: countryCode, name: english } = COUNTRIES[index] ?? NO_COUNTRY
  const name = catalogueText(`place.${countryCode ?? 'international'}`) ?? { en: english }
  return { id, urnId: `sr:category:${id}`, sportKey, name, countryCode, priority: index + 2 }
}

const tournamentName = ({ name, key }: LeagueSpec): LocalText =>
  (key === undefined ? undefined : catalogueText(key)) ?? { en: name }

const leagueOf = (seed: string, spec: LeagueSpec, index: number): League => {
  const id = 1000 + index
  const { every } = spec.rhythm
  const category = categoryOf(spec)
  return {
    ...spec,
    category,
    competitors: competitorsOf(seed, spec, id),
    offset: (hashOf(seed, 'offset', id) % Math.floor(every / 5)) * 5 * MINUTE,
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

/** Circle method: slot n of the endless round robin. */
export const pairingOf = (slot: number, competitors: number): readonly [number, number] => {
  const perRound = competitors / 2
  const round = Math.floor(slot / perRound)
  const table = slot - round * perRound
  const turns = competitors - 1
  const seat = (place: number): number =>
    place === 0 ? 0 : ((((place - 1 + round) % turns) + turns) % turns) + 1
  const pair = [seat(table), seat(competitors - 1 - table)] as const
  return Math.floor(round / (table === 0 ? 1 : turns)) % 2 === 0 ? pair : [pair[1], pair[0]]
}

const planOf = (league: League, slot: number): MatchPlan => {
  const { competitors, tournament, sportKey, rhythm, offset } = league
  const [first, second] = pairingOf(slot, competitors.length)
  const home = competitors[first] as RatedCompetitor
  const away = competitors[second] as RatedCompetitor
  const kickOff = offset + slot * rhythm.every * MINUTE
  const plain = ({ city: _c, attack: _a, defence: _d, ...competitor }: RatedCompetitor) =>
    competitor
  return {
    id: `${tournament.id}${FIRST_SLOT + slot}`,
    kickOff,
    publishAt: kickOff - rhythm.ahead * MINUTE,
    facts: {
      sportKey,
      tournamentId: tournament.id,
      home: plain(home),
      away: plain(away),
      venue: home.city === null ? null : `${home.city} Arena`,
      city: home.city,
    },
    model: modelFor(sportKey)(home, away, league.rank === 1),
  }
}

const seasonOf = (league: League, seed: string): SeasonLeague => ({
  ...league,
  seed,
  kickOffOf: (slot) => league.offset + slot * league.rhythm.every * MINUTE,
  pairOf: (slot) => pairingOf(slot, league.competitors.length),
  planOf: (slot) => planOf(league, slot),
})

const catalogueOf = (leagues: readonly League[]): CatalogueMessage => ({
  kind: 'catalogue',
  sports: namedSports(),
  categories: [...new Map(leagues.map(({ category }) => [category.id, category])).values()],
  tournaments: leagues.map(({ tournament }) => tournament),
})

/** An endless season: every league plays its slots for ever, the same for the same seed. */
export const drawnSchedule = (seed: string, specs: readonly LeagueSpec[] = LEAGUES): Schedule => {
  const leagues = specs.map((spec, index) => leagueOf(seed, spec, index))
  return {
    catalogue: catalogueOf(leagues),
    plans: (from, until) => [
      ...leagues.flatMap((league) => {
        const every = league.rhythm.every * MINUTE
        const first = Math.floor((from - league.offset) / every) + 1
        const last = Math.floor((until + league.rhythm.ahead * MINUTE - league.offset) / every)
        const count = Math.max(0, last - first + 1)
        return Array.from({ length: count }, (_, index) => planOf(league, first + index))
      }),
      ...leagues
        .filter(({ rank, season }) => rank === 1 || season === true)
        .flatMap((league) => seasonPlans(seasonOf(league, seed), from, until)),
    ],
  }
}

/**
 * The last plans of a league that have kicked off, newest first.
 * @param now simulated milliseconds
 */
export type PastPlans = (tournamentId: number, now: number, most: number) => readonly MatchPlan[]

/** Looks back into the season of a seed, however long ago its feed was started. */
export const drawnPast = (seed: string): PastPlans => {
  const leagues = LEAGUES.map((spec, index) => leagueOf(seed, spec, index))
  return (tournamentId, now, most) => {
    const league = leagues.find(({ tournament }) => tournament.id === tournamentId)
    if (league === undefined) return []
    const last = Math.floor((now - league.offset) / (league.rhythm.every * MINUTE))
    return Array.from({ length: most }, (_, index) => planOf(league, last - index))
  }
}
