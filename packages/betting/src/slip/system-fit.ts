import type { SystemType } from '../bets/system-type.ts'
import { systemTypesFor } from '../bets/system-type.ts'

/**
 * The system that takes the place of another when the number of selections changed: the same win
 * count, else the largest smaller one, else the smallest there is; null when no type has this size.
 */
export function fittingSystemType(
  selectionCount: number,
  winCount: number,
  catalogue: readonly SystemType[],
): SystemType | null {
  const types = systemTypesFor(selectionCount, catalogue)
  return types.findLast((type) => type.winCount <= winCount) ?? types[0] ?? null
}
