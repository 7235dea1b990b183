import type { Line } from '../../pricing/line.ts'
import { bestOfScore } from '../../pricing/lines/correct-score.ts'
import { partWinner } from '../../pricing/lines/next-score.ts'
import { awayOf, handicaps, homeOf, range, totals } from '../../pricing/lines/numbers.ts'
import { oddEven, twoWay, yesNo } from '../../pricing/lines/results.ts'
import { LEGS_TO_WIN, MOST_LEGS } from './timeline.ts'

const match = (marketId: number) => ({ marketId, scope: 'match' })

export const DARTS_LINES: readonly Line[] = [
  twoWay(match(186)),
  ...handicaps(
    match(493),
    range(-5.5, 5.5, 1).filter((line) => Math.abs(line) > 1),
  ),
  ...totals(match(494), range(LEGS_TO_WIN + 0.5, MOST_LEGS - 0.5, 1)),
  bestOfScore(match(199), LEGS_TO_WIN),
  ...totals(match(495), range(0.5, LEGS_TO_WIN - 0.5, 1), homeOf),
  ...totals(match(496), range(0.5, LEGS_TO_WIN - 0.5, 1), awayOf),
  oddEven(match(497)),
  yesNo(match(498), (a, b) => Math.min(a, b) === LEGS_TO_WIN - 1),
  ...range(1, MOST_LEGS, 1).map((leg) =>
    partWinner({ marketId: 499, scope: `leg_${leg}`, specifier: `legnr=${leg}` }),
  ),
]
