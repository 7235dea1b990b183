import type { FeedMarket } from '../../messages.ts'
import { lineKey } from '../../pricing/line.ts'

const isSame = (x: FeedMarket, y: FeedMarket): boolean =>
  x.status === y.status &&
  x.mostBalanced === y.mostBalanced &&
  x.outcomes.length === y.outcomes.length &&
  x.outcomes.every((outcome, index) => {
    const other = y.outcomes[index]
    return other?.odds === outcome.odds && other.active === outcome.active
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
