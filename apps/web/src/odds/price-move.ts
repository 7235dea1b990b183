/** A mark beside a price; none when the shown text stayed the same. */
export type PriceMove = { direction: 'up' | 'down' | null; count: number }

export type SeenPrice = { text: string; odds: number; version: number }

/**
 * The mark of a price after a change. Direction is compared in decimal; where the player reads the
 * same text as before, nothing moved for them.
 */
export function nextMove(
  previous: { seen: SeenPrice; move: PriceMove },
  now: SeenPrice,
  direction: 'up' | 'down' | null,
): PriceMove {
  if (now.version === previous.seen.version) return previous.move
  if (now.text === previous.seen.text || direction === null) {
    return { direction: null, count: previous.move.count }
  }
  return { direction, count: previous.move.count + 1 }
}
