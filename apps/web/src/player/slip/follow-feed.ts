import type { ButtonGuard } from './button-guard.ts'
import { trackSelections, type FeedListener } from './slip-feed.ts'
import type { SlipKernel } from './slip-kernel.ts'

/** Lets prices, suspensions, match states and providers reach the slip's machine. */
export function followFeed(kernel: SlipKernel, guard: ButtonGuard): void {
  const { feed, session } = kernel.deps
  const readHealth = () =>
    kernel.setHealth({ isConnected: feed.isConnected(), staleIds: tracker.staleIds() })

  const listener: FeedListener = {
    markets: (markets) =>
      guard.duringFeed(() => kernel.dispatch({ type: 'marketsUpdated', markets })),
    matchStatus: (matchId, matchStatus) =>
      guard.duringFeed(() => kernel.dispatch({ type: 'matchStatusChanged', matchId, matchStatus })),
    provider: (provider, isActive) =>
      guard.duringFeed(() =>
        kernel.dispatch({ type: isActive ? 'providerAvailable' : 'providerUnavailable', provider }),
      ),
    health: readHealth,
  }
  const tracker = trackSelections(
    feed,
    listener,
    () => session.getState().settings?.providerStatuses ?? {},
  )

  let tracked = kernel.getState().slip.selectedOutcomeIds
  const track = () => {
    const { slip } = kernel.getState()
    if (slip.selectedOutcomeIds === tracked) return
    tracked = slip.selectedOutcomeIds
    tracker.track(slip.bets.flatMap((bet) => bet.selections))
    readHealth()
  }
  kernel.subscribe(track)
  readHealth()
}
