import { eachWayHalves, eachWayOdds, oddsOf } from '@touchline/betting'
import { expect, test } from 'vitest'

import { createSimClock } from '../engine/sim-clock.ts'
import { racesBetween } from './race-calendar.ts'
import { drawRace, fieldAt, progressAt } from './race-draw.ts'
import { onLadder, placeChances, raceMarkets } from './race-prices.ts'
import { createRaceRunner, settleRace } from './race-runner.ts'
import { racePlans } from './race-schedule.ts'

const SEED = '7'
const START = Date.UTC(2026, 10, 23, 8)
const HOUR = 3600_000
const options = {
  seed: SEED,
  provider: 'simulator',
  clock: createSimClock(START, 1),
  marginScale: 1,
} as const

const draws = (hours: number) =>
  racesBetween(START, START + hours * HOUR).map((slot) => drawRace(SEED, slot))

test('[RACE-01] somewhere a race goes off every five minutes, each course in its turn', () => {
  const slots = racesBetween(START, START + HOUR)
  expect(slots).toHaveLength(13)
  expect(new Set(slots.map(({ id }) => id)).size).toBe(13)
  expect(new Set(slots.map(({ course }) => course)).size).toBeGreaterThan(5)
})

test('[RACE-01] a race is the same whenever it is drawn, and goes on after a restart', () => {
  const [plan] = racePlans(SEED, options.clock.zero, 0, 0)
  if (plan?.race === undefined) throw new Error('a race')
  const off = options.clock.wallAt(plan.kickOff)
  const first = createRaceRunner(plan, plan.race(), options)
  first.announce(off - HOUR)
  first.advance(off - HOUR)
  first.advance(off + 5_000)
  const said = first.advance(off + 400_000)
  const again = createRaceRunner(plan, drawRace(SEED, plan.race().slot), options)
  again.announce(off + 300_000)
  const later = again.advance(off + 400_000)
  const result = (messages: typeof said) =>
    messages.flatMap((message) => (message.kind === 'bet_settlement' ? [message.markets] : []))
  expect(result(said)).not.toEqual([])
  expect(result(later)).toEqual(result(said))
  expect(first.isOver() && again.isOver()).toBe(true)
})

test('prices stand on steps at which the halves of an each-way bet are exact', () => {
  for (let odds = 1_000; odds < 210_000; odds += 37) {
    const price = onLadder(odds)
    expect((price - 1_000) % 40).toBe(0)
    for (const part of [4, 5]) {
      const { win } = eachWayHalves(eachWayOdds(price, part), part)
      expect(win.numerator * 1000n).toBe(BigInt(price) * win.denominator)
    }
  }
})

test('chances of places add up to the places, and prices to more than all chances', () => {
  for (const draw of draws(2)) {
    const strengths = draw.strengths(-600)
    for (const places of [1, 2, 3]) {
      const sum = placeChances(strengths, places).reduce((all, chance) => all + chance, 0)
      expect(sum).toBeCloseTo(places, 9)
    }
    const ids = draw.runners.map(({ competitorId }) => String(competitorId))
    const [win] = raceMarkets(ids, strengths, null, START)
    const book = win?.outcomes.reduce((sum, { odds }) => sum + 1000 / odds, 0)
    expect(book).toBeGreaterThan(1)
    expect(book).toBeLessThan(1.45)
  }
})

test('races are won as often as the prices say', () => {
  let expected = 0
  let won = 0
  for (const draw of draws(100)) {
    const strengths = draw.strengths(0)
    const best = strengths.indexOf(Math.max(...strengths))
    expected += placeChances(strengths, 1)[best] ?? 0
    if (draw.end().ranks[best] === 1) won += 1
  }
  expect(Math.abs(won - expected) / expected).toBeLessThan(0.1)
})

test('a runner that is taken out makes new markets, is void on the old ones, and takes its part', () => {
  const draw = draws(24).find(({ withdrawnAt }) => withdrawnAt.some((at) => at !== null))
  if (draw === undefined) throw new Error('a race with a non-runner')
  const out = draw.withdrawnAt.findIndex((at) => at !== null)
  const markets = settleRace(draw, draw.end()).filter(({ marketId }) => marketId === 910)
  const [before] = markets
  const after = markets.at(-1)
  expect(before?.specifier).toBe(`field=${draw.runners.length}`)
  expect(after?.specifier).toBe(`field=${fieldAt(draw, 0)}`)
  const id = `sr:competitor:${draw.runners[out]?.competitorId}`
  expect(before?.outcomes.find((one) => one.id === id)).toMatchObject({ voidFactor: 1 })
  expect(after?.outcomes.map((one) => one.id)).not.toContain(id)
  const winner = after?.outcomes.find(({ result }) => result === 1)
  expect(winner?.race?.deduction).toBe(0)
  const price = draw.withdrawnAt[out] ?? 0
  const strengths = draw.strengths(price - 1)
  const [win] = raceMarkets(draw.runners.map(String), strengths, null, START)
  expect(win?.outcomes[out]?.odds).toBeGreaterThan(oddsOf(1000))
})

test('runners come home in the order of the result', () => {
  for (const draw of draws(3)) {
    const end = draw.end()
    const home = end.times.filter((time) => time < Infinity).toSorted((x, y) => x - y)
    const [first = 0] = home
    const positions = progressAt(SEED, draw.slot.id, end, first)
    const winners = end.ranks.flatMap((rank, place) => (rank === 1 ? [place] : []))
    for (const place of winners) expect(positions[place]).toBe(1000)
    expect(progressAt(SEED, draw.slot.id, end, 0).every((share) => share === 0)).toBe(true)
    for (const [place, time] of end.times.entries()) {
      if (time === Infinity) expect(end.ranks[place]).toBe(0)
      else expect(end.ranks[place]).toBeGreaterThan(0)
    }
  }
})

test('[RACE-01] no place is sold at better than fair odds, not even that of a sure favourite', () => {
  // One that wins nine races of ten against seven others.
  const strengths = [60, 1, 1, 1, 1, 1, 1, 1]
  const ids = strengths.map((_, place) => `sr:competitor:${place}`)
  const markets = raceMarkets(ids, strengths, { places: 3, part: 5 }, 0)
  const places = markets.find(({ marketId }) => marketId === 911)?.outcomes ?? []
  expect(places.map(({ active }) => active)).toEqual([false, ...ids.slice(1).map(() => true)])
  for (const { active, odds, probability } of places) {
    if (active) expect((odds / 1000) * probability).toBeLessThan(1)
  }
})

test('[RACE-01] no bet each way is sold at better than fair odds behind a sure favourite', () => {
  // The others race for the places alone, which pay a fifth of their long odds.
  const strengths = [60, 12, 1, 1, 1, 1, 1, 1]
  const ids = strengths.map((_, place) => `sr:competitor:${place}`)
  const markets = raceMarkets(ids, strengths, { places: 3, part: 5 }, 0)
  const eachWay = markets.find(({ marketId }) => marketId === 912)?.outcomes ?? []
  expect(eachWay.map(({ active }) => active)).toContain(false)
  expect(eachWay[0]?.active).toBe(true)
  const [wins] = markets
  expect(wins?.outcomes.every(({ active }) => active)).toBe(true)
  for (const { active, odds, probability } of eachWay) {
    expect((odds / 1000) * probability < 1).toBe(active)
  }
})
