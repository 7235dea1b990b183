import type { Odds } from '@touchline/betting'
import type { OutcomeSnapshot } from '@touchline/live'

/** A mark beside a price; the count is another one with every mark. */
export type PriceMove = { direction: 'up' | 'down' | null; count: number }

const STILL: PriceMove = { direction: null, count: 0 }

/**
 * The mark of a price after its last change. Direction is compared in decimal; where the player
 * reads the same text as before, nothing moved for them.
 * @param since version that the player saw first: what had moved before is no news
 */
export function priceMove(
  live: OutcomeSnapshot | undefined,
  since: number,
  text: (odds: Odds) => string,
): PriceMove {
  if (!live?.direction || live.version === since) return STILL
  if (text(live.odds) === text(live.oddsBefore)) return STILL
  return { direction: live.direction, count: live.version }
}
