export type { ChannelSnapshot, JoinOptions, Membership } from './client/channel-member.ts'
export type { ConnectionState, ConnectionStore } from './client/connection-store.ts'
export {
  createLiveClient,
  type AuthStatus,
  type LiveClient,
  type LiveClientOptions,
} from './client/create-live-client.ts'
export type { LiveReport, Reporter } from './client/live-report.ts'
export type { ResyncReason } from './client/channel-feed.ts'
export type { StreamPosition } from './client/recent-events.ts'
export { marketKey, outcomeKey, type MarketKey, type MarketName, type OutcomeKey } from './keys.ts'
export { linkLive } from './link-live.ts'
export { createLiveStore } from './store/create-live-store.ts'
export { forgetIdle } from './store/forget-idle.ts'
export type { FeedHealth, FeedState } from './store/feed-health.ts'
export type { LiveStore, LiveStoreOptions, Slice, StoreSnapshot } from './store/live-store.ts'
export type { Scheduler } from './store/frame-scheduler.ts'
export type { LiveMarket, LiveOutcome } from './store/live-market.ts'
export type { LiveMatch } from './store/live-match.ts'
export { outcomeState, type OutcomeSnapshot, type OutcomeState } from './store/outcome-snapshot.ts'
