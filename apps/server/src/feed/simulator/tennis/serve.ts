/** Chance that a point is won by the server: [player 1 serving, player 2 serving]. */
export type TennisParameters = { serve: readonly [number, number] }

const FROM_DEUCE = 3

/** Chance that the server wins a game from any score; points are counted 0, 1, 2, … */
export function holdChance(p: number, server = 0, receiver = 0): number {
  if (server >= FROM_DEUCE && receiver >= FROM_DEUCE) {
    const lead = server - receiver
    if (lead >= 2) return 1
    if (lead <= -2) return 0
    const deuce = (p * p) / (p * p + (1 - p) * (1 - p))
    if (lead === 0) return deuce
    return lead === 1 ? p + (1 - p) * deuce : p * deuce
  }
  if (server >= 4) return 1
  if (receiver >= 4) return 0
  return p * holdChance(p, server + 1, receiver) + (1 - p) * holdChance(p, server, receiver + 1)
}

/** Who serves point n (from 0) of a tie-break that `first` began: 1, 2, 2, 1, 1, 2, 2 … */
export function tieBreakServer(first: 0 | 1, point: number): 0 | 1 {
  return Math.floor((point + 1) / 2) % 2 === 0 ? first : first === 0 ? 1 : 0
}

/**
 * Chance that player 1 wins a tie-break to seven, two clear, from any score.
 * From 6:6 on every pair of points has one serve each, so the pair's ratio settles it.
 */
export function tieBreakChance(
  { serve }: TennisParameters,
  first: 0 | 1,
  own = 0,
  other = 0,
): number {
  const lead = own - other
  if (own >= 7 && lead >= 2) return 1
  if (other >= 7 && lead <= -2) return 0
  if (own >= 6 && own === other) {
    const both = serve[0] * (1 - serve[1])
    const none = (1 - serve[0]) * serve[1]
    return both / (both + none)
  }
  const server = tieBreakServer(first, own + other)
  const wins = server === 0 ? serve[0] : 1 - serve[1]
  return (
    wins * tieBreakChance({ serve }, first, own + 1, other) +
    (1 - wins) * tieBreakChance({ serve }, first, own, other + 1)
  )
}
