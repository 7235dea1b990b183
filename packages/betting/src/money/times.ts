/** A whole multiple of an amount in smallest units. */
export function timesAmount(amount: bigint, factor: bigint): bigint {
  return amount * factor
}
