/** What is missing from a balance to cover a stake, 0 where it suffices. Smallest units. */
export function shortfall(stake: bigint, balance: bigint): bigint {
  return stake > balance ? stake - balance : 0n
}

/** What a balance has left after a stake, 0 where it does not suffice. Smallest units. */
export function remainder(stake: bigint, balance: bigint): bigint {
  return balance > stake ? balance - stake : 0n
}
