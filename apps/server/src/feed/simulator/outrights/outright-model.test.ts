import { describe, expect, test } from 'vitest'
import { offerMarkets } from '../../pricing/offer.ts'
import { priceLine } from '../../pricing/price-line.ts'
import { settleLines } from '../../pricing/settle.ts'
import { SPORTS } from '../catalogue/sports.ts'
import { drawnSchedule } from '../catalogue/schedule.ts'
import type { MatchPlan } from '../engine/plan.ts'
import type { MatchModel } from '../match-model.ts'
import { RELEGATED, TOP } from './outright-model.ts'

const SEED = 'one'
const DAY = 24 * 3600_000
/** All seasons are under way then for some time. */
const ZERO = Date.UTC(2026, 1, 9, 12)
const schedule = drawnSchedule(SEED, ZERO)

const modelOf = (plan: MatchPlan): MatchModel => {
  const model = plan.model?.({ seed: SEED, matchId: plan.id, suspension: 15 })
  if (model === undefined) throw new Error(`${plan.id} is not played`)
  return model
}

const seasons = schedule.plans(-5 * 3600_000, 0).filter(({ outright }) => outright !== undefined)
const [first] = seasons

describe('the end of a season', () => {
  test('[DATA-06] is an event of a league of every sport, with its competitors', () => {
    const sports = new Set(seasons.map(({ facts }) => facts.sportKey))
    expect([...sports].toSorted()).toEqual(SPORTS.map(({ key }) => key).toSorted())
    for (const { outright, kickOff, facts } of seasons) {
      expect([12, 24]).toContain(outright?.competitors.length)
      expect(outright?.begins).toBeLessThan(0)
      expect(outright?.ends).toBe(kickOff)
      expect(kickOff).toBeGreaterThan(10 * DAY)
      expect(schedule.catalogue.tournaments.some(({ id }) => id === facts.tournamentId)).toBe(true)
    }
  })

  test('has chances that add up to the places that there are', () => {
    for (const plan of seasons) {
      const model = modelOf(plan)
      const season = model.tables(-20 * 24 * 3600).get('season')
      if (season === undefined) throw new Error('No chances')
      const sums = model.lines.map((line) =>
        priceLine(line, season).fair.reduce((sum, chance) => sum + chance, 0),
      )
      expect(sums[0]).toBeCloseTo(1, 9)
      expect(sums[1]).toBeCloseTo(TOP, 9)
      expect(sums[2]).toBeCloseTo(RELEGATED, 9)
    }
  })

  test('is offered with an overround, and not when betting has ended', () => {
    const model = modelOf(first as MatchPlan)
    const options = { live: false, marginScale: 1 }
    const t = -20 * 24 * 3600
    const markets = offerMarkets(model.lines, model.tables(t), model.facts(t), options)
    const winner = markets.find(({ marketId }) => marketId === 900)
    const open = winner?.outcomes.filter(({ active }) => active) ?? []
    expect(open.length).toBeGreaterThan(3)
    expect(open.reduce((sum, { odds }) => sum + 1000 / odds, 0)).toBeGreaterThan(1)
    expect(model.moment(t).suspended).toBe(false)
    expect(model.moment(60).suspended).toBe(true)
  })

  test('[DATA-06] has a price for everybody in question, clear favourites among them', () => {
    const options = { live: false, marginScale: 1 }
    const t = -4 * 24 * 3600
    let best = 0
    for (const plan of seasons) {
      const model = modelOf(plan)
      const tables = model.tables(t)
      for (const { outcomes } of offerMarkets(model.lines, tables, model.facts(t), options)) {
        for (const { active, probability = 0 } of outcomes) {
          expect(active).toBe(probability > 0 && probability < 1)
          if (active) best = Math.max(best, probability)
        }
      }
    }
    expect(best).toBeGreaterThan(0.95)
  })

  test('is settled by the results of the matches of its league', () => {
    const plan = first as MatchPlan
    const { outright, facts } = plan
    const begins = outright?.begins ?? 0
    const ids = new Map(outright?.competitors.map(({ id }, place) => [id, place]))
    const points = Array.from({ length: 12 }, () => 0)
    const difference = Array.from({ length: 12 }, () => 0)
    const goals = Array.from({ length: 12 }, () => 0)
    const played = schedule
      .plans(begins - 1, plan.kickOff)
      .filter(({ facts: own, kickOff, outright: other }) => {
        const mine = own.tournamentId === facts.tournamentId && other === undefined
        return mine && kickOff >= begins && kickOff <= plan.kickOff
      })
    expect(played.length).toBe(132)
    for (const match of played) {
      const model = modelOf(match)
      const { home, away } = model.moment(model.duration).score
      const sides = [
        [ids.get(match.facts.home.id) ?? 0, home - away, home],
        [ids.get(match.facts.away.id) ?? 0, away - home, away],
      ] as const
      for (const [place, by, scored] of sides) {
        points[place] = (points[place] ?? 0) + (by > 0 ? 3 : by === 0 ? 1 : 0)
        difference[place] = (difference[place] ?? 0) + by
        goals[place] = (goals[place] ?? 0) + scored
      }
    }
    const value = (place: number): number =>
      (points[place] ?? 0) * 1e6 + (difference[place] ?? 0) * 1e3 + (goals[place] ?? 0)
    const table = [...points.keys()].sort((x, y) => value(y) - value(x) || x - y)
    const model = modelOf(plan)
    const won = settleLines(model.lines, model.facts(model.duration)).map(({ outcomes }) =>
      outcomes.flatMap(({ result }, place) => (result === 1 ? [place] : [])),
    )
    expect(won[0]).toEqual([table[0]])
    expect(won[1]).toEqual(table.slice(0, TOP).sort((x, y) => x - y))
    expect(won[2]).toEqual(table.slice(-RELEGATED).sort((x, y) => x - y))
  })

  test('follows the results: once all is played the winner is certain', () => {
    const model = modelOf(first as MatchPlan)
    const season = model.tables(3 * 3600 - 1).get('season')
    const [winner] = model.lines
    if (season === undefined || winner === undefined) throw new Error('No chances')
    expect(Math.max(...priceLine(winner, season).fair)).toBe(1)
  })
})
