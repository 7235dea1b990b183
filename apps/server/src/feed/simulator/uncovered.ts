import { MATCH_STATUS } from '@touchline/betting'
import type { Moment } from './match-model.ts'

/** Status while a match is played without live coverage, and betting is closed. */
export function uncovered(moment: Moment): Moment {
  return moment.status === MATCH_STATUS.live
    ? {
        ...moment,
        status: MATCH_STATUS.notCovered,
        stage: 'in_play',
        clock: null,
        score: { home: 0, away: 0 },
        periodScores: [],
        suspended: true,
        signature: 'in_play',
      }
    : moment
}
