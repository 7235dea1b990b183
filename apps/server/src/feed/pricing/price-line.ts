import type { StakeChances } from '../messages.ts'
import { HALF_LOST, HALF_WON, LOST, VOID, WON, type Grade } from './grade.ts'
import type { Line } from './line.ts'
import type { Fact, Table } from './table.ts'

export type PricedLine = {
  /** Per outcome: 1 / fair odds, i.e. the chance of winning, given that the stake stays at risk. */
  fair: readonly number[]
  /** Per outcome; an outcome that either wins or loses has none. */
  chances: readonly StakeChances[]
  /** Every outcome's grade when it is the same whatever still happens. */
  decided: readonly Grade[] | null
}

const CERTAIN = 1 - 1e-12
const mass = new Float64Array(5)

function weigh(line: Line, outcome: number, table: Table): number {
  const { p, a, b, c, d, size } = table
  const { grade } = line
  mass.fill(0)
  let total = 0
  for (let i = 0; i < size; i++) {
    const weight = p[i] as number
    if (weight === 0) continue
    total += weight
    const code = grade(outcome, a[i] as number, b[i] as number, c[i] as number, d[i] as number)
    mass[code] = (mass[code] as number) + weight
  }
  return total
}

const OPPOSITE = [
  [WON, LOST],
  [HALF_WON, HALF_LOST],
] as const

/** From what one of two opposed outcomes gets to what the other gets. */
function turnRound(): void {
  for (const [gained, lost] of OPPOSITE) {
    const weight = mass[gained] as number
    mass[gained] = mass[lost] as number
    mass[lost] = weight
  }
}

/** E[return] = 1 solved for the odds, where halves return half of the stake. */
function fairOf(total: number): number {
  const halves = ((mass[HALF_WON] as number) + (mass[HALF_LOST] as number)) / 2
  const atRisk = total - (mass[VOID] as number) - halves
  if (atRisk <= 1e-12) return 0
  return ((mass[WON] as number) + (mass[HALF_WON] as number) / 2) / atRisk
}

/** Finer than any price step; keeps messages short. */
const CHANCE_SCALE = 1e7

function chanceOf(grade: Grade, total: number): number {
  return Math.round(((mass[grade] as number) / total) * CHANCE_SCALE) / CHANCE_SCALE
}

const EITHER: StakeChances = {}

function chancesOf(total: number): StakeChances {
  if (total <= 1e-12) return EITHER
  const refund = chanceOf(VOID, total)
  const halfWin = chanceOf(HALF_WON, total)
  const halfLose = chanceOf(HALF_LOST, total)
  if (refund + halfWin + halfLose === 0) return EITHER
  return {
    win: chanceOf(WON, total),
    ...(halfWin > 0 ? { halfWin } : {}),
    ...(refund > 0 ? { refund } : {}),
    ...(halfLose > 0 ? { halfLose } : {}),
  }
}

function certainGrade(total: number): Grade | null {
  for (const grade of [LOST, WON, VOID, HALF_WON, HALF_LOST] as const) {
    if ((mass[grade] as number) >= total * CERTAIN) return grade
  }
  return null
}

/** Lines of which one outcome wins are priced in one pass, however many outcomes they have. */
function priceClasses(
  count: number,
  winnerOf: NonNullable<Line['winnerOf']>,
  { p, a, b, c, d, size }: Table,
): PricedLine {
  const won = new Float64Array(count)
  let total = 0
  for (let i = 0; i < size; i++) {
    const weight = p[i] as number
    if (weight === 0) continue
    total += weight
    const winner = winnerOf(a[i] as number, b[i] as number, c[i] as number, d[i] as number)
    won[winner] = (won[winner] as number) + weight
  }
  const certain = won.findIndex((weight) => weight >= total * CERTAIN)
  const fair = Array.from(won, (weight) => (total <= 1e-12 ? 0 : weight / total))
  return {
    fair,
    chances: [],
    decided: certain < 0 ? null : fair.map((_, index) => (index === certain ? WON : LOST)),
  }
}

export function priceLine(line: Line, table: Table): PricedLine {
  if (line.winnerOf !== undefined) {
    return priceClasses(line.outcomeIds.length, line.winnerOf, table)
  }
  const fair: number[] = []
  const chances: StakeChances[] = []
  const grades: Grade[] = []
  let total = 0
  for (let outcome = 0; outcome < line.outcomeIds.length; outcome++) {
    if (outcome === 1 && line.isOpposed === true) turnRound()
    else total = weigh(line, outcome, table)
    const certain = certainGrade(total)
    if (certain !== null) grades.push(certain)
    fair.push(fairOf(total))
    chances.push(chancesOf(total))
  }
  return { fair, chances, decided: grades.length === line.outcomeIds.length ? grades : null }
}

/** No table weighs so much in all that a result of this weight could be missing from what is certain. */
const LEAST_WEIGHT = 1e-9

/** Whether two results fare differently: of most lines that are open the first few tell. */
function isOpen({ winnerOf, grade }: Line, { p, a, b, c, d, size }: Table): boolean {
  let first: number | undefined
  for (let i = 0; i < size; i++) {
    if ((p[i] as number) < LEAST_WEIGHT) continue
    const [w, x, y, z] = [a[i] as number, b[i] as number, c[i] as number, d[i] as number]
    const fares = winnerOf === undefined ? grade(0, w, x, y, z) : winnerOf(w, x, y, z)
    first ??= fares
    if (fares !== first) return true
  }
  return false
}

/** What `priceLine` says is decided, without the prices of a line that is open. */
export function decidedIn(line: Line, table: Table): readonly Grade[] | null {
  return isOpen(line, table) ? null : priceLine(line, table).decided
}

export function gradeLine(line: Line, [a, b, c, d]: Fact): readonly Grade[] {
  return line.outcomeIds.map((_, outcome) => line.grade(outcome, a, b, c, d))
}
