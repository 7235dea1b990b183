import type { Rational } from '../exact/rational.ts'
import { multiply, rational } from '../exact/rational.ts'
import { floor } from '../exact/rounding.ts'
import type { Amount } from '../money/amount.ts'
import { amountOf } from '../money/amount.ts'
import { combinedOdds, totalOdds } from '../odds/combined-odds.ts'
import type { Odds, TotalOdds } from '../odds/odds.ts'
import { combinationAt, combinations } from './combinations.ts'
import type { SystemType } from './system-type.ts'
import { lineCount, lineLegs } from './system-type.ts'

export type SystemLine = {
  /** Indexes of the line's legs. */
  readonly legs: readonly number[]
  /** Thousandths. */
  readonly odds: TotalOdds
  /** What the line pays alone; each is rounded down, so that they may add up to less than the bet. */
  readonly amount: Amount
}

/** The lines of a system in order, made one by one: there can be 155 million of them. */
export function* systemLines(
  odds: readonly Odds[],
  stake: Amount,
  system: SystemType,
): Generator<SystemLine> {
  checkSize(odds, system)
  const lineStake = rational(stake, lineCount(system))
  for (const chosen of combinations(...freePart(system))) {
    yield lineOf(lineLegs(system, chosen), odds, lineStake)
  }
}

/** Some lines from the middle, without making those before them: `count` of them from `start`. */
export function systemLinesFrom(
  odds: readonly Odds[],
  stake: Amount,
  system: SystemType,
  { start, count }: { start: bigint; count: number },
): readonly SystemLine[] {
  checkSize(odds, system)
  const lineStake = rational(stake, lineCount(system))
  return legsOfLines(system, { start, count }).map((legs) => lineOf(legs, odds, lineStake))
}

/** Indexes of the legs of `count` lines from `start`; fewer at the end. */
export function legsOfLines(
  system: SystemType,
  { start, count }: { start: bigint; count: number },
): readonly (readonly number[])[] {
  return Array.from({ length: count }, (_, index) =>
    combinationAt(...freePart(system), start + BigInt(index)),
  ).flatMap((chosen) => (chosen === null ? [] : [lineLegs(system, chosen)]))
}

/** How many of how many legs the bankers leave to combine. */
function freePart({ totalCount, winCount, bankers = [] }: SystemType): [number, number] {
  return [totalCount - bankers.length, winCount - bankers.length]
}

function lineOf(legs: readonly number[], odds: readonly Odds[], lineStake: Rational): SystemLine {
  const lineOdds = legs.flatMap((index) => odds[index] ?? [])
  return {
    legs,
    odds: totalOdds(lineOdds),
    amount: amountOf(floor(multiply(combinedOdds(lineOdds), lineStake))),
  }
}

function checkSize(
  odds: readonly Odds[],
  { totalCount, winCount }: Pick<SystemType, 'totalCount' | 'winCount'>,
): void {
  if (odds.length === totalCount) return
  throw new RangeError(`A ${winCount}/${totalCount} system cannot have ${odds.length} legs`)
}
