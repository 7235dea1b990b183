import type { Line } from '../../pricing/line.ts'
import { correctScore, exactCount, halfCorrectScore } from '../../pricing/lines/correct-score.ts'
import { nextScore } from '../../pricing/lines/next-score.ts'
import {
  awayOf,
  europeanHandicap,
  handicaps,
  homeOf,
  range,
  totals,
} from '../../pricing/lines/numbers.ts'
import {
  aheadOf,
  doubleChance,
  noBet,
  oddEven,
  oneOf,
  threeWay,
  twoWay,
  yesNo,
} from '../../pricing/lines/results.ts'
import {
  at,
  bothScore,
  resultAndBothScore,
  resultAndTotal,
  totalAndBothScore,
} from './shared-lines.ts'
import { NEXT_GOALS } from './tables.ts'

const match = at('match')
const first = at('half_1')
const second = at('half_2')
const halves = at('halves')
const corners = at('corners')

const whichTeamScores: Line = oneOf(match(30), ['784', '788', '790', '792'], (a, b) => {
  if (a > 0) return b > 0 ? 2 : 0
  return b > 0 ? 1 : 3
})

const resultLines: readonly Line[] = [
  threeWay(match(1)),
  doubleChance(match(10)),
  twoWay(match(11)),
  noBet(match(12), 'home'),
  noBet(match(13), 'away'),
  resultAndBothScore(match(35)),
  resultAndTotal(match, 37, 1.5),
  resultAndTotal(match, 37, 2.5),
  resultAndTotal(match, 37, 3.5),
  correctScore(match(45)),
]

const goalLines: readonly Line[] = [
  ...totals(match(18), range(0.5, 9.5, 0.25)),
  ...totals(match(19), range(0.5, 6.5, 1), homeOf),
  ...totals(match(20), range(0.5, 6.5, 1), awayOf),
  exactCount(match(21), 'sr:exact_goals:6+', 88, 6, (a, b) => a + b),
  exactCount(match(23), 'sr:exact_goals:3+', 88, 3, homeOf),
  exactCount(match(24), 'sr:exact_goals:3+', 88, 3, awayOf),
  oddEven(match(26)),
  oddEven(match(27), homeOf),
  oddEven(match(28), awayOf),
  yesNo(match(29), bothScore),
  whichTeamScores,
  yesNo(match(31), (_, b) => b === 0),
  yesNo(match(32), (a) => a === 0),
  yesNo(match(33), (a, b) => a > b && b === 0),
  yesNo(match(34), (a, b) => b > a && a === 0),
  totalAndBothScore(match, 36, 2.5),
  totalAndBothScore(match, 36, 3.5),
  ...range(1, NEXT_GOALS, 1).map((n) =>
    nextScore({ marketId: 8, scope: `goal_${n}`, specifier: `goalnr=${n}` }),
  ),
]

const handicapLines: readonly Line[] = [
  ...handicaps(match(16), range(-4.5, 4.5, 0.25)),
  ...([1, 2, 3] as const).flatMap((start) => [
    europeanHandicap(match(14), start, 0),
    europeanHandicap(match(14), 0, start),
  ]),
]

const halfLines: readonly Line[] = [
  threeWay(first(60)),
  doubleChance(first(63)),
  twoWay(first(64)),
  ...handicaps(first(66), range(-2, 2, 0.25)),
  ...totals(first(68), range(0.5, 4.5, 0.25)),
  ...totals(first(69), [0.5, 1.5, 2.5], homeOf),
  ...totals(first(70), [0.5, 1.5, 2.5], awayOf),
  oddEven(first(74)),
  yesNo(first(75), bothScore),
  halfCorrectScore(first(81)),
  threeWay(second(83)),
  doubleChance(second(85)),
  twoWay(second(86)),
  ...handicaps(second(88), range(-2, 2, 0.25)),
  ...totals(second(90), range(0.5, 4.5, 0.25)),
  oddEven(second(94)),
  yesNo(second(95), bothScore),
]

/** Integers of the scope `halves`: first half home, away, second half home, away. */
const bothHalvesLines: readonly Line[] = [
  oneOf(
    halves(47),
    ['418', '420', '422', '424', '426', '428', '430', '432', '434'],
    (a, b, c, d) => aheadOf(a, b) * 3 + aheadOf(a + c, b + d),
  ),
  yesNo(halves(48), (a, b, c, d) => a > b && c > d),
  yesNo(halves(49), (a, b, c, d) => b > a && d > c),
  yesNo(halves(50), (a, b, c, d) => a > b || c > d),
  yesNo(halves(51), (a, b, c, d) => b > a || d > c),
  oneOf(halves(52), ['436', '438', '440'], (a, b, c, d) => {
    const difference = a + b - c - d
    return difference > 0 ? 0 : difference < 0 ? 1 : 2
  }),
  yesNo(halves(56), (a, _b, c) => a > 0 && c > 0),
  yesNo(halves(57), (_a, b, _c, d) => b > 0 && d > 0),
  yesNo(halves(58), (a, b, c, d) => a + b > 1 && c + d > 1),
  yesNo(halves(59), (a, b, c, d) => a + b < 2 && c + d < 2),
]

const cornerLines: readonly Line[] = [
  threeWay(corners(162)),
  ...handicaps(corners(165), range(-5.5, 5.5, 1)),
  ...totals(corners(166), range(3.5, 18.5, 1)),
]

export const FOOTBALL_LINES: readonly Line[] = [
  ...resultLines,
  ...goalLines,
  ...handicapLines,
  ...halfLines,
  ...bothHalvesLines,
  ...cornerLines,
]
