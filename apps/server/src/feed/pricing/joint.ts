import type { JointAnswer } from '../joint-price.ts'
import { LOST, WON } from './grade.ts'
import type { Line } from './line.ts'
import type { Table, Tables } from './table.ts'

/** Which scopes of a match have one joint distribution, and that distribution. */
export type JointModel = {
  /** Name of the group of scopes that can be priced together; null: this one cannot. */
  groupOf(scope: string): string | null
  /**
   * Independent parts of a group at second `t`. The tables of one part have the same cells with the
   * same chances: entry i of each tells of the same course of the match.
   */
  tables(group: string, t: number): readonly Tables[]
}

/** Where one scope alone is priced together, by the cells of its own table. */
export function jointOfScope(scope: string, tables: (t: number) => Tables): JointModel {
  return {
    groupOf: (asked) => (asked === scope ? 'match' : null),
    tables: (_, t) => {
      const table = tables(t).get(scope)
      return table === undefined ? [] : [new Map([[scope, table]])]
    },
  }
}

export type JointLeg = { readonly line: Line; readonly outcome: number }

/** Legs of one part; leg n of them stands for bit n. */
type Part = {
  readonly p: Float64Array
  /** Places among all legs. */
  readonly indices: readonly number[]
  /** Per cell, the legs that win and those that lose. */
  readonly won: Int32Array
  readonly lost: Int32Array
}

/** Chances below this are rounding. */
const NEVER = 1e-12

function partFrom(
  legs: readonly { readonly index: number; readonly leg: JointLeg; readonly table: Table }[],
): Part {
  const p = legs[0]?.table.p ?? new Float64Array(0)
  const won = new Int32Array(p.length)
  const lost = new Int32Array(p.length)
  legs.forEach(({ leg: { line, outcome }, table: { a, b, c, d } }, bit) => {
    for (let i = 0; i < p.length; i++) {
      const grade = line.grade(outcome, a[i] ?? 0, b[i] ?? 0, c[i] ?? 0, d[i] ?? 0)
      if (grade === WON) won[i] = (won[i] as number) | (1 << bit)
      else if (grade === LOST) lost[i] = (lost[i] as number) | (1 << bit)
    }
  })
  return { p, won, lost, indices: legs.map(({ index }) => index) }
}

/** Chance that at least the legs in `bits` win, and those in `without` do not. */
function winChance({ p, won }: Part, bits: number, without = 0): number {
  let sum = 0
  for (let i = 0; i < p.length; i++) {
    const all = won[i] as number
    if ((all & bits) === bits && (without === 0 || (all & without) === 0)) sum += p[i] as number
  }
  return sum
}

function standingChance({ p, lost }: Part): number {
  let sum = 0
  for (let i = 0; i < p.length; i++) if (lost[i] === 0) sum += p[i] as number
  return sum
}

/** Every two legs, then all of them: the first that shows a problem has the fewest legs. */
function candidates(count: number): readonly (readonly number[])[] {
  const legs = Array.from({ length: count }, (_, index) => index)
  const pairs = legs.flatMap((leg) => legs.slice(leg + 1).map((other) => [leg, other]))
  return count > 2 ? [...pairs, legs] : pairs
}

const bitsOf = (legs: readonly number[]): number => legs.reduce((bits, leg) => bits | (1 << leg), 0)

function problemOf(part: Part): JointAnswer | null {
  const { indices } = part
  const named = (legs: readonly number[]): number[] => legs.map((leg) => indices[leg] ?? 0)
  const sets = candidates(indices.length)
  const impossible = sets.find((legs) => winChance(part, bitsOf(legs)) <= NEVER)
  if (impossible !== undefined) return { kind: 'impossible', selections: named(impossible) }
  for (const legs of sets) {
    // The leg that was added last is the one to blame.
    for (const leg of legs.toReversed()) {
      const by = legs.filter((other) => other !== leg)
      if (winChance(part, bitsOf(by), 1 << leg) > NEVER) continue
      return { kind: 'implied', selection: indices[leg] ?? 0, by: named(by) }
    }
  }
  return null
}

/** The part's legs on its own cells; legs of one scope look at the table that prices it alone. */
function partOf(legs: readonly JointLeg[], part: Tables, alone: Tables): Part | null {
  const mine = legs.flatMap((leg, index) => (part.has(leg.line.scope) ? [{ leg, index }] : []))
  const scopes = new Set(mine.map(({ leg }) => leg.line.scope))
  const tables = scopes.size === 1 ? alone : part
  const found = mine.flatMap(({ leg, index }) => {
    const table = tables.get(leg.line.scope)
    return table === undefined ? [] : [{ leg, index, table }]
  })
  return found.length === 0 ? null : partFrom(found)
}

type Parts =
  | { readonly kind: 'found'; readonly parts: readonly Part[] }
  | Extract<JointAnswer, { kind: 'unavailable' }>

/** Independent of each other; together they have all the legs. */
function partsOf(legs: readonly JointLeg[], groups: readonly Tables[], alone: Tables): Parts {
  const parts = groups.map((group) => partOf(legs, group, alone)).filter((part) => part !== null)
  const placed = new Set(parts.flatMap(({ indices }) => indices))
  const missing = legs.flatMap((_, index) => (placed.has(index) ? [] : [index]))
  return missing.length > 0
    ? { kind: 'unavailable', selections: missing }
    : { kind: 'found', parts }
}

/** Chances that all legs win, and that none loses. */
function chancesOf(parts: readonly Part[]): { won: number; standing: number } {
  let won = 1
  let standing = 1
  for (const part of parts) {
    const whole = winChance(part, 0)
    won *= winChance(part, bitsOf([...part.indices.keys()])) / whole
    standing *= standingChance(part) / whole
  }
  return { won, standing }
}

/**
 * The chance of several legs, at most 31, from one joint distribution.
 * @param groups as `JointModel.tables` gives them
 * @param alone the tables that price each scope by itself
 */
export function priceTogether(
  legs: readonly JointLeg[],
  groups: readonly Tables[],
  alone: Tables,
): JointAnswer {
  const found = partsOf(legs, groups, alone)
  if (found.kind === 'unavailable') return found
  for (const part of found.parts) {
    const problem = problemOf(part)
    if (problem !== null) return problem
  }
  const { won, standing } = chancesOf(found.parts)
  return { kind: 'priced', probability: won / (1 - standing + won) }
}

/** What may become of a bet on the legs, with the arguments of `priceTogether`. */
export const worthTogether: typeof priceTogether = (legs, groups, alone) => {
  const found = partsOf(legs, groups, alone)
  if (found.kind === 'unavailable') return found
  const { won, standing } = chancesOf(found.parts)
  return { kind: 'worth', win: won, refund: standing - won }
}
