import { MARKET_STATUS, MATCH_STATUS } from '@touchline/betting'
import type { JointAnswer, JointQuestion } from '../../joint-price.ts'
import type { FeedMarket, FeedMessage, FixtureMessage, ProviderId } from '../../messages.ts'
import { lineKey } from '../../pricing/line.ts'
import { offerMarkets } from '../../pricing/offer.ts'
import { decidedGrades, settledMarket, settleLines } from '../../pricing/settle.ts'
import { unitOf } from '../../random.ts'
import type { MatchModel, Moment } from '../match-model.ts'
import { createStoryTeller } from '../story/story.ts'
import { changedMarkets, nothingOffered, type OfferedMarkets, withdraw } from './changed-markets.ts'
import { answerTogether, unavailable } from './joint-legs.ts'
import type { MatchPlan } from './plan.ts'
import type { SimClock } from './sim-clock.ts'
import { createStamps, type Stamps, stateMessage } from './stamps.ts'

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

/** Markets that the progress of a match has just decided, each reported once. */
function createLiveSettler(model: MatchModel, offered: OfferedMarkets, stamps: Stamps) {
  const settled = new Set<string>()
  return (t: number, wall: number): readonly FeedMessage[] => {
    const tables = model.tables(t)
    const facts = model.facts(t)
    const markets = model.lines.flatMap((line) => {
      const key = lineKey(line.marketId, line.specifier)
      const grades = settled.has(key) ? null : decidedGrades(line, tables, facts)
      if (grades === null) return []
      settled.add(key)
      return [settledMarket(line, grades)]
    })
    if (markets.length === 0) return []
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

export function createRunner(plan: MatchPlan, options: RunnerOptions): MatchRunner {
  const { clock, seed, marginScale } = options
  const suspension = suspensionFor(clock.speed)
  const model = plan.model?.({ seed, matchId: plan.id, suspension }) ?? null
  const { sportKey } = plan.facts
  const tellStory =
    model === null ? null : createStoryTeller(model, { seed, matchId: plan.id, sportKey })
  const stamps = createStamps(plan.id, clock)
  const kickOffWall = clock.wallAt(plan.kickOff)
  const offered = nothingOffered()
  const settleLive = model === null ? null : createLiveSettler(model, offered, stamps)
  const progress: Progress = { ...UNTOLD }
  /** Spreads the first repricing of all matches that are opened at once. */
  const stagger = (): number =>
    progress.pricedAt === 0 ? unitOf(plan.id, 'stagger') * PREMATCH_PRICE_MS : 0
  const secondsAt = (wall: number): number => (clock.simAt(wall) - plan.kickOff) / 1000
  const closesAt = (second?: number): number | undefined =>
    second === undefined ? undefined : clock.wallAt(plan.kickOff + second * 1000)

  const price = (played: MatchModel, t: number, wall: number, resend: boolean): FeedMessage[] => {
    progress.pricedAt = progress.phase === 'live' ? wall : wall - stagger()
    const markets = offerMarkets(played.lines, played.tables(t), played.facts(t), {
      live: progress.phase === 'live',
      marginScale,
      closesAt: (line) => closesAt(played.closesAt?.(line, t)),
      jointGroupOf: (scope) => played.joint.groupOf(scope),
    })
    progress.stopsAt = firstStop(markets, wall)
    const changed = changedMarkets(offered, markets, resend)
    if (changed.length === 0) return []
    return [{ kind: 'odds_change', ...stamps.next(wall), markets: changed }]
  }

  const play = (played: MatchModel, t: number, wall: number): readonly FeedMessage[] => {
    const moment = played.moment(t)
    const messages: FeedMessage[] = []
    const moved = moment.signature !== progress.signature
    const reopened = progress.suspended && !moment.suspended
    progress.phase = moment.status === MATCH_STATUS.live ? 'live' : 'prematch'
    if (moment.suspended && !progress.suspended) {
      const status = MARKET_STATUS.suspended
      messages.push({ kind: 'bet_stop', ...stamps.next(wall), groups: ['all'], status })
    }
    progress.suspended = moment.suspended
    if (moved || (moment.counted !== progress.counted && wall - progress.toldAt >= NUMBERS_MS)) {
      const { signature, counted } = moment
      Object.assign(progress, { signature, counted, toldAt: wall })
      const story = progress.phase === 'live' ? tellStory?.(t) : undefined
      messages.push(stateMessage(moment, stamps.next(wall), clock.speed, story))
    }
    if (moved && t >= 0 && settleLive !== null) messages.push(...settleLive(t, wall))
    const period = progress.phase === 'live' ? LIVE_PRICE_MS : PREMATCH_PRICE_MS
    const isTime = wall >= progress.stopsAt || wall - progress.pricedAt >= period
    const due = moved || reopened || (isDrifting(moment) && isTime)
    if (due && !moment.suspended) messages.push(...price(played, t, wall, reopened))
    return messages
  }

  const finish = (played: MatchModel, wall: number): readonly FeedMessage[] => {
    progress.phase = 'over'
    const story = tellStory?.(played.duration)
    const markets = settleLines(played.lines, played.facts(played.duration))
    return [
      stateMessage(played.moment(played.duration), stamps.next(wall), clock.speed, story),
      { kind: 'bet_settlement', ...stamps.next(wall), certainty: 2, markets },
    ]
  }

  /** The final score alone. */
  const result = (): readonly FeedMessage[] => {
    if (model === null) return []
    const at = clock.wallAt(plan.kickOff + model.duration * 1000)
    return [stateMessage(model.moment(model.duration), stamps.next(at), clock.speed)]
  }

  return {
    plan,
    isOver: () => progress.phase === 'over',
    isLive: () => progress.phase === 'live',
    hasEnded: (wall) => model !== null && secondsAt(wall) >= model.duration,
    dueAt: () => {
      const next = progress.pricedAt + PREMATCH_PRICE_MS
      if (progress.phase === 'prematch') {
        return model === null ? kickOffWall : Math.min(kickOffWall, next)
      }
      return 0
    },
    announce: (wall) => {
      const t = secondsAt(wall)
      const status = model === null ? MATCH_STATUS.prematch : model.moment(t).status
      const fixture: FixtureMessage = { ...fixtureOf(plan, options), status }
      return model !== null && t >= model.duration ? [fixture, ...result()] : [fixture]
    },
    advance: (wall) => {
      const t = secondsAt(wall)
      if (progress.phase === 'over' || (model === null && t < 0)) return []
      if (model !== null) return t >= model.duration ? finish(model, wall) : play(model, t, wall)
      progress.phase = 'over'
      return [{ kind: 'bet_cancel', ...stamps.next(wall), markets: [], reason: 'postponed' }]
    },
    answerTogether: (question, wall) => {
      const isClosed = progress.phase === 'over' || progress.suspended
      if (model === null || isClosed) return unavailable(question.selections)
      return answerTogether(model, offered, question, secondsAt(wall))
    },
  }
}
