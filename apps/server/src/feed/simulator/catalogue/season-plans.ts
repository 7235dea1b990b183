import { catalogueText, type LocalText } from '../../../texts/local-text.ts'
import type { Competitor } from '../../messages.ts'
import type { Fixture } from '../calendar/league-calendar.ts'
import type { MatchPlan } from '../engine/plan.ts'
import { outrightModel } from '../outrights/outright-model.ts'
import type { Season, SeasonMatch } from '../outrights/season.ts'
import type { RatedCompetitor } from './competitors.ts'
import { seasonIdOf } from './match-ids.ts'
import { type League, planOf } from './league.ts'
import { seasonDrawing } from './season-drawings.ts'

const DAY = 24 * 3600_000
/** Before its first match, so that a league is never without one. */
const AHEAD = 10 * DAY
/** Beyond the ids of clubs. */
const FIRST_SEASON = 8_500_000
/** Seasons are counted from here where they are called by their number. */
const FIRST_NAMED = Date.UTC(2020, 0, 1)

/** A league with what its outright events are reckoned from. */
export type SeasonSource = {
  league: League
  /** The calendar's moment of simulated time 0. */
  zero: number
}

function matchOf({ league, zero }: SeasonSource, fixture: Fixture): SeasonMatch {
  const { clubs, pairings, seed, sportKey } = league
  const [home, away] = pairings.of(fixture.round, fixture.table)
  const sides = [clubs[home], clubs[away]] as [RatedCompetitor, RatedCompetitor]
  let score: readonly [number, number] | null = null
  return {
    home,
    away,
    endsAt: fixture.kickOff - zero + 2.5 * 3600_000,
    drawing: () => seasonDrawing(sportKey, ...sides),
    result: () => {
      if (score === null) {
        const plan = planOf(league, fixture, zero)
        const played = plan.model?.({ seed, matchId: plan.id, suspension: 0 })
        const end = played?.cutShort?.wouldBe ?? played?.moment(played.duration).score
        const { home: own, away: other } = end ?? { home: 0, away: 0 }
        score = [own, other]
      }
      return score
    },
  }
}

const outcomeId = ({ id }: Competitor): string => `sr:competitor:${id}`

function tablesOf({ competitors }: League): readonly number[] {
  return Array.from({ length: competitors / 2 }, (_, table) => table)
}

function kickOffsOf(league: League, round: number): readonly number[] {
  return tablesOf(league).map((table) => league.calendar.kickOffOf(round, table))
}

/** Every match of a season in the order in which their results are known. */
function matchesOf(source: SeasonSource, first: number): readonly SeasonMatch[] {
  const { league } = source
  return Array.from({ length: league.pairings.rounds }, (_, index) => first + index)
    .flatMap((round) =>
      tablesOf(league).map((table) => {
        const kickOff = league.calendar.kickOffOf(round, table)
        return matchOf(source, { round, table, kickOff })
      }),
    )
    .toSorted((x, y) => x.endsAt - y.endsAt)
}

function numberAt({ calendar, pairings }: League, instant: number): number {
  return Math.floor(calendar.roundAt(instant) / pairings.rounds)
}

const names = new Map<number, LocalText>()

function seasonName(number: number): LocalText {
  const known = names.get(number)
  if (known !== undefined) return known
  const name = catalogueText('season', { number }) ?? { en: String(number) }
  names.set(number, name)
  return name
}

const publishedAt = (begins: number): number => begins - AHEAD

/** Simulated milliseconds of its first and its last kick-off. */
type Span = { number: number; begins: number; closesAt: number }

function spanOf({ league, zero }: SeasonSource, number: number): Span {
  const { rounds } = league.pairings
  const first = kickOffsOf(league, number * rounds)
  const last = kickOffsOf(league, (number + 1) * rounds - 1)
  return { number, begins: Math.min(...first) - zero, closesAt: Math.max(...last) - zero }
}

function seasonPlan(source: SeasonSource, { number, begins, closesAt }: Span): MatchPlan {
  const { league } = source
  const { tournament, clubs, competitors, sportKey, pairings } = league
  const counted = number - numberAt(league, FIRST_NAMED) + 1
  const name = seasonName(counted)
  const abbreviation = tournament.name.en.slice(0, 3).toUpperCase()
  const event = { id: tournament.id, name: tournament.name.en, abbreviation }
  const plain = ({ id, name: own, abbreviation: short, countryCode }: RatedCompetitor) => ({
    id,
    name: own,
    abbreviation: short,
    ...(countryCode === undefined ? {} : { countryCode }),
  })
  const season = (): Season => ({
    competitors,
    matches: matchesOf(source, number * pairings.rounds),
    win: sportKey === 'soccer' ? 3 : 2,
  })
  return {
    id: seasonIdOf(tournament.id, number),
    kickOff: closesAt,
    publishAt: publishedAt(begins),
    outright: { name, competitors: clubs.map(plain), begins, ends: closesAt },
    facts: {
      sportKey,
      tournamentId: tournament.id,
      home: event,
      away: { id: FIRST_SEASON + number, name: name.en, abbreviation: `S${counted}` },
      venue: null,
      city: null,
    },
    model: (options) => outrightModel(season(), clubs.map(outcomeId), closesAt, options),
  }
}

/** Outright events of a league that end after `from` and are published by `until`. */
export function seasonPlans(
  source: SeasonSource,
  from: number,
  until: number,
): readonly MatchPlan[] {
  const { league, zero } = source
  const first = numberAt(league, zero + from) - 1
  const last = numberAt(league, zero + until) + 1
  return Array.from({ length: last - first + 1 }, (_, index) => spanOf(source, first + index))
    .filter(({ begins, closesAt }) => closesAt > from && publishedAt(begins) <= until)
    .map((span) => seasonPlan(source, span))
}
