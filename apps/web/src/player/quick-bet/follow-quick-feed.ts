import { trackSelections, type FeedListener } from '../slip/slip-feed.ts'
import type { QuickBetKernel } from './quick-bet-kernel.ts'

/** Lets prices, suspensions, match states and providers reach the bet at hand. */
export function followQuickFeed(
  kernel: QuickBetKernel,
  duringFeed: (change: () => void) => void,
): void {
  const { feed, session } = kernel.deps
  const readHealth = () => {
    const health = { isConnected: feed.isConnected(), staleIds: tracker.staleIds() }
    const { health: known } = kernel.getState()
    const isSame =
      known.isConnected === health.isConnected &&
      known.staleIds.size === health.staleIds.size &&
      [...health.staleIds].every((id) => known.staleIds.has(id))
    if (!isSame) kernel.setState((state) => ({ ...state, health }))
  }
  const listener: FeedListener = {
    markets: (markets) => duringFeed(() => kernel.dispatch({ type: 'marketsUpdated', markets })),
    matchStatus: (matchId, matchStatus) =>
      duringFeed(() => kernel.dispatch({ type: 'matchStatusChanged', matchId, matchStatus })),
    provider: (provider, isActive) =>
      duringFeed(() =>
        kernel.dispatch({ type: isActive ? 'providerAvailable' : 'providerUnavailable', provider }),
      ),
    health: () => duringFeed(readHealth),
  }
  const tracker = trackSelections(
    feed,
    listener,
    () => session.getState().settings?.providerStatuses ?? {},
  )
  let tracked: string | undefined
  kernel.subscribe(() => {
    const selections = kernel.getState().quick.bet?.selections ?? []
    if (selections[0]?.id === tracked) return
    tracked = selections[0]?.id
    tracker.track(selections)
    readHealth()
  })
  readHealth()
}
