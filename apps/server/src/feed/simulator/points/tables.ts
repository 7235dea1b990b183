import { compoundPoisson, differenceOf, sumOf } from '../../pricing/distributions.ts'
import { vectorTable, type Table } from '../../pricing/table.ts'
import type { PointsConfig, PointsParameters } from './config.ts'
import { overtimesOf, splitLevel, splitSide, type Overtimes } from './overtime.ts'
import { periodsLeft, regularOver, sideSum, type PointsPosition } from './position.ts'
import { meanUnit, varianceOf } from './timeline.ts'

/** Distribution of the points a side still scores when `mean` are expected. */
export function pointsFor(config: PointsConfig, mean: number): Float64Array {
  if (mean <= 0) return Float64Array.of(1)
  const events = mean / meanUnit(config)
  const max = Math.ceil(mean + 7 * Math.sqrt(varianceOf(config, mean)) + 3 * config.units.length)
  return compoundPoisson(events, config.units, max)
}

function add(x: Float64Array, y: Float64Array): Float64Array {
  const out = new Float64Array(Math.max(x.length, y.length))
  out.set(x)
  for (let i = 0; i < y.length; i++) out[i] = (out[i] as number) + (y[i] as number)
  return out
}

/** Points of matches decided in the running stage, and of those that go on into overtime. */
function through(
  { decided, level }: { decided: Float64Array; level: Float64Array },
  overtime: Float64Array,
  now: number,
): Table {
  return vectorTable(add(decided, sumOf(level, overtime)), now)
}

export type Stage = { home: Float64Array; away: Float64Array; homeNow: number; awayNow: number }

/** What is still to come in the running stage: regular time, or the overtime in play. */
export function stageOf(
  config: PointsConfig,
  position: PointsPosition,
  { home, away }: PointsParameters,
): Stage {
  const over = regularOver(position, config)
  const inOvertime = over && position.part >= config.periods
  const left = inOvertime
    ? (config.overtimeShare ?? 0) * (1 - (position.elapsed.at(-1) ?? 1))
    : periodsLeft(position, 0, config.periods) / config.periods
  return {
    home: pointsFor(config, home * left),
    away: pointsFor(config, away * left),
    homeNow: sideSum(position.points, 0),
    awayNow: sideSum(position.points, 1),
  }
}

function inclusiveTables(
  { home, away, homeNow, awayNow }: Stage,
  overtimes: Overtimes,
): readonly [string, Table][] {
  const lead = homeNow - awayNow
  const difference = differenceOf(home, away)
  const offset = away.length - 1
  const levelAt = offset - lead
  const level = difference[levelAt] ?? 0
  if (level > 0) difference[levelAt] = 0
  const wide = Math.max(offset, overtimes.offset + Math.abs(lead) + 1)
  const spread = new Float64Array(2 * wide + home.length + overtimes.difference.length)
  spread.set(difference, wide - offset)
  overtimes.difference.forEach((p, index) => {
    const target = wide - lead + index - overtimes.offset
    if (p > 0 && level > 0) spread[target] = (spread[target] as number) + level * p
  })
  const both = splitLevel(home, away, lead)
  const homeSide = splitSide(home, away, lead)
  const awaySide = splitSide(away, home, -lead)
  return [
    ['all_diff', vectorTable(spread, lead - wide)],
    ['all_total', through(both, overtimes.total, homeNow + awayNow)],
    ['all_home', through(homeSide, overtimes.home, homeNow)],
    ['all_away', through(awaySide, overtimes.away, awayNow)],
  ]
}

function plainTables(name: string, { home, away, homeNow, awayNow }: Stage): [string, Table][] {
  return [
    [`${name}_diff`, vectorTable(differenceOf(home, away), homeNow - awayNow - (away.length - 1))],
    [`${name}_total`, vectorTable(sumOf(home, away), homeNow + awayNow)],
  ]
}

type Span = readonly [from: number, to: number]

/** What is still to come in regular periods `from` up to `to`. */
export function spanStage(
  config: PointsConfig,
  position: PointsPosition,
  { home, away }: PointsParameters,
  [from, to]: Span,
): Stage {
  const left = periodsLeft(position, from, to) / config.periods
  return {
    home: pointsFor(config, home * left),
    away: pointsFor(config, away * left),
    homeNow: sideSum(position.points, 0, from, to),
    awayNow: sideSum(position.points, 1, from, to),
  }
}

/** Regular periods of a span, unless they are over. */
function spanTables(
  config: PointsConfig,
  position: PointsPosition,
  parameters: PointsParameters,
  name: string,
  span: Span,
): [string, Table][] {
  return periodsLeft(position, ...span) <= 0
    ? []
    : plainTables(name, spanStage(config, position, parameters, span))
}

export function pointsTables(
  config: PointsConfig,
  position: PointsPosition,
  parameters: PointsParameters,
): ReadonlyMap<string, Table> {
  const { periods, overtimeShare, markets } = config
  const stage = stageOf(config, position, parameters)
  const tables = new Map<string, Table>()
  const put = (entries: readonly (readonly [string, Table])[]): void => {
    for (const [scope, table] of entries) tables.set(scope, table)
  }
  if (!regularOver(position, config)) put(plainTables('regular', stage))
  if (overtimeShare === null) {
    put(plainTables('all', stage))
    tables.set('all_home', vectorTable(stage.home, stage.homeNow))
    tables.set('all_away', vectorTable(stage.away, stage.awayNow))
  } else {
    const overtimes = overtimesOf(
      pointsFor(config, parameters.home * overtimeShare),
      pointsFor(config, parameters.away * overtimeShare),
    )
    put(inclusiveTables(stage, overtimes))
  }
  if (markets.halfTotal !== undefined) {
    put(spanTables(config, position, parameters, 'half_1', [0, periods / 2]))
  }
  if (markets.periodTotal !== undefined) {
    for (let n = 0; n < periods; n++) {
      put(spanTables(config, position, parameters, `period_${n + 1}`, [n, n + 1]))
    }
  }
  return tables
}
