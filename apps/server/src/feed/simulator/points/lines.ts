import type { Line, LinePlace } from '../../pricing/line.ts'
import { handicaps, markTwins, range, totals } from '../../pricing/lines/numbers.ts'
import { oddEven, threeWay, twoWay, yesNo } from '../../pricing/lines/results.ts'
import type { PointsConfig, PointsMarket, PointsParameters } from './config.ts'
import { varianceOf } from './timeline.ts'

/** Half-point lines within `reach` of what is expected. */
function around(mean: number, reach: number): readonly number[] {
  const middle = Math.floor(mean) + 0.5
  return range(middle - reach, middle + reach, 1)
}

const positive = (lines: readonly number[]): readonly number[] => lines.filter((x) => x > 0)

type Span = { name: string; prefix: string; share: number; specifier?: string }

/** Where scores are worth many points a match runs away further: their deviation decides the reach. */
function reachOf(config: PointsConfig, mean: number, share: number): number {
  return Math.max(3, Math.ceil(3.2 * Math.sqrt(varianceOf(config, mean * share))))
}

function spanLines(
  config: PointsConfig,
  { home, away }: PointsParameters,
  { name, prefix, share, specifier = '' }: Span,
  roles: Record<'threeWay' | 'drawNoBet' | 'handicap' | 'total' | 'oddEven', PointsMarket | null>,
): readonly Line[] {
  const place = (role: PointsMarket | null, scope: string): LinePlace[] => {
    const marketId = role === null ? undefined : config.markets[role]
    return marketId === undefined ? [] : [{ marketId, scope, specifier }]
  }
  const difference = `${prefix}_diff`
  const sum = `${prefix}_total`
  const reach = reachOf(config, home + away, share)
  // Overtimes go on until somebody is ahead.
  const hasWinner = name === 'match' && config.overtimeShare !== null
  return [
    ...place(roles.threeWay, name === 'match' ? 'regular_diff' : difference).map((at) =>
      threeWay(at),
    ),
    ...place(roles.drawNoBet, name === 'match' ? 'regular_diff' : difference).map(twoWay),
    ...place(roles.handicap, difference).flatMap((at) => {
      const lines = handicaps(at, around((away - home) * share, Math.ceil(reach * 0.8)))
      return markTwins(lines, (margin) => margin > 0 || !hasWinner)
    }),
    ...place(roles.total, sum).flatMap((at) =>
      totals(at, positive(around((home + away) * share, reach))),
    ),
    ...place(roles.oddEven, sum).map((at) => oddEven(at)),
  ]
}

function sideTotals(config: PointsConfig, { home, away }: PointsParameters): readonly Line[] {
  const { markets } = config
  const lines = (marketId: number | undefined, scope: string, mean: number): readonly Line[] =>
    marketId === undefined
      ? []
      : totals({ marketId, scope }, positive(around(mean, reachOf(config, mean, 1))))
  return [
    ...lines(markets.homeTotal, 'all_home', home),
    ...lines(markets.awayTotal, 'all_away', away),
  ]
}

/** Every line that any match of a sport has had; there are as many as its scores reach far. */
const known = new WeakMap<PointsConfig, Map<string, Line>>()

/** Most lines of a match are those of others too: it keeps none of its own. */
function shared(config: PointsConfig, lines: readonly Line[]): readonly Line[] {
  const own = known.get(config) ?? new Map<string, Line>()
  known.set(config, own)
  return lines.map((line) => {
    const key = `${line.marketId} ${line.scope} ${line.specifier}`
    const before = own.get(key) ?? line
    if (before === line) own.set(key, line)
    return before
  })
}

export function pointsLines(config: PointsConfig, parameters: PointsParameters): readonly Line[] {
  const { markets, periods } = config
  const whole = { name: 'match', prefix: 'all', share: 1 }
  const half = { name: 'half', prefix: 'half_1', share: 0.5 }
  const lines: Line[] = []
  if (markets.winner !== undefined) {
    lines.push(twoWay({ marketId: markets.winner, scope: 'all_diff' }))
  }
  if (markets.overtime !== undefined) {
    lines.push(yesNo({ marketId: markets.overtime, scope: 'regular_diff' }, (a) => a === 0))
  }
  lines.push(
    ...spanLines(config, parameters, whole, {
      threeWay: 'threeWay',
      drawNoBet: 'regularDrawNoBet',
      handicap: 'handicap',
      total: 'total',
      oddEven: 'oddEven',
    }),
    ...sideTotals(config, parameters),
    ...spanLines(config, parameters, half, {
      threeWay: 'halfThreeWay',
      drawNoBet: 'halfDrawNoBet',
      handicap: 'halfHandicap',
      total: 'halfTotal',
      oddEven: null,
    }),
  )
  for (let n = 1; n <= periods; n++) {
    const specifier = `${config.periodKey}nr=${n}`
    const span = { name: 'period', prefix: `period_${n}`, share: 1 / periods, specifier }
    lines.push(
      ...spanLines(config, parameters, span, {
        threeWay: 'periodThreeWay',
        drawNoBet: 'periodDrawNoBet',
        handicap: 'periodHandicap',
        total: 'periodTotal',
        oddEven: 'periodOddEven',
      }),
    )
  }
  return shared(config, lines)
}
