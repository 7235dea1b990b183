import { catalogueText, type LocalText } from '../../../texts/local-text.ts'
import type { Competitor, CatalogueTournament } from '../../messages.ts'
import type { MatchPlan } from '../engine/plan.ts'
import { outrightModel } from '../outrights/outright-model.ts'
import type { Season, SeasonMatch } from '../outrights/season.ts'
import type { RatedCompetitor } from './competitors.ts'
import { seasonDrawing } from './season-drawings.ts'

const DAY = 24 * 3600_000
/** Seasons that began before the first start have numbers below 0; ids do not. */
const FIRST_SEASON = 8_500_000

/** What a league with a season is to its outright events. */
export type SeasonLeague = {
  tournament: CatalogueTournament
  sportKey: string
  competitors: readonly RatedCompetitor[]
  seed: string
  /** Simulated milliseconds of a slot. */
  kickOffOf: (slot: number) => number
  pairOf: (slot: number) => readonly [home: number, away: number]
  planOf: (slot: number) => MatchPlan
}

const matchOf = ({ competitors, seed, ...league }: SeasonLeague, slot: number): SeasonMatch => {
  const [home, away] = league.pairOf(slot)
  const sides = [competitors[home], competitors[away]] as [RatedCompetitor, RatedCompetitor]
  let score: readonly [number, number] | null = null
  return {
    home,
    away,
    endsAt: league.kickOffOf(slot) + 2.5 * 3600_000,
    drawing: () => seasonDrawing(league.sportKey, ...sides),
    result: () => {
      if (score === null) {
        const plan = league.planOf(slot)
        const played = plan.model?.({ seed, matchId: plan.id, suspension: 0 })
        const end = played?.moment(played.duration).score ?? { home: 0, away: 0 }
        score = [end.home, end.away]
      }
      return score
    },
  }
}

const outcomeId = ({ id }: Competitor): string => `sr:competitor:${id}`

/** The first season is some rounds old when the feed begins, so that its table says something. */
const SLOTS_BEFORE = 24
const firstSlotOf = (season: number, length: number): number => season * length - SLOTS_BEFORE

const names = new Map<number, LocalText>()

const seasonName = (number: number): LocalText => {
  const known = names.get(number)
  if (known !== undefined) return known
  const name = catalogueText('season', { number }) ?? { en: String(number) }
  names.set(number, name)
  return name
}

const seasonPlan = (league: SeasonLeague, number: number): MatchPlan => {
  const { tournament, competitors, sportKey } = league
  const length = competitors.length * (competitors.length - 1)
  const first = firstSlotOf(number, length)
  const last = first + length - 1
  const closesAt = league.kickOffOf(last)
  const begins = league.kickOffOf(first)
  const name = seasonName(number + 1)
  const abbreviation = tournament.name.en.slice(0, 3).toUpperCase()
  const event = { id: tournament.id, name: tournament.name.en, abbreviation }
  const plain = ({ id, name: own, abbreviation: short, countryCode }: RatedCompetitor) => ({
    id,
    name: own,
    abbreviation: short,
    ...(countryCode === undefined ? {} : { countryCode }),
  })
  const season = (): Season => ({
    competitors: competitors.length,
    matches: Array.from({ length }, (_, index) => matchOf(league, first + index)),
    win: sportKey === 'soccer' ? 3 : 2,
  })
  return {
    id: `${tournament.id}${FIRST_SEASON + number}`,
    kickOff: closesAt,
    publishAt: begins - DAY,
    outright: { name, competitors: competitors.map(plain), begins, ends: closesAt },
    facts: {
      sportKey,
      tournamentId: tournament.id,
      home: event,
      away: { id: FIRST_SEASON + number, name: name.en, abbreviation: `S${number + 1}` },
      venue: null,
      city: null,
    },
    model: (options) => outrightModel(season(), competitors.map(outcomeId), closesAt, options),
  }
}

/** Outright events of a league that end after `from` and are published by `until`. */
export const seasonPlans = (
  league: SeasonLeague,
  from: number,
  until: number,
): readonly MatchPlan[] => {
  const { length } = league.competitors
  const slots = length * (length - 1)
  const duration = league.kickOffOf(slots) - league.kickOffOf(0)
  const numberAt = (time: number): number =>
    Math.floor((time - league.kickOffOf(firstSlotOf(0, slots))) / duration)
  const plans: MatchPlan[] = []
  for (let number = numberAt(from) - 1; number <= numberAt(until) + 1; number++) {
    if (number < 0) continue
    const plan = seasonPlan(league, number)
    if (plan.kickOff > from && plan.publishAt <= until) plans.push(plan)
  }
  return plans
}
