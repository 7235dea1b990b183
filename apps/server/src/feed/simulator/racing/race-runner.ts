import {
  MARKET_STATUS,
  MATCH_STATUS,
  runnerResult,
  totalDeduction,
  VOID,
  type LegResult,
  type Odds,
} from '@touchline/betting'

import type { FeedMarket, FeedMessage, FixtureMessage, SettledMarket } from '../../messages.ts'
import { changedMarkets, nothingOffered } from '../engine/changed-markets.ts'
import { unavailable } from '../engine/joint-legs.ts'
import type { MatchRunner, RunnerOptions } from '../engine/match-runner.ts'
import type { MatchPlan } from '../engine/plan.ts'
import { createStamps } from '../engine/stamps.ts'
import { fieldAt, progressAt, termsFor, type RaceDraw, type RaceEnd } from './race-draw.ts'
import { outcomeOf, RACE_MARKETS, raceMarkets, specifiersOf, winOdds } from './race-prices.ts'

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
const withdrawalsOf = ({ withdrawnAt, strengths }: RaceDraw): readonly Withdrawal[] =>
  withdrawnAt
    .flatMap((at, place) => (at === null ? [] : [{ place, at }]))
    .sort((x, y) => x.at - y.at || x.place - y.place)
    .flatMap(({ place, at }) => {
      const odds = winOdds(strengths(at - 1))[place]
      return odds === undefined || odds === 0 ? [] : [{ place, at, odds }]
    })

/** Results of every market that there ever was on the race: each change of the field made new ones. */
export const settleRace = (draw: RaceDraw, end: RaceEnd): readonly SettledMarket[] => {
  const withdrawals = withdrawalsOf(draw)
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
        return [{ id: outcomeOf(competitorId), ...told(result) }]
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

const told = ({ result, voidFactor, race }: LegResult) => ({
  result,
  voidFactor: voidFactor === 1000 ? (1 as const) : (0 as const),
  ...(race === undefined ? {} : { race }),
})

/** Turns one race into messages as the wall clock moves on. */
export const createRaceRunner = (
  plan: MatchPlan,
  draw: RaceDraw,
  { seed, provider, clock }: RunnerOptions,
): MatchRunner => {
  const stamps = createStamps(plan.id, clock)
  const offWall = clock.wallAt(plan.kickOff)
  const outcomeIds = draw.runners.map(({ competitorId }) => outcomeOf(competitorId))
  const offered = nothingOffered()
  let phase: 'prematch' | 'live' | 'over' = 'prematch'
  let pricedAt = 0
  let toldAt = 0
  /** How many had been taken out when the card was told. */
  let gone = -1
  let drawnEnd: RaceEnd | undefined
  const end = (): RaceEnd => (drawnEnd ??= draw.end())
  const secondsAt = (wall: number): number => (clock.simAt(wall) - plan.kickOff) / 1000
  const lastHome = (): number =>
    end().times.reduce((last, time) => (time < Infinity ? Math.max(last, time) : last), 0)
  const duration = (): number => lastHome() + (end().isPhoto ? PHOTO_SECONDS : JUDGE_SECONDS)
  const goneAt = (t: number): number =>
    draw.withdrawnAt.filter((at) => at !== null && at <= Math.min(t, 0)).length

  const fixture = (t: number): FixtureMessage => {
    const outs = new Map(withdrawalsOf(draw).map((one) => [one.place, one]))
    const { outright } = plan
    const now = t < 0 ? t : 0
    return {
      kind: 'fixture',
      id: plan.id,
      urnId: `sr:stage:${plan.id}`,
      provider,
      ...plan.facts,
      startTime: offWall,
      hasVideo: false,
      status: statusAt(t),
      ...(outright !== undefined && {
        outright: {
          name: outright.name,
          competitors: outright.competitors,
          beginsAt: offWall,
          endsAt: offWall,
        },
      }),
      race: {
        ...draw.facts,
        terms: termsFor(draw, now),
        runners: draw.runners.map((runner, place) => {
          const out = outs.get(place)
          return out !== undefined && out.at <= now ? { ...runner, withdrawn: out.odds } : runner
        }),
      },
    }
  }

  const statusAt = (t: number) => {
    if (t < 0) return MATCH_STATUS.prematch
    return t < duration() ? MATCH_STATUS.live : MATCH_STATUS.finished
  }

  const state = (t: number, wall: number): FeedMessage => {
    const ended = t >= duration()
    const isHome = t >= lastHome()
    const stage = ended
      ? 'ended'
      : t < 0
        ? 'not_started'
        : isHome
          ? end().isPhoto
            ? 'photo_finish'
            : 'judging'
          : 'running'
    return {
      kind: 'match_state',
      ...stamps.next(wall),
      status: statusAt(t),
      stage,
      clock: null,
      score: { home: 0, away: 0 },
      periodScores: [],
      maxPeriodNumber: 0,
      stats: {},
      situation:
        t < 0
          ? {}
          : {
              running: progressAt(seed, plan.id, end(), t),
              ...(ended && {
                finish: end().ranks,
                startingPrices: winOdds(draw.strengths(0)).map(Number),
              }),
            },
    }
  }

  const price = (t: number, wall: number): FeedMessage[] => {
    pricedAt = wall
    const markets: readonly FeedMarket[] = raceMarkets(
      outcomeIds,
      draw.strengths(t),
      termsFor(draw, t),
      offWall,
    )
    const changed = changedMarkets(offered, markets, false)
    return changed.length === 0
      ? []
      : [{ kind: 'odds_change', ...stamps.next(wall), markets: changed }]
  }

  const nextWithdrawal = (t: number): number =>
    draw.withdrawnAt.reduce<number>(
      (next, at) => (at !== null && at > t ? Math.min(next, at) : next),
      Infinity,
    )

  const prematch = (t: number, wall: number): readonly FeedMessage[] => {
    const messages: FeedMessage[] = []
    if (gone !== goneAt(t)) {
      if (gone >= 0) messages.push(fixture(t))
      gone = goneAt(t)
      pricedAt = 0
    }
    const period = t > -NEAR_SECONDS ? NEAR_PRICE_MS : FAR_PRICE_MS
    return wall - pricedAt >= period ? [...messages, ...price(t, wall)] : messages
  }

  const run = (t: number, wall: number): readonly FeedMessage[] => {
    const messages: FeedMessage[] = []
    if (phase === 'prematch') {
      phase = 'live'
      if (gone !== goneAt(t)) messages.push(fixture(t))
      const status = MARKET_STATUS.suspended
      messages.push({ kind: 'bet_stop', ...stamps.next(wall), groups: ['all'], status })
    } else if (wall - toldAt < RUNNING_MS) return []
    toldAt = wall
    return [...messages, state(t, wall)]
  }

  return {
    plan,
    isOver: () => phase === 'over',
    isLive: () => phase === 'live',
    dueAt: () => {
      if (phase !== 'prematch') return 0
      const t = secondsAt(pricedAt)
      const period = t > -NEAR_SECONDS ? NEAR_PRICE_MS : FAR_PRICE_MS
      const out = clock.wallAt(plan.kickOff + nextWithdrawal(t) * 1000)
      return Math.min(offWall, pricedAt + period, out)
    },
    announce: (wall) => {
      const t = secondsAt(wall)
      gone = goneAt(t)
      return t >= 0 && t >= duration() ? [fixture(t), state(t, wall)] : [fixture(t)]
    },
    advance: (wall) => {
      if (phase === 'over') return []
      const t = secondsAt(wall)
      if (t < 0) return prematch(t, wall)
      if (t < duration()) return run(t, wall)
      phase = 'over'
      const markets = settleRace(draw, end())
      return [
        fixture(t),
        state(t, wall),
        { kind: 'bet_settlement', ...stamps.next(wall), certainty: 2, markets },
      ]
    },
    answerTogether: ({ selections }) => unavailable(selections),
  }
}
