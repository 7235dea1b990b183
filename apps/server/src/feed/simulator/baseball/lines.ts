import type { Line } from '../../pricing/line.ts'
import { awayOf, handicaps, homeOf, markTwins, range, totals } from '../../pricing/lines/numbers.ts'
import { oddEven, threeWay, twoWay, yesNo } from '../../pricing/lines/results.ts'
import { HALFWAY, PRICED_INNINGS } from './tables.ts'

const all = (marketId: number) => ({ marketId, scope: 'all' })
const regular = (marketId: number) => ({ marketId, scope: 'regular' })
const early = (marketId: number) => ({ marketId, scope: `first_${HALFWAY}` })

function inningLines(inning: number): readonly Line[] {
  const place = (marketId: number) => ({
    marketId,
    scope: `inning_${inning}`,
    specifier: `inningnr=${inning}`,
  })
  return [
    threeWay(place(287)),
    ...totals(place(288), [0.5, 1.5, 2.5]),
    yesNo(place(289), (a, b) => a + b > 0),
  ]
}

export const BASEBALL_LINES: readonly Line[] = [
  twoWay(all(251)),
  // Innings are added until somebody wins.
  ...markTwins(handicaps(all(256), range(-6.5, 6.5, 1)), (margin) => margin > 0),
  ...totals(all(258), range(3.5, 18.5, 0.5)),
  ...totals(all(260), range(0.5, 10.5, 1), homeOf),
  ...totals(all(261), range(0.5, 10.5, 1), awayOf),
  oddEven(all(264)),
  threeWay(regular(262)),
  yesNo(regular(268), (a, b) => a === b),
  threeWay(early(274)),
  ...handicaps(early(275), range(-4.5, 4.5, 1)),
  ...totals(early(276), range(1.5, 10.5, 1)),
  ...range(1, PRICED_INNINGS, 1).flatMap(inningLines),
]
