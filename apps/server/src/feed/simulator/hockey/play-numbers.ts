import type { Score } from '../../messages.ts'
import { unitOf } from '../../random.ts'
import type { Numbers } from '../match-model.ts'
import { playCounts } from '../play-counts.ts'
import { PERIOD_DURATION, PERIODS, type HockeyParameters } from './parameters.ts'
import type { HockeyGoal } from './timeline.ts'

const MINOR_MINUTES = 2
/** Share of the goals that fall in a power play. */
const POWER_PLAY = 0.2
const USUAL_GOALS = 2.9
const SHOOTOUT = 4

const NONE: Score = { home: 0, away: 0 }

/** What a hockey match is counted by besides goals; nothing is priced by it. */
export type HockeyNumbers = {
  /** @param goals those that have fallen */
  at: (played: number, goals: readonly HockeyGoal[]) => Numbers
  total: (played: number) => number
}

export function hockeyNumbers(
  seed: string,
  matchId: string,
  { home, away }: HockeyParameters,
): HockeyNumbers {
  const key = `${seed}:${matchId}:play`
  const saved = (goals: number): number => 26 * Math.sqrt(goals / USUAL_GOALS)
  const counts = playCounts(
    key,
    {
      saved: [saved(home), saved(away)],
      penalties: [4, 4],
      faceoffs: [29, 29],
      body_checks: [20, 20],
      blocked_shots: [14, 14],
    },
    PERIODS * PERIOD_DURATION,
  )
  return {
    at: (played, goals) => {
      const { saved: kept = NONE, penalties = NONE, ...rest } = counts.at(played)
      // What decides a shootout is no shot of the match.
      const scored = goals.filter(({ period }) => period < SHOOTOUT)
      const of = (side: 0 | 1): HockeyGoal[] => scored.filter((goal) => goal.side === side)
      const powerPlay = (side: 0 | 1, against: number): number => {
        const lucky = of(side).filter((_, index) => unitOf(key, side, index) < POWER_PLAY)
        return Math.min(lucky.length, against)
      }
      return {
        shots_on_target: { home: kept.home + of(0).length, away: kept.away + of(1).length },
        saves: { home: kept.away, away: kept.home },
        power_play_goals: {
          home: powerPlay(0, penalties.away),
          away: powerPlay(1, penalties.home),
        },
        penalty_minutes: {
          home: MINOR_MINUTES * penalties.home,
          away: MINOR_MINUTES * penalties.away,
        },
        ...rest,
      }
    },
    total: counts.total,
  }
}
