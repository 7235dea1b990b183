import type { Line } from '../../pricing/line.ts'
import { nextScore } from '../../pricing/lines/next-score.ts'
import {
  awayOf,
  europeanHandicap,
  handicaps,
  markTwins,
  homeOf,
  range,
  totals,
} from '../../pricing/lines/numbers.ts'
import { doubleChance, oddEven, threeWay, twoWay, yesNo } from '../../pricing/lines/results.ts'
import { NEXT_GOALS } from './tables.ts'

const match = (marketId: number) => ({ marketId, scope: 'match' })
const all = (marketId: number) => ({ marketId, scope: 'all' })

const regularLines: readonly Line[] = [
  threeWay(match(1)),
  doubleChance(match(10)),
  twoWay(match(11)),
  europeanHandicap(match(14), 0, 1),
  europeanHandicap(match(14), 1, 0),
  ...handicaps(match(16), range(-4.5, 4.5, 0.5)),
  ...totals(match(18), range(1.5, 14.5, 0.5)),
  ...totals(match(19), range(0.5, 8.5, 1), homeOf),
  ...totals(match(20), range(0.5, 8.5, 1), awayOf),
  oddEven(match(26)),
  yesNo(match(29), (a, b) => a > 0 && b > 0),
  yesNo(match(220), (a, b) => a === b),
  ...range(1, NEXT_GOALS, 1).map((n) =>
    nextScore({ marketId: 8, scope: `goal_${n}`, specifier: `goalnr=${n}` }),
  ),
]

const inclusiveLines: readonly Line[] = [
  twoWay(all(406)),
  // Somebody wins the shootout.
  ...markTwins(handicaps(all(410), range(-4.5, 4.5, 1)), (margin) => margin > 0),
  ...totals(all(412), range(1.5, 14.5, 1)),
]

function periodLines(period: number): readonly Line[] {
  const place = (marketId: number) => ({
    marketId,
    scope: `period_${period}`,
    specifier: `periodnr=${period}`,
  })
  return [
    threeWay(place(443)),
    ...totals(place(446), range(0.5, 5.5, 1)),
    ...handicaps(place(460), range(-2.5, 2.5, 1)),
  ]
}

export const HOCKEY_LINES: readonly Line[] = [
  ...regularLines,
  ...inclusiveLines,
  ...[1, 2, 3].flatMap(periodLines),
]
