/**
 * Who meets at a table of a round: places in the list of competitors, the home side first. Everybody
 * meets everybody once in a turn, and with the sides changed in the next, without end; nobody is at
 * home, or away, more than three times in a row.
 * @param competitors an even number of them
 */
export const pairingOf = (
  round: number,
  table: number,
  competitors: number,
): readonly [home: number, away: number] => {
  const turns = competitors - 1
  const turn = Math.floor(round / turns)
  const step = round - turn * turns
  /** Circle method: the first stays, all others move on by one seat a round. */
  const at = (seat: number): number => (seat === 0 ? 0 : ((seat - 1 + step) % turns) + 1)
  const pair = [at(table), at(competitors - 1 - table)] as const
  // Every second seat plays at home, and so does whoever meets the first in every second round.
  const isAtHome = table === 0 ? step % 2 === 0 : table % 2 === 1
  return isAtHome === (turn % 2 === 0) ? pair : [pair[1], pair[0]]
}
