import { otherSide, type RallyConfig } from './config.ts'
import { counterStrikeNumbers, tableTennisNumbers, volleyballNumbers } from './play-numbers.ts'

function byTwo(own: number, other: number, target: number): boolean {
  return Math.max(own, other) >= target && Math.abs(own - other) >= 2
}

const SETS = {
  winner: 186,
  handicap: 188,
  total: 314,
  correctScore: 199,
  homeWinsOne: 192,
  awayWinsOne: 193,
  pointHandicap: 237,
  pointTotal: 238,
  pointOddEven: 239,
  partWinner: 202,
  partHandicap: 309,
  partTotal: 310,
  partOddEven: 311,
  partRace: 312,
} as const

/** Sets to 25, the fifth to 15, two ahead; whoever wins a rally serves the next. */
export const VOLLEYBALL: RallyConfig = {
  toWin: 3,
  partKey: 'set',
  isOver: (own, other, part) => byTwo(own, other, part === 5 ? 15 : 25),
  nextServer: ({ winner }) => winner,
  showsServer: true,
  pointSeconds: 32,
  breakSeconds: 180,
  races: [5, 10, 15, 20],
  numbers: volleyballNumbers,
  markets: SETS,
}

/** Sets to 11, two ahead; two services each, one each from 10 all. */
export const TABLE_TENNIS: RallyConfig = {
  toWin: 3,
  partKey: 'set',
  isOver: (own, other) => byTwo(own, other, 11),
  nextServer: ({ points: [own, other], first }) => {
    const played = own + other
    const turns = played < 20 ? Math.floor(played / 2) : played
    return turns % 2 === 0 ? first : otherSide(first)
  },
  showsServer: true,
  pointSeconds: 22,
  breakSeconds: 75,
  races: [3, 5, 7, 9],
  numbers: tableTennisNumbers,
  markets: SETS,
}

const ROUNDS_PER_HALF = 12
const OVERTIME_ROUNDS = 6

/** Maps to 13 rounds; from 12 all overtimes of six rounds, each to four. */
function isMapOver(own: number, other: number): boolean {
  const regular = 2 * ROUNDS_PER_HALF
  if (own + other <= regular) return Math.max(own, other) > ROUNDS_PER_HALF
  const overtime = Math.floor((own + other - 1 - regular) / OVERTIME_ROUNDS)
  return Math.max(own, other) === ROUNDS_PER_HALF + 4 + (overtime * OVERTIME_ROUNDS) / 2
}

/** Best of three maps; the sides change after twelve rounds and after three of an overtime. */
export const COUNTER_STRIKE: RallyConfig = {
  toWin: 2,
  partKey: 'map',
  isOver: isMapOver,
  nextServer: ({ points: [own, other], first }) => {
    const played = own + other
    const half =
      played < 2 * ROUNDS_PER_HALF
        ? Math.floor(played / ROUNDS_PER_HALF)
        : Math.floor((played - 2 * ROUNDS_PER_HALF) / (OVERTIME_ROUNDS / 2))
    return half % 2 === 0 ? first : otherSide(first)
  },
  showsServer: false,
  pointSeconds: 95,
  breakSeconds: 600,
  races: [5, 10],
  numbers: counterStrikeNumbers,
  markets: {
    winner: 186,
    handicap: 327,
    total: 328,
    correctScore: 199,
    homeWinsOne: 334,
    awayWinsOne: 335,
    pointHandicap: null,
    pointTotal: null,
    pointOddEven: null,
    partWinner: 330,
    partHandicap: 331,
    partTotal: 332,
    partOddEven: 333,
    partRace: 336,
  },
}
