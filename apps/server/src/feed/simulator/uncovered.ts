import type { Moment } from './match-model.ts'

/** Status while a match is played without live coverage: 5, and betting is closed. */
export const uncovered = (moment: Moment): Moment =>
  moment.status === 1
    ? {
        ...moment,
        status: 5,
        stage: 'in_play',
        stageName: { en: 'In play', de: 'Läuft' },
        clock: null,
        score: { home: 0, away: 0 },
        periodScores: [],
        suspended: true,
        signature: 'in_play',
      }
    : moment
