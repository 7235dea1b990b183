import { MATCH_STATUS, type MatchStatus } from '@touchline/betting'
import type { PeriodScore, Score, Situation, Tally } from '../messages.ts'
import type { JointModel } from '../pricing/joint.ts'
import type { Line } from '../pricing/line.ts'
import type { Facts, Tables } from '../pricing/table.ts'

export type MomentClock = {
  /** Seconds of play. */
  matchTime: number
  stoppageTime?: number
  remainingTime?: number
  stopped: boolean
  /** Seconds on the match clock per simulated second. */
  pace: number
}

/** By stable words such as `corners`. */
export type Numbers = Readonly<Record<string, Score>>

/** Where a match stands that is played without a break. */
export function playStatus(begun: boolean, over: boolean): MatchStatus {
  if (over) return MATCH_STATUS.finished
  return begun ? MATCH_STATUS.live : MATCH_STATUS.prematch
}

/** A match that has not begun, or that nobody counts for. */
export const noNumbers = (): Numbers => ({})

/** Everything the outside can see of a match at one moment. */
export type Moment = {
  status: MatchStatus
  stage: string
  clock: MomentClock | null
  score: Score
  gameScore?: Score
  periodScores: readonly PeriodScore[]
  currentServer?: 1 | 2
  situation?: Situation
  maxPeriodNumber: number
  /** What the match is counted by beside the score; worked out only when it is told. */
  stats: () => Numbers
  tally?: () => Tally
  /** Betting is stopped: something has just happened, or is about to. */
  suspended: boolean
  /** Differs whenever the score board, or anything that has prices, differs. */
  signature: string
  /** How much has happened that only `stats` tell of, where that is more than the board shows. */
  counted?: number
}

export type CutShort = {
  how: 'retired' | 'walkover'
  /** What the table of a season counts it by. */
  wouldBe: Score
}

/**
 * One match from its draw to its result: a pure function of its parameters and its seed.
 * `t` is in simulated seconds since kick-off and negative before it.
 */
export type MatchModel = {
  /** From kick-off to the final whistle, seconds. */
  readonly duration: number
  /** Absent for a match that is played to its end. */
  readonly cutShort?: CutShort
  /** Every line that may ever be offered; the result settles all of them. */
  readonly lines: readonly Line[]
  moment(t: number): Moment
  tables(t: number): Tables
  /** Which scopes can be priced together, for bets on several outcomes of the match. */
  readonly joint: JointModel
  /** Second after `t` at which betting on a line next ends, where that is before the end of the match. */
  closesAt?(line: Line, t: number): number | undefined
  /** Scopes whose integers are known at `t`; at the end every scope of every line. */
  facts(t: number): Facts
}

export type ModelOptions = {
  seed: string
  matchId: string
  /** Simulated seconds that betting stays stopped after a score. */
  suspension: number
}
