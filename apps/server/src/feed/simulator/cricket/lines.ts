import type { Line } from '../../pricing/line.ts'
import { ifPlayed } from '../../pricing/lines/adapted.ts'
import { partWinner } from '../../pricing/lines/next-score.ts'
import { homeOf, range, totals } from '../../pricing/lines/numbers.ts'
import { oddEven, yesNo } from '../../pricing/lines/results.ts'
import { OVERS } from './balls.ts'

const winner = (marketId: number) => ({ marketId, scope: 'winner' })
const innings = (marketId: number) => ({ marketId, scope: 'innings_1' })

function overLines(over: number): readonly Line[] {
  const place = (marketId: number) => ({
    marketId,
    scope: `over_${over}`,
    specifier: `overnr=${over}`,
  })
  return [
    ...totals(place(350), range(2.5, 16.5, 1), homeOf),
    oddEven(place(352), homeOf),
    yesNo(place(353), (_, wickets) => wickets > 0),
  ].map(ifPlayed)
}

export const CRICKET_LINES: readonly Line[] = [
  partWinner(winner(340)),
  yesNo(winner(341), (_, tied) => tied === 1),
  ...totals(innings(346), range(60.5, 260.5, 1), homeOf),
  oddEven(innings(347), homeOf),
  ...totals({ marketId: 351, scope: 'powerplay' }, range(20.5, 90.5, 1), homeOf),
  ...range(1, OVERS, 1).flatMap(overLines),
]
