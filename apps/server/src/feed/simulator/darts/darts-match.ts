import { noiseAt } from '../../noise.ts'
import { jointOfScope } from '../../pricing/joint.ts'
import type { Fact } from '../../pricing/table.ts'
import {
  type MatchModel,
  type ModelOptions,
  type Moment,
  noNumbers,
  playStatus,
} from '../match-model.ts'
import { drawnInPlay, isNear } from '../timeline.ts'
import { DARTS_LINES } from './lines.ts'
import { dartsNumbers } from './play-numbers.ts'
import { dartsTables, type Visits } from './tables.ts'
import { type DartsState, type DartsTimeline, drawDarts, MOST_LEGS } from './timeline.ts'
import { freshVisitCounts, type Skill, visitCounts } from './visits.ts'

export type DartsParameters = { skills: readonly [home: Skill, away: Skill] }

const DRIFT_SETTLES = 4 * 3600

/** Confidence moves before the match, an hour at a time, and has settled when it begins. */
function driftAt(key: string, t: number): number {
  if (t >= 0) return 0
  const hour = Math.floor(t / 3600) * 3600
  return 0.05 * Math.min(1, -hour / DRIFT_SETTLES) * noiseAt(key, hour, 7200)
}

function factsOf({ legs, winners, over }: DartsState): ReadonlyMap<string, Fact> {
  const known = new Map<string, Fact>()
  const count = over ? MOST_LEGS : winners.length
  for (let leg = 1; leg <= count; leg++) known.set(`leg_${leg}`, [winners[leg - 1] ?? 0, 0, 0, 0])
  return over ? known.set('match', [...legs, 0, 0]) : known
}

/** When legs end. */
function marksOf(states: DartsTimeline['states']) {
  const ends = states.filter(
    ({ winners }, index) => winners.length > (states[index - 1]?.winners.length ?? 0),
  )
  return { ends: ends.map(({ at }) => at) }
}

/** A match of darts, visit by visit: the first to six legs of 501. */
export function dartsMatch(
  { skills }: DartsParameters,
  { seed, matchId, suspension }: ModelOptions,
): MatchModel {
  const { duration, courseAt, placeAt, stateAt } = drawnInPlay(
    () => drawDarts(seed, matchId, skills),
    marksOf,
  )
  const { first } = courseAt(0).timeline

  let reckoned: { drift: number; begun: boolean; visits: Visits } | null = null
  const visitsAt = (t: number): Visits => {
    const drift = driftAt(`${seed}:${matchId}`, t)
    const begun = t >= 0
    if (reckoned?.drift !== drift || reckoned.begun !== begun) {
      const counts = begun ? visitCounts : freshVisitCounts
      const visits = [counts(skills[0] + drift), counts(skills[1] - drift)] as const
      reckoned = { drift, begun, visits }
    }
    return reckoned.visits
  }

  const moment = (t: number): Moment => {
    const { timeline, ends } = courseAt(t)
    const place = placeAt(t)
    const { legs, left, thrower, over } = stateAt(t)
    const begun = t >= 0
    const running = begun && !over
    const stage = over ? 'ended' : begun ? `leg_${legs[0] + legs[1] + 1}` : 'not_started'
    return {
      status: playStatus(begun, over),
      stage,
      clock: null,
      score: { home: legs[0], away: legs[1] },
      ...(running
        ? {
            gameScore: { home: left[0], away: left[1] },
            currentServer: thrower === 0 ? 1 : 2,
          }
        : {}),
      periodScores: [],
      maxPeriodNumber: MOST_LEGS,
      stats: begun ? () => dartsNumbers(timeline, place) : noNumbers,
      suspended: running && isNear(ends, t, 2, Math.min(suspension, 20)),
      signature: begun ? `${place + 1}` : 'not_started',
    }
  }

  const tables = (t: number) => dartsTables(visitsAt(t), first, stateAt(t))
  return {
    duration,
    lines: DARTS_LINES,
    moment,
    tables,
    joint: jointOfScope('match', tables),
    facts: (t) => factsOf(stateAt(t)),
  }
}
