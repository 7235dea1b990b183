import { drawIndex, randomOf } from '../../random.ts'
import { OTHERS_SHARE, SCORING_SHARES, scorerCode } from './squads.ts'
import type { FootballEvent } from './timeline.ts'

const SHARES = [...SCORING_SHARES, OTHERS_SHARE]

/** Codes of the scorers, one for each goal. */
export const drawScorers = (
  seed: string,
  matchId: string,
  goals: readonly FootballEvent[],
): readonly number[] => {
  const random = randomOf(seed, matchId, 'scorers')
  return goals.map(({ side }) => scorerCode(side, drawIndex(random, SHARES)))
}
