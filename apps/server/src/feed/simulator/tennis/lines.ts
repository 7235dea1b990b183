import type { Line } from '../../pricing/line.ts'
import { ifPlayed, onLastTwo } from '../../pricing/lines/adapted.ts'
import { bestOfScore } from '../../pricing/lines/correct-score.ts'
import { partWinner } from '../../pricing/lines/next-score.ts'
import { awayOf, handicaps, homeOf, markTwins, range, totals } from '../../pricing/lines/numbers.ts'
import { oddEven, twoWay, yesNo } from '../../pricing/lines/results.ts'
import { MAX_SETS } from './tables.ts'
import { SETS_TO_WIN } from './timeline.ts'

const match = (marketId: number) => ({ marketId, scope: 'match' })

const matchLines: readonly Line[] = [
  twoWay(match(186)),
  ...handicaps(match(188), [-1.5, 1.5]),
  yesNo(match(192), (a) => a > 0),
  yesNo(match(193), (_, b) => b > 0),
  ...totals(match(314), [2.5]),
  bestOfScore(match(199), SETS_TO_WIN),
  ...handicaps(match(187), range(-10.5, 10.5, 1)).map(onLastTwo),
  ...totals(match(189), range(12.5, 38.5, 1)).map(onLastTwo),
  ...totals(match(190), range(4.5, 20.5, 1), homeOf).map(onLastTwo),
  ...totals(match(191), range(4.5, 20.5, 1), awayOf).map(onLastTwo),
  onLastTwo(oddEven(match(198))),
]

/** At 6:5 another game is played. */
const NO_SET_OF = 11

function setLines(number: number): readonly Line[] {
  const place = (marketId: number) => ({
    marketId,
    scope: `set_${number}`,
    specifier: `setnr=${number}`,
  })
  const lines = [
    twoWay(place(202)),
    ...markTwins(handicaps(place(203), range(-5.5, 5.5, 1)), (margin) => margin > 0),
    ...markTwins(totals(place(204), range(6.5, 12.5, 1)), (games) => games !== NO_SET_OF),
  ]
  return lines.map(ifPlayed)
}

const GAMES_PER_SET = 12

function gameLines(set: number): readonly Line[] {
  return range(1, GAMES_PER_SET, 1).map((game) =>
    partWinner({
      marketId: 210,
      scope: `game_${set}_${game}`,
      specifier: `setnr=${set}|gamenr=${game}`,
    }),
  )
}

const sets = range(1, MAX_SETS, 1)

export const TENNIS_LINES: readonly Line[] = [
  ...matchLines,
  ...sets.flatMap(setLines),
  ...sets.flatMap(gameLines),
]
