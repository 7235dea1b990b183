import type { Amount } from '../money/amount.ts'
import { amountOf } from '../money/amount.ts'
import { combinationsCount } from './combinations.ts'

/** A system of `totalCount` selections in lines of `winCount`: 2/3 is `{totalCount: 3, winCount: 2}`. */
export type SystemType = {
  readonly id: string
  readonly totalCount: number
  readonly winCount: number
  /** Places of the legs that stand in every line: fewer than `winCount`; none where left out. */
  readonly bankers?: readonly number[] | undefined
}

type Shape = Omit<SystemType, 'id'>

/** Number of lines that hold every banker. */
export function lineCount({ totalCount, winCount, bankers = [] }: Shape): bigint {
  return combinationsCount(totalCount - bankers.length, winCount - bankers.length)
}

/** What of a system's stake is on each line, rounded down to the smallest unit. */
export function lineStake(stake: Amount, lines: bigint): { amount: Amount; isExact: boolean } {
  const amount = amountOf(stake / lines)
  return { amount, isExact: amount * lines === stake }
}

/** Whether every banker is a leg, named once, and leaves the others something to combine. */
export function areBankers({ totalCount, winCount, bankers = [] }: Shape): boolean {
  return (
    bankers.length < winCount &&
    new Set(bankers).size === bankers.length &&
    bankers.every((place) => Number.isInteger(place) && place >= 0 && place < totalCount)
  )
}

/** The legs of a line, in order, of those that the other legs' combination names. */
export function lineLegs(
  { totalCount, bankers = [] }: Omit<Shape, 'winCount'>,
  combination: readonly number[],
): readonly number[] {
  if (bankers.length === 0) return combination
  const others = otherLegs({ totalCount, bankers })
  const chosen = combination.flatMap((place) => others[place] ?? [])
  return [...bankers, ...chosen].toSorted((a, b) => a - b)
}

/** Places of the legs that are no bankers. */
export function otherLegs({
  totalCount,
  bankers = [],
}: Omit<Shape, 'winCount'>): readonly number[] {
  const held = new Set(bankers)
  return Array.from({ length: totalCount }, (_, place) => place).filter((place) => !held.has(place))
}

/** More selections than this are refused. */
export const MAX_SELECTIONS = 30

/** Legs of the smallest system. */
export const SMALLEST_SYSTEM = 3

/** Ordered by `totalCount`, then `winCount`; the argument is not changed. */
export function sortSystemTypes(types: readonly SystemType[]): readonly SystemType[] {
  return types.toSorted((a, b) => a.totalCount - b.totalCount || a.winCount - b.winCount)
}

/** The types of the catalogue that fit a number of selections, in order. */
export function systemTypesFor(
  selectionCount: number,
  catalogue: readonly SystemType[],
): readonly SystemType[] {
  return sortSystemTypes(catalogue.filter((type) => type.totalCount === selectionCount))
}

/** Every k/n from 2/3 up to a number of selections, with ids of the form `2/3`. */
export function defaultSystemTypes(maxSelections: number = MAX_SELECTIONS): readonly SystemType[] {
  const types: SystemType[] = []
  for (let totalCount = SMALLEST_SYSTEM; totalCount <= maxSelections; totalCount += 1) {
    for (let winCount = 2; winCount < totalCount; winCount += 1) {
      types.push({ id: `${winCount}/${totalCount}`, totalCount, winCount })
    }
  }
  return types
}
