import type { Line } from '../../pricing/line.ts'
import { ifPlayed } from '../../pricing/lines/adapted.ts'
import { bestOfScore } from '../../pricing/lines/correct-score.ts'
import { partWinner } from '../../pricing/lines/next-score.ts'
import { handicaps, homeOf, markTwins, range, totals } from '../../pricing/lines/numbers.ts'
import { oddEven, twoWay, yesNo } from '../../pricing/lines/results.ts'
import type { RallyConfig } from './config.ts'

/** Points of a part when it is over, at least and as far as lines reach. */
type Reach = { part: readonly [from: number, to: number]; margin: number }

function reachOf({ isOver }: RallyConfig): Reach {
  let target = 1
  while (!isOver(target, 0, 1)) target++
  return { part: [target + 0.5, 2 * target + 6.5], margin: Math.ceil(target / 2) + 0.5 }
}

function matchLines(config: RallyConfig, { part, margin }: Reach): readonly Line[] {
  const { toWin, markets } = config
  const match = (marketId: number) => ({ marketId, scope: 'match' })
  const reach = toWin - 0.5
  const lines = [
    twoWay(match(markets.winner)),
    ...handicaps(
      match(markets.handicap),
      range(-reach, reach, 1).filter((line) => Math.abs(line) > 1),
    ),
    ...totals(match(markets.total), range(toWin + 0.5, 2 * toWin - 1.5, 1)),
    bestOfScore(match(markets.correctScore), toWin),
    yesNo(match(markets.homeWinsOne), (a) => a > 0),
    yesNo(match(markets.awayWinsOne), (_, b) => b > 0),
  ]
  const { pointHandicap, pointTotal, pointOddEven } = markets
  const sum = { scope: 'points_sum' }
  const difference = { scope: 'points_difference' }
  const furthest = 4 * margin
  if (pointHandicap !== null) {
    const starts = range(-Math.floor(furthest) - 0.5, furthest + 1, 1)
    lines.push(...handicaps({ marketId: pointHandicap, ...difference }, starts))
  }
  if (pointTotal !== null) {
    const all = range(toWin * part[0], (2 * toWin - 1) * part[1], 1)
    const halves = all.map((line) => Math.floor(line) + 0.5)
    lines.push(...totals({ marketId: pointTotal, ...sum }, halves, homeOf))
  }
  if (pointOddEven !== null) {
    lines.push(oddEven({ marketId: pointOddEven, ...sum }, homeOf))
  }
  return lines
}

/** How a part can end, with up to so many points for its loser. */
function endsOf({ isOver }: RallyConfig, number: number, most: number) {
  return range(0, most, 1).map((lost) => {
    let won = lost + 1
    while (!isOver(won, lost, number)) won += 1
    return [won, lost] as const
  })
}

function partLines(config: RallyConfig, number: number, { part, margin }: Reach) {
  const { markets, partKey, races, isOver } = config
  const specifier = `${partKey}nr=${number}`
  const place = (marketId: number) => ({ marketId, scope: `part_${number}`, specifier })
  const ends = endsOf(config, number, part[1])
  const starts = handicaps(place(markets.partHandicap), range(-Math.floor(margin) - 0.5, margin, 1))
  const counts = totals(place(markets.partTotal), range(part[0], part[1], 1))
  const lines = [
    twoWay(place(markets.partWinner)),
    ...markTwins(starts, (points) => ends.some(([won, lost]) => won - lost === points)),
    ...markTwins(counts, (points) => ends.some(([won, lost]) => won + lost === points)),
    oddEven(place(markets.partOddEven)),
  ].map(ifPlayed)
  const possible = races.filter((target) => !isOver(target, 0, number))
  return [
    ...lines,
    ...possible.map((target) =>
      partWinner({
        marketId: markets.partRace,
        scope: `race_${number}_${target}`,
        specifier: `${specifier}|pointnr=${target}`,
      }),
    ),
  ]
}

export function rallyLines(config: RallyConfig): readonly Line[] {
  const reach = reachOf(config)
  return [
    ...matchLines(config, reach),
    ...range(1, 2 * config.toWin - 1, 1).flatMap((number) => partLines(config, number, reach)),
  ]
}
