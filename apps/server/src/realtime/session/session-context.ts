import type { ChannelRegistry } from '../channels/channel-registry.ts'
import type { Delivery } from '../delivery.ts'
import type { SessionLimits } from '../hub-options.ts'
import type { HubCounters } from '../hub-counters.ts'
import type { TokenVerifier } from '../tokens.ts'
import type { ChannelRules } from '../channels/channel-rules.ts'
import type { ClientInfo } from './client-info.ts'
import type { RecoveryAllowance } from './recovery-allowance.ts'
import type { Session } from './session.ts'

/** What all sessions of a hub share. */
export type SessionContext = {
  channels: ChannelRegistry
  rules: ChannelRules
  delivery: Delivery
  verify: TokenVerifier
  isLoginOpen: (login: string) => Promise<boolean>
  limits: SessionLimits
  recovery: RecoveryAllowance
  /** Everyone may do everything, see `HubOptions`. */
  insecure: boolean
  /** Names this hub among those behind one address. */
  node: string
  counters: HubCounters
  publish: (channel: string, data: unknown, info: ClientInfo) => void
  onClosed: (session: Session) => void
  onError: (error: unknown) => void
}
