import {
  hasStartingPrice,
  MARKET_STATUS,
  MATCH_STATUS,
  RACE_MARKETS,
  runnerResult,
  totalDeduction,
  VOID,
  type LegResult,
  type Odds,
} from '@touchline/betting'

import type {
  FeedMessage,
  FixtureMessage,
  RaceFacts,
  SettledMarket,
  Situation,
} from '../../messages.ts'
import { changedMarkets, nothingOffered } from '../engine/changed-markets.ts'
import { unavailable } from '../engine/joint-legs.ts'
import type { MatchRunner, RunnerOptions } from '../engine/match-runner.ts'
import type { MatchPlan } from '../engine/plan.ts'
import { createStamps, type Stamp } from '../engine/stamps.ts'
import { fieldAt, progressAt, termsFor, type RaceDraw, type RaceEnd } from './race-draw.ts'
import { outcomeOf, raceMarkets, specifiersOf, winOdds } from './race-prices.ts'

/** Between the last runner and the result: the judge, or the camera. */
const JUDGE_SECONDS = 12
const PHOTO_SECONDS = 40
const NEAR_SECONDS = 1800
const NEAR_PRICE_MS = 20_000
const FAR_PRICE_MS = 240_000
const RUNNING_MS = 1000
/** Seconds before the off at which no card has been told. */
const BEFORE_ALL = -1e6

type Withdrawal = { readonly place: number; readonly at: number; readonly odds: Odds }

/** Those that were taken out, in their order, at the price that each had then. */
function withdrawalsOf({ withdrawnAt, strengths }: RaceDraw): readonly Withdrawal[] {
  return withdrawnAt
    .flatMap((at, place) => (at === null ? [] : [{ place, at }]))
    .sort((x, y) => x.at - y.at || x.place - y.place)
    .flatMap(({ place, at }) => {
      const odds = winOdds(strengths(at - 1))[place]
      return odds === undefined || odds === 0 ? [] : [{ place, at, odds }]
    })
}

/** Results of every market that there ever was on the race: each change of the field made new ones. */
export function settleRace(draw: RaceDraw, end: RaceEnd): readonly SettledMarket[] {
  const withdrawals = withdrawalsOf(draw)
  const startingPrices = winOdds(draw.strengths(0))
  const times = [BEFORE_ALL, ...withdrawals.map(({ at }) => at)]
  return times.flatMap((since) => {
    const later = withdrawals.filter(({ at }) => at > since)
    const terms = termsFor(draw, since)
    const names = specifiersOf(fieldAt(draw, since), terms)
    const deduction = totalDeduction(later.map(({ odds }) => odds))
    const running = draw.strengths(since)
    const settled = (marketId: number, specifier: string, places: number, part: number | null) => ({
      marketId,
      specifier,
      outcomes: draw.runners.flatMap(({ competitorId }, place) => {
        if (running[place] === 0) return []
        const rank = end.ranks[place] ?? 0
        const tied = end.ranks.filter((other) => other === rank).length
        const result = rank === 0 ? VOID : runnerResult({ places, part }, { rank, tied }, deduction)
        const price = hasStartingPrice(marketId) ? startingPrices[place] : undefined
        return [{ id: outcomeOf(competitorId), ...told(result, price) }]
      }),
    })
    const win = settled(RACE_MARKETS.win, names.win, 1, null)
    if (terms === null || names.place === null || names.eachWay === null) return [win]
    const { places, part } = terms
    return [
      win,
      settled(RACE_MARKETS.place, names.place, places, null),
      settled(RACE_MARKETS.eachWay, names.eachWay, places, part),
    ]
  })
}

function told({ result, voidFactor, race }: LegResult, startingPrice: Odds | 0 = 0) {
  return {
    result,
    voidFactor: voidFactor === 1000 ? (1 as const) : (0 as const),
    ...(race === undefined
      ? {}
      : { race: startingPrice === 0 ? race : { ...race, startingPrice } }),
  }
}

/** What the outside sees of a race at a moment, in seconds since the off. */
function createRaceView(plan: MatchPlan, draw: RaceDraw, { seed, provider, clock }: RunnerOptions) {
  let drawn: RaceEnd | undefined
  const end = (): RaceEnd => (drawn ??= draw.end())
  const lastHome = (): number =>
    end().times.reduce((last, time) => (time < Infinity ? Math.max(last, time) : last), 0)
  const duration = (): number => lastHome() + (end().isPhoto ? PHOTO_SECONDS : JUDGE_SECONDS)
  const statusAt = (t: number) => {
    if (t < 0) return MATCH_STATUS.prematch
    return t < duration() ? MATCH_STATUS.live : MATCH_STATUS.finished
  }
  const stageAt = (t: number): string => {
    if (t < 0) return 'not_started'
    if (t < lastHome()) return 'running'
    if (t >= duration()) return 'ended'
    return end().isPhoto ? 'photo_finish' : 'judging'
  }
  const cardAt = (t: number): RaceFacts => {
    const outs = new Map(withdrawalsOf(draw).map((one) => [one.place, one]))
    const now = Math.min(t, 0)
    return {
      ...draw.facts,
      terms: termsFor(draw, now),
      runners: draw.runners.map((runner, place) => {
        const out = outs.get(place)
        return out !== undefined && out.at <= now ? { ...runner, withdrawn: out.odds } : runner
      }),
    }
  }
  const situationAt = (t: number): Situation => {
    if (t < 0) return {}
    const running = progressAt(seed, plan.id, end(), t)
    if (t < duration()) return { running }
    const startingPrices = winOdds(draw.strengths(0)).map(Number)
    return { running, finish: end().ranks, startingPrices }
  }
  const startTime = clock.wallAt(plan.kickOff)
  return {
    end,
    duration,
    fixture: (t: number): FixtureMessage => ({
      kind: 'fixture',
      id: plan.id,
      urnId: `sr:stage:${plan.id}`,
      provider,
      ...plan.facts,
      startTime,
      hasVideo: false,
      status: statusAt(t),
      ...(plan.outright !== undefined && {
        outright: {
          name: plan.outright.name,
          competitors: plan.outright.competitors,
          beginsAt: startTime,
          endsAt: startTime,
        },
      }),
      race: cardAt(t),
    }),
    state: (t: number, stamp: Stamp): FeedMessage => ({
      kind: 'match_state',
      ...stamp,
      status: statusAt(t),
      stage: stageAt(t),
      clock: null,
      score: { home: 0, away: 0 },
      periodScores: [],
      maxPeriodNumber: 0,
      stats: {},
      situation: situationAt(t),
    }),
  }
}

/** How many had been taken out by a moment. */
function goneAt({ withdrawnAt }: RaceDraw, t: number): number {
  return withdrawnAt.filter((at) => at !== null && at <= Math.min(t, 0)).length
}

function nextWithdrawal({ withdrawnAt }: RaceDraw, t: number): number {
  return withdrawnAt.reduce<number>(
    (next, at) => (at !== null && at > t ? Math.min(next, at) : next),
    Infinity,
  )
}

const priceEvery = (t: number): number => (t > -NEAR_SECONDS ? NEAR_PRICE_MS : FAR_PRICE_MS)

/** Turns one race into messages as the wall clock moves on. */
export function createRaceRunner(
  plan: MatchPlan,
  draw: RaceDraw,
  options: RunnerOptions,
): MatchRunner {
  const { clock } = options
  const stamps = createStamps(plan.id, clock)
  const view = createRaceView(plan, draw, options)
  const offWall = clock.wallAt(plan.kickOff)
  const outcomeIds = draw.runners.map(({ competitorId }) => outcomeOf(competitorId))
  const offered = nothingOffered()
  let phase: 'prematch' | 'live' | 'over' = 'prematch'
  let pricedAt = 0
  let toldAt = 0
  /** How many had been taken out when the card was told. */
  let gone = -1
  const secondsAt = (wall: number): number => (clock.simAt(wall) - plan.kickOff) / 1000

  const price = (t: number, wall: number): FeedMessage[] => {
    pricedAt = wall
    const markets = raceMarkets(outcomeIds, draw.strengths(t), termsFor(draw, t), offWall)
    const changed = changedMarkets(offered, markets, false)
    if (changed.length === 0) return []
    return [{ kind: 'odds_change', ...stamps.next(wall), markets: changed }]
  }

  const prematch = (t: number, wall: number): readonly FeedMessage[] => {
    const messages: FeedMessage[] = []
    if (gone !== goneAt(draw, t)) {
      if (gone >= 0) messages.push(view.fixture(t))
      gone = goneAt(draw, t)
      pricedAt = 0
    }
    return wall - pricedAt >= priceEvery(t) ? [...messages, ...price(t, wall)] : messages
  }

  const run = (t: number, wall: number): readonly FeedMessage[] => {
    const messages: FeedMessage[] = []
    if (phase === 'prematch') {
      phase = 'live'
      if (gone !== goneAt(draw, t)) messages.push(view.fixture(t))
      const status = MARKET_STATUS.suspended
      messages.push({ kind: 'bet_stop', ...stamps.next(wall), groups: ['all'], status })
    } else if (wall - toldAt < RUNNING_MS) return []
    toldAt = wall
    return [...messages, view.state(t, stamps.next(wall))]
  }

  const finish = (t: number, wall: number): readonly FeedMessage[] => {
    phase = 'over'
    const markets = settleRace(draw, view.end())
    return [
      view.fixture(t),
      view.state(t, stamps.next(wall)),
      { kind: 'bet_settlement', ...stamps.next(wall), certainty: 2, markets },
    ]
  }

  return {
    plan,
    isOver: () => phase === 'over',
    isLive: () => phase === 'live',
    hasEnded: (wall) => secondsAt(wall) >= 0 && secondsAt(wall) >= view.duration(),
    dueAt: () => {
      if (phase !== 'prematch') return 0
      const t = secondsAt(pricedAt)
      const out = clock.wallAt(plan.kickOff + nextWithdrawal(draw, t) * 1000)
      return Math.min(offWall, pricedAt + priceEvery(t), out)
    },
    announce: (wall) => {
      const t = secondsAt(wall)
      gone = goneAt(draw, t)
      const isOver = t >= 0 && t >= view.duration()
      return [view.fixture(t), ...(isOver ? [view.state(t, stamps.next(wall))] : [])]
    },
    advance: (wall) => {
      if (phase === 'over') return []
      const t = secondsAt(wall)
      if (t < 0) return prematch(t, wall)
      return t < view.duration() ? run(t, wall) : finish(t, wall)
    },
    answerTogether: ({ selections }) => unavailable(selections),
  }
}
