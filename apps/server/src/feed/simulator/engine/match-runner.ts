import { MARKET_STATUS, MATCH_STATUS } from '@touchline/betting'
import type { JointAnswer, JointQuestion } from '../../joint-price.ts'
import type {
  BetCancelMessage,
  FeedMarket,
  FeedMessage,
  FixtureMessage,
  ProviderId,
  SettledMarket,
} from '../../messages.ts'
import { lineKey, type Line } from '../../pricing/line.ts'
import { offerMarkets } from '../../pricing/offer.ts'
import { decidedGrades, settledMarket, settleLines } from '../../pricing/settle.ts'
import { unitOf } from '../../random.ts'
import type { MatchModel, Moment } from '../match-model.ts'
import { decidedBy } from '../cut-short.ts'
import { createStoryTeller } from '../story/story.ts'
import { changedMarkets, nothingOffered, type OfferedMarkets, withdraw } from './changed-markets.ts'
import { answerTogether, unavailable } from './joint-legs.ts'
import type { MatchPlan } from './plan.ts'
import type { SimClock } from './sim-clock.ts'
import { createStamps, type Stamp, type Stamps, stateMessage } from './stamps.ts'

export type RunnerOptions = {
  seed: string
  provider: ProviderId
  clock: SimClock
  /** Multiplies every margin; 1 as designed. */
  marginScale: number
}

/** Simulated seconds that betting rests after a score: long enough to be seen at any speed. */
const suspensionFor = (speed: number): number => Math.max(15, 3 * speed)

/** Whether prices move without anything happening: before the match, and while its clock runs. */
function isDrifting({ status, clock }: Moment): boolean {
  return status !== MATCH_STATUS.live || (clock !== null && !clock.stopped)
}

/** Share of the matches that have moving pictures, or the animation in their place. */
const FILMED = 0.7

const LIVE_PRICE_MS = 2000
/** What is only counted is told no oftener: nothing is priced by it. */
const NUMBERS_MS = 5000
const PREMATCH_PRICE_MS = 60_000

/** Turns one match into messages as the wall clock moves on. */
export type MatchRunner = {
  readonly plan: MatchPlan
  isOver(): boolean
  isLive(): boolean
  /** Nothing is left of it but its result. */
  hasEnded(wall: number): boolean
  /** Wall clock before which `advance` has nothing to do. */
  dueAt(): number
  /** The fixture, and the final score where it is over: its markets are settled in their turn. */
  announce(wall: number): readonly FeedMessage[]
  advance(wall: number): readonly FeedMessage[]
  /** About several outcomes together, as the match stands now. */
  answerTogether(question: JointQuestion, wall: number): JointAnswer
}

function outrightFacts({ outright }: MatchPlan, clock: SimClock): Pick<FixtureMessage, 'outright'> {
  if (outright === undefined) return {}
  const { begins, ends, ...facts } = outright
  const times = { beginsAt: clock.wallAt(begins), endsAt: clock.wallAt(ends) }
  return { outright: { ...facts, ...times } }
}

function fixtureOf(
  plan: MatchPlan,
  { seed, provider, clock }: RunnerOptions,
): Omit<FixtureMessage, 'status'> {
  return {
    kind: 'fixture',
    id: plan.id,
    urnId: `sr:match:${plan.id}`,
    provider,
    ...plan.facts,
    startTime: clock.wallAt(plan.kickOff),
    hasVideo: plan.outright === undefined && unitOf(seed, plan.id, 'video') < FILMED,
    ...outrightFacts(plan, clock),
  }
}

export function createMatchRunner(plan: MatchPlan, options: RunnerOptions): MatchRunner {
  const suspension = suspensionFor(options.clock.speed)
  const model = plan.model?.({ seed: options.seed, matchId: plan.id, suspension })
  return model === undefined ? postponedMatch(plan, options) : playedMatch(plan, model, options)
}

function cancelAll(reason: BetCancelMessage['reason'], stamp: Stamp): BetCancelMessage {
  return { kind: 'bet_cancel', ...stamp, markets: [], reason }
}

const POSTPONED = {
  status: MATCH_STATUS.closed,
  stage: 'postponed',
  clock: null,
  score: { home: 0, away: 0 },
  periodScores: [],
  maxPeriodNumber: 0,
  stats: {},
} as const

/** Announced, and cancelled at its kick-off. */
function postponedMatch(plan: MatchPlan, options: RunnerOptions): MatchRunner {
  const { clock } = options
  const stamps = createStamps(plan.id, clock)
  const kickOff = clock.wallAt(plan.kickOff)
  let isOver = false
  return {
    plan,
    isOver: () => isOver,
    isLive: () => false,
    hasEnded: () => false,
    dueAt: () => (isOver ? 0 : kickOff),
    announce: () => [{ ...fixtureOf(plan, options), status: MATCH_STATUS.prematch }],
    advance: (wall) => {
      if (isOver || clock.simAt(wall) < plan.kickOff) return []
      isOver = true
      return [
        { kind: 'match_state', ...stamps.next(wall), ...POSTPONED },
        cancelAll('postponed', stamps.next(wall)),
      ]
    },
    answerTogether: ({ selections }) => unavailable(selections),
  }
}

/** What has been told of a match. */
type Progress = {
  phase: 'prematch' | 'live' | 'over'
  signature: string
  counted: number | undefined
  toldAt: number
  suspended: boolean
  pricedAt: number
  /** When the first of the markets on offer closes by the match clock. */
  stopsAt: number
}

const UNTOLD: Progress = {
  phase: 'prematch',
  signature: '',
  counted: undefined,
  toldAt: 0,
  suspended: false,
  pricedAt: 0,
  stopsAt: Infinity,
}

function playedMatch(plan: MatchPlan, model: MatchModel, options: RunnerOptions): MatchRunner {
  const { clock, seed } = options
  const { sportKey } = plan.facts
  const tellStory = createStoryTeller(model, { seed, matchId: plan.id, sportKey })
  const stamps = createStamps(plan.id, clock)
  const kickOff = clock.wallAt(plan.kickOff)
  const offered = nothingOffered()
  const settleLive = createLiveSettler(model, offered, stamps)
  const progress: Progress = { ...UNTOLD }
  const secondsAt = (wall: number): number => (clock.simAt(wall) - plan.kickOff) / 1000
  const wallAt = (second: number): number => clock.wallAt(plan.kickOff + second * 1000)

  const price = (t: number, wall: number, resend: boolean): FeedMessage[] => {
    progress.pricedAt = progress.phase === 'live' ? wall : wall - staggerOf(plan, progress)
    const markets = offerMarkets(model.lines, model.tables(t), model.facts(t), {
      live: progress.phase === 'live',
      sportKey,
      marginScale: options.marginScale,
      closesAt: (line) => {
        const second = model.closesAt?.(line, t)
        return second === undefined ? undefined : wallAt(second)
      },
      jointGroupOf: (scope) => model.joint.groupOf(scope),
    })
    progress.stopsAt = firstStop(markets, wall)
    const changed = changedMarkets(offered, markets, resend)
    if (changed.length === 0) return []
    return [{ kind: 'odds_change', ...stamps.next(wall), markets: changed }]
  }

  const play = (t: number, wall: number): readonly FeedMessage[] => {
    const moment = model.moment(t)
    const messages: FeedMessage[] = []
    const moved = moment.signature !== progress.signature
    const reopened = progress.suspended && !moment.suspended
    progress.phase = moment.status === MATCH_STATUS.live ? 'live' : 'prematch'
    if (moment.suspended && !progress.suspended) {
      const status = MARKET_STATUS.suspended
      messages.push({ kind: 'bet_stop', ...stamps.next(wall), groups: ['all'], status })
    }
    progress.suspended = moment.suspended
    if (moved || hasNewNumbers(moment, progress, wall)) {
      const { signature, counted } = moment
      Object.assign(progress, { signature, counted, toldAt: wall })
      const story = progress.phase === 'live' ? tellStory(t) : undefined
      messages.push(stateMessage(moment, stamps.next(wall), clock.speed, story))
    }
    if (moved && t >= 0) messages.push(...settleLive(t, wall))
    const isDue = moved || reopened || (isDrifting(moment) && isTimeToPrice(progress, wall))
    if (isDue && !moment.suspended) messages.push(...price(t, wall, reopened))
    return messages
  }

  const settleAll = (wall: number): readonly FeedMessage[] => {
    const settled = (markets: readonly SettledMarket[]) =>
      ({ kind: 'bet_settlement', ...stamps.next(wall), certainty: 2, markets }) as const
    switch (model.cutShort?.how) {
      case undefined:
        return [settled(settleLines(model.lines, model.facts(model.duration)))]
      case 'walkover':
        return [cancelAll('walkover', stamps.next(wall))]
      case 'retired':
        return [
          settled(decidedBy(model, model.duration)),
          cancelAll('abandoned', stamps.next(wall)),
        ]
    }
  }

  const finish = (wall: number): readonly FeedMessage[] => {
    progress.phase = 'over'
    const story = tellStory(model.duration)
    const end = model.moment(model.duration)
    return [stateMessage(end, stamps.next(wall), clock.speed, story), ...settleAll(wall)]
  }

  const finalScore = (): FeedMessage =>
    stateMessage(model.moment(model.duration), stamps.next(wallAt(model.duration)), clock.speed)

  return {
    plan,
    isOver: () => progress.phase === 'over',
    isLive: () => progress.phase === 'live',
    hasEnded: (wall) => secondsAt(wall) >= model.duration,
    dueAt: () =>
      progress.phase === 'prematch' ? Math.min(kickOff, progress.pricedAt + PREMATCH_PRICE_MS) : 0,
    announce: (wall) => {
      const t = secondsAt(wall)
      const fixture: FixtureMessage = {
        ...fixtureOf(plan, options),
        status: model.moment(t).status,
      }
      return t >= model.duration ? [fixture, finalScore()] : [fixture]
    },
    advance: (wall) => {
      const t = secondsAt(wall)
      if (progress.phase === 'over') return []
      return t >= model.duration ? finish(wall) : play(t, wall)
    },
    answerTogether: (question, wall) =>
      progress.phase === 'over' || progress.suspended
        ? unavailable(question.selections)
        : answerTogether(model, offered, question, secondsAt(wall)),
  }
}

function hasNewNumbers({ counted }: Moment, told: Progress, wall: number): boolean {
  return counted !== told.counted && wall - told.toldAt >= NUMBERS_MS
}

function isTimeToPrice({ phase, stopsAt, pricedAt }: Progress, wall: number): boolean {
  const period = phase === 'live' ? LIVE_PRICE_MS : PREMATCH_PRICE_MS
  return wall >= stopsAt || wall - pricedAt >= period
}

/** Spreads the first repricing of all matches that are opened at once. */
function staggerOf({ id }: MatchPlan, { pricedAt }: Progress): number {
  return pricedAt === 0 ? unitOf(id, 'stagger') * PREMATCH_PRICE_MS : 0
}

/** Markets that the progress of a match has just decided, each reported once. */
function createLiveSettler(model: MatchModel, offered: OfferedMarkets, stamps: Stamps) {
  const settled = new Set<string>()
  let open = model.lines
  return (t: number, wall: number): readonly FeedMessage[] => {
    const tables = model.tables(t)
    const facts = model.facts(t)
    const still: Line[] = []
    const markets: SettledMarket[] = []
    for (const line of open) {
      const grades = decidedGrades(line, tables, facts)
      if (grades === null) {
        still.push(line)
        continue
      }
      settled.add(lineKey(line.marketId, line.specifier))
      markets.push(settledMarket(line, grades))
    }
    if (markets.length === 0) return []
    open = still
    withdraw(offered, settled)
    return [{ kind: 'bet_settlement', ...stamps.next(wall), certainty: 1, markets }]
  }
}

/** When the first of the markets closes by the match clock. */
function firstStop(markets: readonly FeedMarket[], now: number): number {
  return markets.reduce(
    (first, { nextBetStop = 0 }) => (nextBetStop > now ? Math.min(first, nextBetStop) : first),
    Infinity,
  )
}
