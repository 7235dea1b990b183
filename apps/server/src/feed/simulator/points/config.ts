/** How a sport in which points add up is played and offered. */
export type PointsConfig = {
  /** Chance that a score is worth 1, 2, … points. */
  units: readonly number[]
  /** Clock seconds of a period, and how long it takes with its stoppages. */
  periodSeconds: number
  periodDuration: number
  breakDuration: number
  periods: number
  periodKey: 'quarter' | 'half' | 'inning'
  /** Expected points of one overtime as a share of the whole match; null: level stays level. */
  overtimeShare: number | null
  overtimeSeconds: number
  overtimeDuration: number
  /** Whether prices and score run while the match is played. */
  live: boolean
  /** Market ids by role; a role that is absent is not offered. */
  markets: Partial<Record<PointsMarket, number>>
}

export type PointsMarket =
  | 'threeWay'
  | 'regularDrawNoBet'
  | 'winner'
  | 'handicap'
  | 'total'
  | 'homeTotal'
  | 'awayTotal'
  | 'oddEven'
  | 'overtime'
  | 'halfThreeWay'
  | 'halfDrawNoBet'
  | 'halfHandicap'
  | 'halfTotal'
  | 'periodThreeWay'
  | 'periodDrawNoBet'
  | 'periodHandicap'
  | 'periodTotal'
  | 'periodOddEven'

/** Expected points of the regular time by side. */
export type PointsParameters = { home: number; away: number }

const NO_BREAKS = {
  periods: 1,
  periodKey: 'half',
  breakDuration: 0,
  overtimeSeconds: 600,
  overtimeDuration: 900,
  live: false,
} as const

export const BASKETBALL: PointsConfig = {
  units: [0.18, 0.54, 0.28],
  periods: 4,
  periodKey: 'quarter',
  periodSeconds: 600,
  periodDuration: 22 * 60,
  breakDuration: 5 * 60,
  overtimeShare: 1 / 8,
  overtimeSeconds: 300,
  overtimeDuration: 11 * 60,
  live: true,
  markets: {
    threeWay: 1,
    regularDrawNoBet: 11,
    winner: 219,
    handicap: 223,
    total: 225,
    homeTotal: 227,
    awayTotal: 228,
    oddEven: 229,
    overtime: 220,
    halfThreeWay: 60,
    halfDrawNoBet: 64,
    halfHandicap: 66,
    halfTotal: 68,
    periodThreeWay: 235,
    periodTotal: 236,
    periodDrawNoBet: 302,
    periodHandicap: 303,
    periodOddEven: 304,
  },
}

export const HANDBALL: PointsConfig = {
  ...NO_BREAKS,
  units: [1],
  periodSeconds: 3600,
  periodDuration: 90 * 60,
  overtimeShare: null,
  markets: { threeWay: 1, regularDrawNoBet: 11, handicap: 16, total: 18 },
}

export const RUGBY: PointsConfig = {
  ...NO_BREAKS,
  units: [0, 0, 0.36, 0, 0.24, 0, 0.4],
  periodSeconds: 4800,
  periodDuration: 105 * 60,
  overtimeShare: null,
  markets: { threeWay: 1, regularDrawNoBet: 11, handicap: 16, total: 18 },
}

export const AMERICAN_FOOTBALL: PointsConfig = {
  ...NO_BREAKS,
  units: [0, 0.02, 0.36, 0, 0, 0.05, 0.53, 0.04],
  periodSeconds: 3600,
  periodDuration: 190 * 60,
  overtimeShare: 1 / 6,
  markets: { winner: 219, handicap: 223, total: 225 },
}

export const BASEBALL: PointsConfig = {
  ...NO_BREAKS,
  units: [0.66, 0.2, 0.1, 0.04],
  periodSeconds: 9,
  periodDuration: 170 * 60,
  overtimeShare: 1 / 9,
  markets: { winner: 251, handicap: 256, total: 258 },
}

export const CRICKET: PointsConfig = {
  ...NO_BREAKS,
  units: [0.55, 0.16, 0.01, 0.2, 0, 0.08],
  periodSeconds: 40,
  periodDuration: 200 * 60,
  overtimeShare: 1 / 16,
  markets: { winner: 340 },
}
