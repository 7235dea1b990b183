import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import type { FeedMarket } from '../messages.ts'
import { lineKey } from '../pricing/line.ts'
import { groupLines, offerMarkets } from '../pricing/offer.ts'
import { decidedIn, priceLine } from '../pricing/price-line.ts'
import { LIVE_SPORTS, sampleMatch, sampleMoment } from '../testing/sample-matches.ts'
import type { MatchModel } from './match-model.ts'

const MATCHES = 40

type Sample = { model: MatchModel; t: number; markets: readonly FeedMarket[] }

const samplesOf = (sportKey: string): readonly Sample[] =>
  Array.from({ length: MATCHES }, (_, number) => {
    const model = sampleMatch(sportKey, number)
    const t = sampleMoment(sportKey, number)
    const markets =
      t >= model.duration
        ? []
        : offerMarkets(model.lines, model.tables(t), model.facts(t), {
            live: t >= 0,
            marginScale: 1,
          })
    return { model, t, markets }
  })

const winnersByModel = new WeakMap<MatchModel, ReadonlyMap<string, number>>()

const winnersOf = (model: MatchModel, { marketId, specifier }: FeedMarket): number => {
  const known =
    winnersByModel.get(model) ??
    new Map(model.lines.map((line) => [lineKey(line.marketId, line.specifier), line.winners]))
  winnersByModel.set(model, known)
  return known.get(lineKey(marketId, specifier)) ?? Number.NaN
}

const implied = ({ active, odds }: { active: boolean; odds: number }): number =>
  active ? 1000 / odds : Infinity

const at = (markets: readonly FeedMarket[], id: number, specifier = ''): FeedMarket | undefined =>
  markets.find((market) => market.marketId === id && market.specifier === specifier)

describe.each(LIVE_SPORTS)('prices of %s', (sportKey) => {
  const samples = samplesOf(sportKey)
  /** An expectation of each of their markets took most of the time. */
  const marketsWithout = (isRight: (model: MatchModel, market: FeedMarket) => boolean) =>
    samples.flatMap(({ model, markets }) => markets.filter((market) => !isRight(model, market)))

  test('are offered before and during the match', () => {
    expect(samples.filter(({ t, markets }) => t < 0 && markets.length > 20).length).toBeGreaterThan(
      5,
    )
    expect(samples.filter(({ t, markets }) => t > 0 && markets.length > 5).length).toBeGreaterThan(
      5,
    )
  })

  test('stand at lines of which no two ask the same', () => {
    for (const { model, t, markets } of samples) {
      if (t >= 0) continue
      const chances = new Map(
        markets.map(({ marketId, specifier, outcomes }) => [
          lineKey(marketId, specifier),
          outcomes[0]?.probability,
        ]),
      )
      for (const family of groupLines(model.lines).families) {
        const offered = family.flatMap(
          ({ marketId, specifier }) => chances.get(lineKey(marketId, specifier)) ?? [],
        )
        expect(offered).toEqual([...new Set(offered)])
      }
    }
  })

  test('are none of what cannot win any more, and of nothing else', () => {
    const wrong = samples.flatMap(({ markets }) =>
      markets.flatMap(({ outcomes }) =>
        outcomes.filter(
          ({ active, odds, probability }) => (odds === 1000) !== (!active && probability === 0),
        ),
      ),
    )
    expect(wrong).toEqual([])
  })

  test('come from fair chances that add up to the number of winners', () => {
    const areFair = (model: MatchModel, market: FeedMarket) => {
      const chances = market.outcomes.map(({ probability }) => probability)
      const winners = winnersOf(model, market)
      const sum = chances.reduce((total, chance) => total + chance, 0)
      // Players each score or not: any number of them wins.
      const addsUp = winners === 0 || Math.abs(sum - winners) < 1e-6
      return addsUp && chances.every((chance) => chance < 1 + 1e-9)
    }
    expect(marketsWithout(areFair)).toEqual([])
  })

  /**
   * If no outcome returns more than its stake on average under one joint distribution, no set of
   * stakes can return more than their sum in every result: the average would exceed the sum too.
   */
  test('leave no sure win: no price is better than fair under the one joint distribution', () => {
    const better: string[] = []
    for (const { model, t, markets } of samples) {
      if (t >= model.duration) continue
      const tables = model.tables(t)
      for (const line of model.lines) {
        const market = at(markets, line.marketId, line.specifier)
        const table = tables.get(line.scope)
        if (market === undefined || table === undefined) continue
        const { fair } = priceLine(line, table)
        const isBetter = market.outcomes.some(
          ({ active, odds }, index) => active && !((odds / 1000) * (fair[index] ?? 0) < 1),
        )
        if (isBetter) better.push(lineKey(line.marketId, line.specifier))
      }
    }
    expect(better).toEqual([])
  })

  test('are not needed to tell which lines are decided', () => {
    let [decided, open] = [0, 0]
    const others: string[] = []
    for (const { model, t } of samples.slice(0, 8)) {
      const tables = model.tables(t)
      for (const line of model.lines) {
        const table = tables.get(line.scope)
        if (table === undefined) continue
        const grades = decidedIn(line, table)
        if (grades === null) open += 1
        else decided += 1
        if (isDeepStrictEqual(grades, priceLine(line, table).decided)) continue
        others.push(lineKey(line.marketId, line.specifier))
      }
    }
    expect(others).toEqual([])
    expect(Math.min(decided, open)).toBeGreaterThan(5)
  })

  test('of opposed outcomes are what each is worth by itself', () => {
    let opposed = 0
    const others: string[] = []
    for (const { model, t } of samples.slice(0, 12)) {
      const tables = model.tables(t)
      for (const line of model.lines) {
        const table = tables.get(line.scope)
        if (table === undefined || line.isOpposed !== true) continue
        opposed += 1
        const alone = priceLine({ ...line, isOpposed: false }, table)
        if (isDeepStrictEqual(priceLine(line, table), alone)) continue
        others.push(lineKey(line.marketId, line.specifier))
      }
    }
    expect(others).toEqual([])
    expect(opposed).toBeGreaterThan(300)
  })

  test('have an overround in every market, whichever line of it is taken', () => {
    const hasOverround = (model: MatchModel, market: FeedMarket) =>
      market.outcomes.reduce((total, outcome) => total + implied(outcome), 0) >
      winnersOf(model, market)
    expect(marketsWithout(hasOverround)).toEqual([])
  })

  test('are never those of long shots alone, with no price for what nearly surely wins', () => {
    const hasLikeliest = (model: MatchModel, market: FeedMarket) => {
      if (winnersOf(model, market) !== 1) return true
      const most = Math.max(...market.outcomes.map(({ probability }) => probability))
      return market.outcomes.some(({ active, probability }) => active && probability === most)
    }
    expect(marketsWithout(hasLikeliest)).toEqual([])
  })

  test('keep over/under and handicap lines in order, so that no two lines make a sure win', () => {
    for (const { model, markets } of samples) {
      for (const family of groupLines(model.lines).families) {
        const rising = family[0]?.outcomeIds[0] === '1714'
        const offered = family.flatMap((line) => at(markets, line.marketId, line.specifier) ?? [])
        for (let i = 1; i < offered.length; i++) {
          const [first, second] = offered[i]?.outcomes ?? []
          const [firstBefore, secondBefore] = offered[i - 1]?.outcomes ?? []
          if (!first || !second || !firstBefore || !secondBefore) continue
          const step = Math.sign(first.odds - firstBefore.odds)
          expect(rising ? step <= 0 : step >= 0).toBe(true)
          const [wide, narrow] = rising ? [firstBefore, second] : [first, secondBefore]
          expect(implied(wide) + implied(narrow)).toBeLessThanOrEqual(
            implied(first) + implied(second) + implied(firstBefore) + implied(secondBefore) - 1,
          )
        }
      }
    }
  })

  test('[DATA-07] mark one most balanced line per family, and only there', () => {
    for (const { model, markets } of samples) {
      for (const family of groupLines(model.lines).families) {
        const offered = family.flatMap((line) => at(markets, line.marketId, line.specifier) ?? [])
        const marked = offered.filter(({ mostBalanced }) => mostBalanced === true)
        expect(marked.length).toBe(offered.length === 0 ? 0 : 1)
      }
    }
  })
})

describe.each([
  ['american-football', 223, 225],
  ['rugby', 16, 18],
  ['basketball', 223, 225],
  ['handball', 16, 18],
] as const)('prices of %s that has run away', (sportKey, handicap, total) => {
  test('have a handicap and a total at the half, however far it is', () => {
    const without = Array.from({ length: 150 }, (_, number) => {
      const model = sampleMatch(sportKey, 3000 + number)
      const t = model.duration / 2
      const options = { live: true, marginScale: 1 }
      const markets = offerMarkets(model.lines, model.tables(t), model.facts(t), options)
      const ids = new Set(markets.map(({ marketId }) => marketId))
      return ids.has(handicap) && ids.has(total) ? [] : [number]
    })
    expect(without.flat()).toEqual([])
  })
})

describe('prices across markets of football', () => {
  const samples = samplesOf('soccer')

  test('agree between 1x2, double chance, draw no bet and the level handicap', () => {
    for (const { markets } of samples) {
      const result = at(markets, 1)?.outcomes.map(({ probability }) => probability)
      const double = at(markets, 10)?.outcomes.map(({ probability }) => probability)
      const noDraw = at(markets, 11)?.outcomes.map(({ probability }) => probability)
      if (result === undefined || double === undefined || noDraw === undefined) continue
      const [home = 0, draw = 0, away = 0] = result
      expect(double[0]).toBeCloseTo(home + draw, 9)
      expect(double[1]).toBeCloseTo(home + away, 9)
      expect(double[2]).toBeCloseTo(draw + away, 9)
      expect(noDraw[0]).toBeCloseTo(home / (home + away), 9)
      const level = at(markets, 16, 'hcp=0')
      if (level !== undefined) expect(level.outcomes[0]?.probability).toBeCloseTo(noDraw[0] ?? 0, 9)
    }
  })

  test('leave no sure win by a double chance and the result it leaves out', () => {
    for (const { markets } of samples) {
      const result = at(markets, 1)?.outcomes
      const double = at(markets, 10)?.outcomes
      if (result === undefined || double === undefined) continue
      for (const [pair, single] of [
        [0, 2],
        [1, 1],
        [2, 0],
      ] as const) {
        const [first, second] = [double[pair], result[single]]
        if (first && second) expect(implied(first) + implied(second)).toBeGreaterThan(1)
      }
    }
  })

  test('derive the whole match and its halves from the same state', () => {
    for (const { model, t } of samples) {
      if (t >= model.duration) continue
      const tables = model.tables(t)
      const match = tables.get('match')
      const halves = tables.get('halves')
      if (match === undefined || halves === undefined) continue
      const chance = (goals: number): number => {
        let p = 0
        for (let i = 0; i < match.size; i++) {
          if ((match.a[i] ?? 0) + (match.b[i] ?? 0) === goals) p += match.p[i] ?? 0
        }
        for (let i = 0; i < halves.size; i++) {
          const all =
            (halves.a[i] ?? 0) + (halves.b[i] ?? 0) + (halves.c[i] ?? 0) + (halves.d[i] ?? 0)
          if (all === goals) p -= halves.p[i] ?? 0
        }
        return p
      }
      for (const goals of [0, 1, 2, 3, 4]) expect(Math.abs(chance(goals))).toBeLessThan(1e-3)
    }
  })
})
