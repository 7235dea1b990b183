import { SUPER_OVER } from '@touchline/betting'
import type { PeriodScore, Situation } from '../../messages.ts'
import { noiseAt } from '../../noise.ts'
import type { Fact } from '../../pricing/table.ts'
import {
  type MatchModel,
  type ModelOptions,
  type Moment,
  noNumbers,
  playStatus,
} from '../match-model.ts'
import { drawnInPlay, isNear } from '../timeline.ts'
import { BALLS, BALLS_PER_OVER, OVERS, POWERPLAY_BALLS } from './balls.ts'
import { cricketGroup, cricketJoint } from './joint.ts'
import { CRICKET_LINES } from './lines.ts'
import { cricketNumbers } from './play-numbers.ts'
import { cricketReckoning, type CricketReckoning, NOT_BOWLED, type Reckoned } from './tables.ts'
import {
  type CricketParameters,
  type CricketState,
  type CricketTimeline,
  drawCricket,
  type Innings,
  isInningsOver,
} from './timeline.ts'

/** Confidence moves before the match, an hour at a time, and has settled when it begins. */
function driftAt(key: string, t: number): number {
  if (t >= 0) return 0
  const hour = Math.floor(t / 3600) * 3600
  return 0.08 * Math.min(1, -hour / (4 * 3600)) * noiseAt(key, hour, 7200)
}

/** What is known of an innings as far as it has been played. */
function inningsFacts(number: number, innings: Innings, complete: boolean): [string, Fact][] {
  const { runs, balls, overs } = innings
  const known: [string, Fact][] = []
  const bowled = complete ? overs.length : Math.floor(balls / BALLS_PER_OVER)
  for (let over = 1; over <= (complete ? OVERS : bowled); over++) {
    const [scored, wickets] =
      over <= bowled ? (overs[over - 1] ?? [0, 0]) : [NOT_BOWLED, NOT_BOWLED]
    known.push([`over_${number}_${over}`, [scored, wickets, 0, 0]])
  }
  if (complete || balls >= POWERPLAY_BALLS) {
    const early = overs.slice(0, POWERPLAY_BALLS / BALLS_PER_OVER)
    const scored = early.reduce((sum, [count]) => sum + count, 0)
    known.push([`powerplay_${number}`, [scored, 0, 0, 0]])
  }
  if (complete) known.push([`innings_${number}`, [runs, 0, 0, 0]])
  return known
}

function factsOf(
  { innings, over, superOver }: CricketState,
  first: 0 | 1,
): ReadonlyMap<string, Fact> {
  const [set, chase] = innings
  if (set === undefined) return new Map()
  const known = new Map(inningsFacts(1, set, isInningsOver(set)))
  if (chase === undefined) return known
  const isChased = over || superOver !== undefined
  for (const [scope, fact] of inningsFacts(2, chase, isChased)) known.set(scope, fact)
  if (!over) return known
  const second = first === 0 ? 1 : 0
  const winner =
    superOver === undefined
      ? chase.runs > set.runs
        ? second
        : first
      : superOver[0] > superOver[1]
        ? 0
        : 1
  return known.set('winner', [winner + 1, superOver === undefined ? 0 : 1, 0, 0])
}

function oversOf(innings: Innings | undefined): string {
  const balls = innings?.balls ?? 0
  return `${Math.floor(balls / BALLS_PER_OVER)}.${balls % BALLS_PER_OVER}`
}

/** Overs of both sides, and what the second one needs while it bats. */
function situationOf({ innings, over, superOver }: CricketState, first: 0 | 1): Situation {
  const [set, chase] = innings
  const [early, late] = [oversOf(set), oversOf(chase)]
  const overs = first === 0 ? { home: early, away: late } : { home: late, away: early }
  const isChased = over || superOver !== undefined
  if (isChased || set === undefined || chase === undefined) return { overs }
  return { overs, chase: { runs: set.runs + 1 - chase.runs, balls: BALLS - chase.balls } }
}

function wicketsOf(state: CricketState | undefined): number {
  return state?.innings.reduce((sum, { wickets }) => sum + wickets, 0) ?? 0
}

/** When wickets fall. */
function marksOf(states: CricketTimeline['states']) {
  const falls = states.filter((state, index) => wicketsOf(state) > wicketsOf(states[index - 1]))
  return { falls: falls.map(({ at }) => at) }
}

/** A Twenty20 match of cricket, ball by ball. */
export function cricketMatch(
  parameters: CricketParameters,
  { seed, matchId, suspension }: ModelOptions,
): MatchModel {
  const { duration, courseAt, placeAt, stateAt } = drawnInPlay(
    () => drawCricket(seed, matchId, parameters),
    marksOf,
  )
  const { first } = courseAt(0).timeline
  /** A number of the side whose innings it is, 0 for the other. */
  const bySide = (innings: Innings | undefined, number: number, of: (each: Innings) => number) => {
    const value = innings === undefined ? 0 : of(innings)
    const isHome = (first === 0) === (number === 1)
    return isHome ? { home: value, away: 0 } : { home: 0, away: value }
  }
  const bothSides = ({ innings }: CricketState, of: (each: Innings) => number) => {
    const early = bySide(innings[0], 1, of)
    const late = bySide(innings[1], 2, of)
    return { home: early.home + late.home, away: early.away + late.away }
  }

  const moment = (t: number): Moment => {
    const { timeline, falls } = courseAt(t)
    const place = placeAt(t)
    const state = stateAt(t)
    const { innings, superOver, over } = state
    const begun = t >= 0
    const isTied = !over && superOver !== undefined
    const running = begun && !over && !isTied
    const number = innings.length
    const stage = over ? 'ended' : isTied ? SUPER_OVER : begun ? `innings_${number}` : 'not_started'
    const batting = (number === 1) === (first === 0) ? 1 : 2
    const periods = innings.map((each, index): PeriodScore => {
      const key = `innings_${index + 1}`
      const score = bySide(each, index + 1, ({ runs }) => runs)
      return { number: index + 1, key, ...score, type: 'regular' }
    })
    if (superOver !== undefined) {
      const [home, away] = superOver
      periods.push({ number: periods.length + 1, key: SUPER_OVER, home, away, type: 'overtime' })
    }
    return {
      status: playStatus(begun, over),
      stage,
      clock: null,
      score: bothSides(state, ({ runs }) => runs),
      ...(running
        ? { gameScore: bothSides(state, ({ wickets }) => wickets), currentServer: batting }
        : {}),
      ...(begun ? { situation: situationOf(state, first) } : {}),
      periodScores: begun ? periods : [],
      maxPeriodNumber: 2,
      stats: begun ? () => cricketNumbers(timeline, place) : noNumbers,
      suspended: isTied || (running && isNear(falls, t, 2, suspension)),
      signature: begun ? `${place + 1}` : 'not_started',
    }
  }

  let reckoned: { drift: number; reckon: CricketReckoning } | null = null
  const reckonedAt = (t: number): Reckoned => {
    const drift = driftAt(`${seed}:${matchId}`, t)
    if (reckoned?.drift !== drift) {
      const believed = { home: parameters.home + drift, away: parameters.away - drift }
      reckoned = { drift, reckon: cricketReckoning(believed, first) }
    }
    return reckoned.reckon(stateAt(t))
  }

  return {
    duration,
    lines: CRICKET_LINES,
    moment,
    tables: (t) => reckonedAt(t).tables,
    joint: {
      groupOf: cricketGroup,
      tables: (_, t) => [cricketJoint(reckonedAt(t), stateAt(t))],
    },
    facts: (t) => factsOf(stateAt(t), first),
  }
}
