/** Like `map`, but the same array when no element changed. */
export function mapStable<T>(items: readonly T[], change: (item: T) => T): readonly T[] {
  const changed = items.map(change)
  return changed.every((item, index) => item === items[index]) ? items : changed
}

/** Like `filter`, but the same array when every element stays. */
export function filterStable<T>(items: readonly T[], keep: (item: T) => boolean): readonly T[] {
  return items.every(keep) ? items : items.filter(keep)
}

export function isSameList<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index])
}
