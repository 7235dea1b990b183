import { calls } from '@touchline/contract'
import type { Call } from '@touchline/contract'

/** What an open page asks for by itself, whoever sits before it. */
const BY_ITSELF: ReadonlySet<string> = new Set([
  calls.getPushToken.name,
  calls.authorizeChannels.name,
  calls.trackActivity.name,
  calls.getSessionInfo.name,
  calls.countNotifications.name,
])

/** Whether a call is a sign of the player, which keeps a session from idling. */
export function isPersonsUse(call: Call): boolean {
  return !BY_ITSELF.has(call.name)
}
