/** Number of ways to choose k of n; 0 when there is none. */
export function combinationsCount(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n
  let count = 1n
  for (let i = 1; i <= Math.min(k, n - k); i += 1) {
    count = (count * BigInt(n - i + 1)) / BigInt(i)
  }
  return count
}

/** Every choice of k indexes below n, in lexicographic order. */
export function* combinations(n: number, k: number): Generator<readonly number[]> {
  if (k < 0 || k > n) return
  const chosen = Array.from({ length: k }, (_, index) => index)
  while (true) {
    yield [...chosen]
    const at = chosen.findLastIndex((value, position) => value < n - k + position)
    const value = chosen[at]
    if (value === undefined) return
    for (let position = at; position < k; position += 1) {
      chosen[position] = value + 1 + position - at
    }
  }
}

/**
 * The choice at a place of that order, counted from 0, without making those before it; null where
 * there is none.
 */
export function combinationAt(n: number, k: number, place: bigint): readonly number[] | null {
  if (place < 0n || place >= combinationsCount(n, k)) return null
  const chosen: number[] = []
  let left = place
  for (let value = 0; chosen.length < k; value += 1) {
    const withValue = combinationsCount(n - value - 1, k - chosen.length - 1)
    if (left < withValue) chosen.push(value)
    else left -= withValue
  }
  return chosen
}
