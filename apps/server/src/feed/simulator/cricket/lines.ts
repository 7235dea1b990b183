import type { Line } from '../../pricing/line.ts'
import { ifPlayed } from '../../pricing/lines/adapted.ts'
import { partWinner } from '../../pricing/lines/next-score.ts'
import { homeOf, range, totals } from '../../pricing/lines/numbers.ts'
import { oddEven, yesNo } from '../../pricing/lines/results.ts'
import { OVERS } from './balls.ts'

const winner = (marketId: number) => ({ marketId, scope: 'winner' })

function overLines(innings: number, over: number): readonly Line[] {
  const place = (marketId: number) => ({
    marketId,
    scope: `over_${innings}_${over}`,
    specifier: `inningnr=${innings}|overnr=${over}`,
  })
  return [
    ...totals(place(350), range(2.5, 16.5, 1), homeOf),
    oddEven(place(352), homeOf),
    yesNo(place(353), (_, wickets) => wickets > 0),
  ].map(ifPlayed)
}

function inningsLines(innings: number): readonly Line[] {
  const specifier = `inningnr=${innings}`
  const whole = (marketId: number) => ({ marketId, scope: `innings_${innings}`, specifier })
  const early = { marketId: 351, scope: `powerplay_${innings}`, specifier }
  return [
    ...totals(whole(346), range(40.5, 260.5, 1), homeOf),
    oddEven(whole(347), homeOf),
    ...totals(early, range(10.5, 90.5, 1), homeOf),
    ...range(1, OVERS, 1).flatMap((over) => overLines(innings, over)),
  ]
}

export const CRICKET_LINES: readonly Line[] = [
  partWinner(winner(340)),
  yesNo(winner(341), (_, tied) => tied === 1),
  ...inningsLines(1),
  ...inningsLines(2),
]
