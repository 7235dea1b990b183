import { createCells } from '../../pricing/cells.ts'
import type { Fact, Tables } from '../../pricing/table.ts'
import type { PointsConfig, PointsParameters } from './config.ts'
import { regularOver, type PointsPosition } from './position.ts'
import { pointsFor, spanStage, stageOf, type Stage } from './tables.ts'

/** `all_total` → `match`, `period_2_diff` → `period_2`. */
export function pointsGroup(scope: string): string {
  const span = scope.slice(0, scope.lastIndexOf('_'))
  return span === 'all' || span === 'regular' ? 'match' : span
}

/** A course below this is left out, and the reader normalises: together they stay below 1e-4. */
const RARE = 1e-8
const OVERTIMES = 3

type Points = readonly [p: number, home: number, away: number]

/** Points of both sides, independent of each other. */
function pairs(home: Float64Array, away: Float64Array): readonly Points[] {
  const all: Points[] = []
  home.forEach((p, h) => {
    if (p < RARE) return
    away.forEach((q, a) => {
      if (p * q >= RARE) all.push([p * q, h, a])
    })
  })
  return all
}

/**
 * What a level match still brings until it is decided. Each overtime goes on from the level sums of
 * the ones before it; sums of all of them lie in one square, by home and away.
 */
function overtimePoints(home: Float64Array, away: Float64Array): readonly Points[] {
  const once = pairs(home, away)
  const decided = once.filter(([, h, a]) => h !== a)
  const level = once.filter(([, h, a]) => h === a)
  const width = OVERTIMES * Math.max(home.length, away.length)
  const sums = new Float64Array(width * width)
  let open = Float64Array.of(1)
  for (let round = 0; round < OVERTIMES; round++) {
    const longer = new Float64Array(open.length + Math.min(home.length, away.length))
    open.forEach((weight, sum) => {
      if (weight < RARE) return
      for (const [p, h, a] of decided) {
        const at = (sum + h) * width + sum + a
        if (weight * p >= RARE) sums[at] = (sums[at] as number) + weight * p
      }
      for (const [p, h] of level) longer[sum + h] = (longer[sum + h] as number) + weight * p
    })
    open = longer
  }
  const mass = sums.reduce((sum, p) => sum + p, 0)
  const entries: Points[] = []
  sums.forEach((p, at) => {
    if (p > 0) entries.push([p / mass, Math.floor(at / width), at % width])
  })
  // The rest of a level cell is too rare as soon as one of them is.
  return entries.toSorted(([p], [q]) => q - p)
}

/** One for each number: every cell has several. */
const facts = new Map<number, Fact>()
function one(value: number): Fact {
  const known = facts.get(value)
  if (known !== undefined) return known
  const fact: Fact = [value, 0, 0, 0]
  facts.set(value, fact)
  return fact
}

function four(home: number, away: number): readonly Fact[] {
  return [home - away, home + away, home, away].map(one)
}

function spanTables(span: string, { home, away, homeNow, awayNow }: Stage): Tables {
  const cells = createCells([`${span}_diff`, `${span}_total`])
  for (const [p, h, a] of pairs(home, away)) {
    cells.add(p, [one(homeNow + h - awayNow - a), one(homeNow + h + awayNow + a)])
  }
  return cells.tables()
}

function matchTables(stage: Stage, overtime: readonly Points[] | null, regular: boolean): Tables {
  const inclusive = ['all_diff', 'all_total', 'all_home', 'all_away']
  const cells = createCells([...inclusive, ...(regular ? ['regular_diff', 'regular_total'] : [])])
  for (const [p, h, a] of pairs(stage.home, stage.away)) {
    const home = stage.homeNow + h
    const away = stage.awayNow + a
    const before = [one(home - away), one(home + away)]
    if (home !== away || overtime === null) cells.add(p, [...four(home, away), ...before])
    else {
      for (const [q, oh, oa] of overtime) {
        if (p * q < RARE) break
        cells.add(p * q, [...four(home + oh, away + oa), ...before])
      }
    }
  }
  return cells.tables()
}

export function pointsJoint(
  group: string,
  config: PointsConfig,
  position: PointsPosition,
  parameters: PointsParameters,
): readonly Tables[] {
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
