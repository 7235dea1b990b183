import {
  AMERICAN_FOOTBALL_NUMBERS,
  BASKETBALL_NUMBERS,
  HANDBALL_NUMBERS,
  RUGBY_NUMBERS,
  type PointsNumbers,
} from './play-numbers.ts'

/** How a sport in which points add up is played and offered. */
export type PointsConfig = {
  /** Chance that a score is worth 1, 2, … points. */
  units: readonly number[]
  /** Clock seconds of a period, and how long it takes with its stoppages. */
  periodSeconds: number
  periodDuration: number
  breakDuration: number
  periods: number
  periodKey: 'quarter' | 'half'
  /** Expected points of one overtime as a share of the whole match; null: level stays level. */
  overtimeShare: number | null
  overtimeSeconds: number
  overtimeDuration: number
  /** Whether a score is rare enough for betting to stop around it. */
  stopsOnScores: boolean
  /** What is counted besides points. */
  numbers: PointsNumbers
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

export const BASKETBALL: PointsConfig = {
  units: [0.18, 0.54, 0.28],
  numbers: BASKETBALL_NUMBERS,
  periods: 4,
  periodKey: 'quarter',
  periodSeconds: 600,
  periodDuration: 22 * 60,
  breakDuration: 5 * 60,
  overtimeShare: 1 / 8,
  overtimeSeconds: 300,
  overtimeDuration: 11 * 60,
  stopsOnScores: false,
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

/** Two halves, level stays level; the numbers of the markets are those of football. */
const HALVES = {
  periods: 2,
  periodKey: 'half',
  overtimeShare: null,
  overtimeSeconds: 0,
  overtimeDuration: 0,
  markets: {
    threeWay: 1,
    regularDrawNoBet: 11,
    handicap: 16,
    total: 18,
    homeTotal: 19,
    awayTotal: 20,
    oddEven: 26,
    halfThreeWay: 60,
    halfDrawNoBet: 64,
    halfHandicap: 66,
    halfTotal: 68,
  },
} as const

export const HANDBALL: PointsConfig = {
  ...HALVES,
  units: [1],
  stopsOnScores: false,
  numbers: HANDBALL_NUMBERS,
  periodSeconds: 1800,
  periodDuration: 38 * 60,
  breakDuration: 15 * 60,
}

export const RUGBY: PointsConfig = {
  ...HALVES,
  units: [0, 0, 0.36, 0, 0.24, 0, 0.4],
  stopsOnScores: true,
  numbers: RUGBY_NUMBERS,
  periodSeconds: 2400,
  periodDuration: 47 * 60,
  breakDuration: 13 * 60,
}

export const AMERICAN_FOOTBALL: PointsConfig = {
  ...BASKETBALL,
  units: [0, 0.02, 0.36, 0, 0, 0.05, 0.53, 0.04],
  numbers: AMERICAN_FOOTBALL_NUMBERS,
  periodSeconds: 900,
  periodDuration: 43 * 60,
  breakDuration: 6 * 60,
  overtimeShare: 1 / 6,
  overtimeSeconds: 600,
  stopsOnScores: true,
  overtimeDuration: 30 * 60,
}
