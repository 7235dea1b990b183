import type { Score } from '../../messages.ts'
import { noiseAt } from '../../noise.ts'
import type { Numbers } from '../match-model.ts'
import { playCounts } from '../play-counts.ts'
import type { FootballParameters } from './parameters.ts'

/** Per side and match, of a side that is expected to score 1.35 goals. */
const MEANS = { off_target: 7.2, saved: 2.8, fouls: 11, offsides: 2, dangerous_attacks: 45 }
const USUAL_GOALS = 1.35
const POSSESSION_STEP = 25 * 60
const MATCH_SECONDS = 95 * 60
const NONE: Score = { home: 0, away: 0 }

/** What a football match is counted by besides goals, cards and corners; nothing is priced by it. */
export type PlayNumbers = {
  at: (played: number, goals: Score) => Numbers
  /** How many of them there have been. */
  total: (played: number) => number
}

function sum(...scores: readonly (Score | undefined)[]): Score {
  return {
    home: scores.reduce((total, score) => total + (score ?? NONE).home, 0),
    away: scores.reduce((total, score) => total + (score ?? NONE).away, 0),
  }
}

export function playNumbers(
  seed: string,
  matchId: string,
  { home, away }: Pick<FootballParameters, 'home' | 'away'>,
): PlayNumbers {
  const key = `${seed}:${matchId}:play`
  // Numbers of a side follow its strength, but for fouls.
  const mean = (kind: keyof typeof MEANS, goals: number): number =>
    MEANS[kind] * (kind === 'fouls' ? 1 : Math.sqrt(goals / USUAL_GOALS))
  const both = (kind: keyof typeof MEANS) => [mean(kind, home), mean(kind, away)] as const
  const counts = playCounts(
    key,
    {
      off_target: both('off_target'),
      saved: both('saved'),
      dangerous_attacks: both('dangerous_attacks'),
      offsides: both('offsides'),
      fouls: both('fouls'),
    },
    MATCH_SECONDS,
  )
  return {
    at: (played, goals) => {
      const { off_target: wide, saved, ...counted } = counts.at(played)
      const lean = 14 * Math.tanh((home - away) / 1.5) + 7 * noiseAt(key, played, POSSESSION_STEP)
      const possession = Math.round(50 + lean)
      return {
        possession: { home: possession, away: 100 - possession },
        shots: sum(wide, saved, goals),
        shots_on_target: sum(saved, goals),
        ...counted,
      }
    },
    total: counts.total,
  }
}
