import { createCells } from '../../pricing/cells.ts'
import type { Fact, Tables } from '../../pricing/table.ts'
import type { PointsConfig, PointsParameters } from './config.ts'
import { regularOver, type PointsPosition } from './position.ts'
import { pointsFor, spanStage, stageOf, type Stage } from './tables.ts'

/** `all_total` → `match`, `period_2_diff` → `period_2`. */
export const pointsGroup = (scope: string): string => {
  const span = scope.slice(0, scope.lastIndexOf('_'))
  return span === 'all' || span === 'regular' ? 'match' : span
}

/** A course below this is left out, and the reader normalises: together they stay below 1e-4. */
const RARE = 1e-8
const OVERTIMES = 3

type Points = readonly [p: number, home: number, away: number]

/** Points of both sides, independent of each other. */
const pairs = (home: Float64Array, away: Float64Array): readonly Points[] => {
  const all: Points[] = []
  home.forEach((p, h) => {
    if (p < RARE) return
    away.forEach((q, a) => {
      if (p * q >= RARE) all.push([p * q, h, a])
    })
  })
  return all
}

/** What a level match still brings until it is decided. */
const overtimePoints = (home: Float64Array, away: Float64Array): readonly Points[] => {
  const once = pairs(home, away)
  const level = once.filter(([, h, a]) => h === a)
  let open: readonly Points[] = [[1, 0, 0]]
  const sums = new Map<string, Points>()
  for (let round = 0; round < OVERTIMES; round++) {
    for (const [weight, h0, a0] of open) {
      for (const [p, h, a] of once) {
        if (h === a || weight * p < RARE) continue
        const key = `${h0 + h}:${a0 + a}`
        sums.set(key, [(sums.get(key)?.[0] ?? 0) + weight * p, h0 + h, a0 + a])
      }
    }
    const longer = new Map<number, number>()
    for (const [weight, sum] of open) {
      for (const [p, h] of level) longer.set(sum + h, (longer.get(sum + h) ?? 0) + weight * p)
    }
    open = [...longer].map(([sum, p]): Points => [p, sum, sum])
  }
  const entries = [...sums.values()]
  const mass = entries.reduce((sum, [p]) => sum + p, 0)
  return entries.map(([p, h, a]): Points => [p / mass, h, a])
}

const one = (value: number): Fact => [value, 0, 0, 0]
const four = (home: number, away: number): readonly Fact[] =>
  [home - away, home + away, home, away].map(one)

const spanTables = (span: string, { home, away, homeNow, awayNow }: Stage): Tables => {
  const cells = createCells([`${span}_diff`, `${span}_total`])
  for (const [p, h, a] of pairs(home, away)) {
    cells.add(p, [one(homeNow + h - awayNow - a), one(homeNow + h + awayNow + a)])
  }
  return cells.tables()
}

const matchTables = (
  stage: Stage,
  overtime: readonly Points[] | null,
  regular: boolean,
): Tables => {
  const inclusive = ['all_diff', 'all_total', 'all_home', 'all_away']
  const cells = createCells([...inclusive, ...(regular ? ['regular_diff', 'regular_total'] : [])])
  for (const [p, h, a] of pairs(stage.home, stage.away)) {
    const home = stage.homeNow + h
    const away = stage.awayNow + a
    const before = [one(home - away), one(home + away)]
    if (home !== away || overtime === null) cells.add(p, [...four(home, away), ...before])
    else {
      for (const [q, oh, oa] of overtime) {
        if (p * q >= RARE) cells.add(p * q, [...four(home + oh, away + oa), ...before])
      }
    }
  }
  return cells.tables()
}

export const pointsJoint = (
  group: string,
  config: PointsConfig,
  position: PointsPosition,
  parameters: PointsParameters,
): readonly Tables[] => {
  const { periods, overtimeShare } = config
  if (group === 'half_1') {
    return [spanTables(group, spanStage(config, position, parameters, [0, periods / 2]))]
  }
  if (group !== 'match') {
    const number = Number(group.slice(group.lastIndexOf('_') + 1))
    return [spanTables(group, spanStage(config, position, parameters, [number - 1, number]))]
  }
  const overtime =
    overtimeShare === null
      ? null
      : overtimePoints(
          pointsFor(config, parameters.home * overtimeShare),
          pointsFor(config, parameters.away * overtimeShare),
        )
  const stage = stageOf(config, position, parameters)
  return [matchTables(stage, overtime, !regularOver(position, config))]
}
