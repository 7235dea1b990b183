import type { FeedMarket, FeedOutcome } from '../../messages.ts'
import { lineKey } from '../../pricing/line.ts'

/** A chance that moved by more than this share of itself is told although the price stands still. */
const TREMBLE = 0.02
/** Shares of smaller chances do not count. */
const LEAST_CHANCE = 0.005

const hasMoved = (x = 0, y = 0): boolean => Math.abs(x - y) > TREMBLE * Math.max(x, y, LEAST_CHANCE)

/** Prices move in steps, the chance that a stake comes back under a price not at all. */
const isWorthTheSame = (x: FeedOutcome, y: FeedOutcome): boolean =>
  !hasMoved(x.probability, y.probability) &&
  !hasMoved(x.halfWin, y.halfWin) &&
  !hasMoved(x.refund, y.refund) &&
  !hasMoved(x.halfLose, y.halfLose)

const isSame = (x: FeedMarket, y: FeedMarket): boolean =>
  x.status === y.status &&
  x.mostBalanced === y.mostBalanced &&
  x.nextBetStop === y.nextBetStop &&
  x.outcomes.length === y.outcomes.length &&
  x.outcomes.every((outcome, index) => {
    const other = y.outcomes[index]
    return (
      other?.odds === outcome.odds &&
      other.active === outcome.active &&
      isWorthTheSame(outcome, other)
    )
  })

/**
 * Markets that differ from what was offered last, and inactive stubs for those that went away.
 * `resend` repeats markets that are as they were, to open them again after a stop.
 * `offered` is brought up to date.
 */
export const changedMarkets = (
  offered: Map<string, FeedMarket>,
  now: readonly FeedMarket[],
  resend: boolean,
): readonly FeedMarket[] => {
  const changed: FeedMarket[] = []
  const present = new Set<string>()
  for (const market of now) {
    const key = lineKey(market.marketId, market.specifier)
    present.add(key)
    const before = offered.get(key)
    if (!resend && before !== undefined && isSame(before, market)) continue
    offered.set(key, market)
    changed.push(market)
  }
  for (const [key, market] of offered) {
    if (present.has(key)) continue
    offered.delete(key)
    changed.push({ ...market, status: 0, outcomes: [] })
  }
  return changed
}
