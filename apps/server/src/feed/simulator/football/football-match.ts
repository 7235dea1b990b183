import { MATCH_STATUS, type MatchStatus } from '@touchline/betting'
import type { PeriodScore } from '../../messages.ts'
import { noiseAt } from '../../noise.ts'
import type { Line } from '../../pricing/line.ts'
import type { Fact, Table } from '../../pricing/table.ts'
import type { MatchModel, ModelOptions, Moment, MomentClock } from '../match-model.ts'
import { playStatus } from '../match-model.ts'
import { isNear } from '../timeline.ts'
import { fullFacts, historyAt, sidesIn } from './full-facts.ts'
import { FULL_LINES } from './full-lines.ts'
import { fullTables } from './full-tables.ts'
import { bucketEnd, BUCKETS_PER_HALF } from './happened.ts'
import { footballJoint } from './joint.ts'
import { FOOTBALL_LINES } from './lines.ts'
import { type FootballParameters, HALF_SECONDS } from './parameters.ts'
import { playNumbers } from './play-numbers.ts'
import { countBy, durationOf, type FootballPosition, positionAt } from './position.ts'
import { scorerLines } from './scorer-lines.ts'
import { OTHERS_SHARE, SCORING_SHARES, scorerCode, type Squads } from './squads.ts'
import { footballTables, NEXT_GOALS } from './tables.ts'
import { tallyOf } from './tally.ts'
import { momentOf, type FootballTimeline, type FootballEvent } from './timeline.ts'
import { drawIndex, randomOf } from '../../random.ts'

const SHARES = [...SCORING_SHARES, OTHERS_SHARE]

const DRIFT_STEP = 40 * 60
const DRIFT_SETTLES = 4 * 3600

/** Opinions move before kick-off and have settled by then. */
function drifted(parameters: FootballParameters, key: string, t: number): FootballParameters {
  if (t >= 0) return parameters
  const size = 0.06 * Math.min(1, -t / DRIFT_SETTLES)
  return {
    ...parameters,
    home: parameters.home * Math.exp(size * noiseAt(`${key}:home`, t, DRIFT_STEP)),
    away: parameters.away * Math.exp(size * noiseAt(`${key}:away`, t, DRIFT_STEP)),
  }
}

function clockOf({ phase, played }: FootballPosition, t: FootballTimeline): MomentClock | null {
  if (phase === 'not_started') return null
  const half = phase === '2nd_half' || phase === 'ended' ? 1 : 0
  const stopped = phase === 'half_time' || phase === 'ended'
  const inHalf = played[half]
  const over = Math.max(0, inHalf - HALF_SECONDS)
  return {
    matchTime: Math.floor(half * HALF_SECONDS + Math.min(inHalf, HALF_SECONDS) + over),
    ...(inHalf >= HALF_SECONDS ? { stoppageTime: Math.floor(over) } : {}),
    remainingTime: Math.max(0, Math.ceil(t.halfLengths[half] - inHalf)),
    stopped,
    pace: stopped ? 0 : 1,
  }
}

function periodScores({ phase, goals }: FootballPosition): readonly PeriodScore[] {
  const count = phase === 'not_started' ? 0 : phase === '1st_half' || phase === 'half_time' ? 1 : 2
  return goals.slice(0, count).map(([home, away], index) => {
    const key = index === 0 ? '1st_half' : '2nd_half'
    return { number: index + 1, key, home, away, type: 'regular' }
  })
}

/** When the next outcome of a line is decided by the match clock alone. */
function nextDecision(
  { decidedAfter = [] }: Line,
  { halfLengths }: FootballTimeline,
  t: number,
): number | undefined {
  return decidedAfter
    .map((last) => {
      const half = last > BUCKETS_PER_HALF ? 1 : 0
      const second = bucketEnd(last - half * BUCKETS_PER_HALF, halfLengths[half])
      return momentOf(halfLengths, { half, second })
    })
    .find((moment) => moment > t)
}

function statusIn({ phase }: FootballPosition): MatchStatus {
  return playStatus(phase !== 'not_started', phase === 'ended')
}

/** Scopes that can stand in one custom bet; what else a full offer has stands alone. */
const JOINT_SCOPE = /^(match|half_[12]|halves|corners|goal_\d+)$/

/** Scopes of the first half alone. */
const FIRST_HALF = /^(half_1|corners_1|cards_1)(_|$)/

/**
 * A football match from its timeline; prices come from `parameters` alone.
 * @param squads players with prices: the match has the full offer; null: the usual one
 */
export function footballMatch(
  parameters: FootballParameters,
  timeline: FootballTimeline,
  { seed, matchId, suspension }: ModelOptions,
  squads: Squads | null = null,
): MatchModel {
  const lines: readonly Line[] =
    squads === null ? FOOTBALL_LINES : [...FOOTBALL_LINES, ...FULL_LINES, ...scorerLines(squads)]
  const scorerCodes = squads === null ? [] : drawScorers(seed, matchId, timeline.goals)
  const times = (events: readonly { half: 0 | 1; second: number }[]): readonly number[] =>
    events.map((event) => momentOf(timeline.halfLengths, event))
  const goalTimes = times(timeline.goals)
  const redTimes = times(timeline.red === null ? [] : [timeline.red])
  const alarmTimes = times(timeline.alarms)
  const duration = durationOf(timeline)
  const play = playNumbers(seed, matchId, parameters)
  const colour = (t: number, events: FootballTimeline['corners']) => ({
    home: countBy(timeline, events, t, 0),
    away: countBy(timeline, events, t, 1),
  })

  const moment = (t: number): Moment => {
    const position = positionAt(timeline, t)
    const { phase, goals } = position
    const score = { home: goals[0][0] + goals[1][0], away: goals[0][1] + goals[1][1] }
    const played = position.played[0] + position.played[1]
    const colours = {
      corners: colour(t, timeline.corners),
      yellow_cards: colour(t, timeline.yellows),
      red_cards: colour(t, position.red === null ? [] : [position.red]),
    }
    const suspended =
      statusIn(position) === MATCH_STATUS.live &&
      (isNear(goalTimes, t, 3, suspension) ||
        isNear(redTimes, t, 1, suspension) ||
        isNear(alarmTimes, t, 0, suspension / 3))
    return {
      status: statusIn(position),
      stage: phase,
      clock: clockOf(position, timeline),
      score,
      periodScores: periodScores(position),
      maxPeriodNumber: 2,
      stats: () => ({ ...(phase === 'not_started' ? {} : play.at(played, score)), ...colours }),
      tally: () => tallyOf(historyAt(timeline, scorerCodes, t), position, squads),
      suspended,
      signature: JSON.stringify([phase, score, colours]),
      counted: phase === 'not_started' ? 0 : play.total(played),
    }
  }

  const believed = (t: number): FootballParameters => drifted(parameters, `${seed}:${matchId}`, t)
  const tables = (t: number): ReadonlyMap<string, Table> => {
    const position = positionAt(timeline, t)
    const opinion = believed(t)
    const usual = footballTables(position, timeline, opinion)
    if (squads === null) return usual
    const { goals, corners, cards, scorers } = historyAt(timeline, scorerCodes, t)
    const happened = {
      goals: sidesIn(goals),
      corners: sidesIn(corners),
      cards: sidesIn(cards),
      scorers,
    }
    for (const [scope, table] of fullTables(position, timeline, opinion, happened)) {
      usual.set(scope, table)
    }
    return usual
  }

  const facts = (t: number): ReadonlyMap<string, Fact> => {
    const known = new Map<string, Fact>()
    const position = positionAt(timeline, t)
    const [first, second] = position.goals
    const scorers = timeline.goals.filter((_, index) => (goalTimes[index] ?? Infinity) <= t)
    scorers.forEach(({ side }, index) => known.set(`goal_${index + 1}`, [side + 1, 0, 0, 0]))
    if (position.elapsed[0] >= 1) known.set('half_1', [...first, 0, 0])
    if (squads !== null) {
      const more = fullFacts(historyAt(timeline, scorerCodes, t), position)
      for (const [scope, fact] of more) known.set(scope, fact)
    }
    if (position.phase !== 'ended') return known
    for (let n = scorers.length + 1; n <= NEXT_GOALS; n++) known.set(`goal_${n}`, [0, 0, 0, 0])
    known.set('match', [first[0] + second[0], first[1] + second[1], 0, 0])
    known.set('half_2', [...second, 0, 0])
    known.set('halves', [...first, ...second])
    return known.set('corners', [...position.corners, 0, 0])
  }

  return {
    duration,
    lines,
    moment,
    tables,
    joint: {
      groupOf: (scope) => (JOINT_SCOPE.test(scope) ? 'match' : null),
      tables: (_, t) => footballJoint(positionAt(timeline, t), timeline, believed(t)),
    },
    facts,
    closesAt: (line, t) =>
      FIRST_HALF.test(line.scope) ? timeline.halfLengths[0] : nextDecision(line, timeline, t),
  }
}

/** Codes of the scorers, one for each goal. */
function drawScorers(
  seed: string,
  matchId: string,
  goals: readonly FootballEvent[],
): readonly number[] {
  const random = randomOf(seed, matchId, 'scorers')
  return goals.map(({ side }) => scorerCode(side, drawIndex(random, SHARES)))
}
