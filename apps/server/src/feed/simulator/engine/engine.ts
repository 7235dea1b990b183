import type { JointAnswer, JointQuestion } from '../../joint-price.ts'
import type { FeedMessage } from '../../messages.ts'
import { unavailable } from './joint-legs.ts'
import { createRaceRunner } from '../racing/race-runner.ts'
import { createMatchRunner, type MatchRunner, type RunnerOptions } from './match-runner.ts'
import type { MatchPlan, Schedule } from './plan.ts'

const HOUR = 3600_000
/** Results drawn while nobody was running are settled for this long (simulated). */
const CATCH_UP = 72 * HOUR
/** Results are shown for this long (simulated), those from before the first start among them. */
const RESULTS = 7 * 24 * HOUR
/** No match lasts longer. */
const LONGEST = 5 * HOUR

const PLAN_EVERY_MS = 5000
const ALIVE_EVERY_MS = 2000
/** What one step catches up with: that many results, or fewer matches that are settled too. */
const CATCH_UP_EFFORT = 24
const SETTLING_EFFORT = 6
/** Matches priced before the feed calls itself ready; the others follow within seconds. */
const OPENED_AT_ONCE = 200
const OPENED_PER_STEP = 20

export type EngineOptions = RunnerOptions & { schedule: Schedule }

/** The feed without threads and timers: messages as a function of the wall clock. */
export type Engine = {
  /** Draws the matches that there are by now, so that `open` has only to tell of them. */
  prepare(wall: number): void
  /** Catalogue, every fixture, and the prices of what is live or comes soonest, in batches. */
  open(wall: number): Generator<readonly FeedMessage[]>
  /** What has happened since; call it several times a second. */
  advance(wall: number): readonly FeedMessage[]
  answerTogether(question: JointQuestion, wall: number): JointAnswer
}

function runnerOf(plan: MatchPlan, options: RunnerOptions): MatchRunner {
  return plan.race === undefined
    ? createMatchRunner(plan, options)
    : createRaceRunner(plan, plan.race(), options)
}

/** What is in play or comes soonest is priced before the feed is ready; what has just ended is settled next. */
function putEndedLater(waiting: MatchRunner[], wall: number): void {
  const ended = waiting.filter((runner) => runner.hasEnded(wall))
  const open = waiting.filter((runner) => !runner.hasEnded(wall))
  open.splice(OPENED_AT_ONCE, 0, ...ended)
  waiting.splice(0, waiting.length, ...open)
}

export function createEngine(options: EngineOptions): Engine {
  const { schedule, clock, provider } = options
  const running = new Map<string, MatchRunner>()
  const known = new Map<string, number>()
  const waiting: MatchRunner[] = []
  const past: MatchPlan[] = []
  let planAt = 0
  /** Simulated time up to which every match is known. */
  let planned: number | undefined
  let aliveAt = 0

  const admit = (wall: number): readonly MatchRunner[] => {
    const now = clock.simAt(wall)
    const fresh: MatchRunner[] = []
    const from = planned === undefined ? now - RESULTS : planned - LONGEST
    planned = now
    for (const plan of schedule.plans(from, now)) {
      if (known.has(plan.id)) continue
      known.set(plan.id, plan.kickOff)
      if (plan.kickOff < now - LONGEST) past.push(plan)
      else fresh.push(runnerOf(plan, options))
    }
    for (const [id, kickOff] of known) if (kickOff < now - RESULTS) known.delete(id)
    planAt = wall + PLAN_EVERY_MS
    return fresh.sort((x, y) => x.plan.kickOff - y.plan.kickOff)
  }

  const step = (runner: MatchRunner, wall: number): readonly FeedMessage[] => {
    const messages = runner.advance(wall)
    if (runner.isOver()) running.delete(runner.plan.id)
    return messages
  }

  /** First prices of matches that have been announced, the soonest first. */
  const price = (count: number, wall: number): readonly FeedMessage[] =>
    waiting.splice(0, count).flatMap((runner) => {
      running.set(runner.plan.id, runner)
      return step(runner, wall)
    })

  const announce = (wall: number): readonly FeedMessage[] => {
    const fresh = admit(wall)
    waiting.push(...fresh)
    return fresh.flatMap((runner) => runner.announce(wall))
  }

  /** Matches that ended before anybody was told of them are results by now. */
  const setAsideEnded = (wall: number): void => {
    const limit = clock.simAt(wall) - LONGEST
    const ended = waiting.findIndex(({ plan }) => plan.kickOff >= limit)
    past.push(...waiting.splice(0, ended === -1 ? waiting.length : ended).map(({ plan }) => plan))
  }

  /** Whether somebody can have bet on it who still waits for the result. */
  const isAwaited = ({ kickOff }: MatchPlan, wall: number): boolean =>
    kickOff >= -LONGEST && kickOff > clock.simAt(wall) - CATCH_UP

  /** Newest first: those are the bets that somebody waits for. */
  const catchUp = (wall: number): readonly FeedMessage[] => {
    const messages: FeedMessage[] = []
    let effort = 0
    while (effort < CATCH_UP_EFFORT) {
      const plan = past.pop()
      if (plan === undefined) break
      const runner = runnerOf(plan, options)
      const awaited = isAwaited(plan, wall)
      effort += awaited ? SETTLING_EFFORT : 1
      messages.push(...runner.announce(wall), ...(awaited ? runner.advance(wall) : []))
    }
    return messages
  }

  const alive = (wall: number): readonly FeedMessage[] => {
    if (wall < aliveAt) return []
    aliveAt = wall + ALIVE_EVERY_MS
    const live = [...running.values()].filter((runner) => runner.isLive())
    const matchIds = live.map(({ plan }) => plan.id)
    const resultsFrom = clock.wallAt(clock.simAt(wall) - RESULTS)
    return [{ kind: 'alive', provider, at: wall, matchIds, resultsFrom }]
  }

  const prepare = (wall: number): void => {
    waiting.push(...admit(wall))
    waiting.sort((x, y) => x.plan.kickOff - y.plan.kickOff)
    setAsideEnded(wall)
    putEndedLater(waiting, wall)
  }

  return {
    prepare,
    *open(wall) {
      yield [schedule.catalogue, { kind: 'provider_status', provider, at: wall, status: 'active' }]
      prepare(wall)
      yield waiting.flatMap((runner) => runner.announce(wall))
      past.sort((x, y) => x.kickOff - y.kickOff)
      for (let opened = 0; opened < OPENED_AT_ONCE; opened += OPENED_PER_STEP) {
        yield price(OPENED_PER_STEP, wall)
      }
      yield alive(wall)
    },
    answerTogether: (question, wall) =>
      running.get(question.matchId)?.answerTogether(question, wall) ??
      unavailable(question.selections),
    advance: (wall) => {
      const messages: FeedMessage[] = []
      if (wall >= planAt) messages.push(...announce(wall))
      messages.push(...price(OPENED_PER_STEP, wall))
      for (const runner of running.values()) {
        if (wall >= runner.dueAt()) messages.push(...step(runner, wall))
      }
      messages.push(...catchUp(wall), ...alive(wall))
      return messages
    },
  }
}
