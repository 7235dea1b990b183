/** A system of `totalCount` selections in lines of `winCount`: 2/3 is `{totalCount: 3, winCount: 2}`. */
export type SystemType = {
  readonly id: string
  readonly totalCount: number
  readonly winCount: number
}

/** More selections than this are refused. */
export const MAX_SELECTIONS = 30

const SMALLEST_SYSTEM = 3

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
