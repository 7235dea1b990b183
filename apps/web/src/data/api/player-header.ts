import type { CallName } from '@touchline/contract'

/** What moves a player's money, or ends play: never by whoever has signed in elsewhere meanwhile. */
const OF_WHO_IS_SHOWN: ReadonlySet<string> = new Set<CallName>([
  'placeBets',
  'closePlacement',
  'cashOutBet',
  'openDeposit',
  'requestWithdrawal',
  'closeWithdrawal',
  'cancelPayment',
  'activateBonus',
  'boostFreebets',
  'redeemPromoCode',
  'setLimit',
  'beginExclusion',
  'closeAccount',
])

/**
 * Says with such a call who the page shows as signed in. The cookie of the session may be another
 * player's by now: of a tab that slept, or where tabs cannot tell each other.
 */
export function playerHeader(call: string, playerId: string | undefined): Record<string, string> {
  return playerId !== undefined && OF_WHO_IS_SHOWN.has(call) ? { 'X-Player': playerId } : {}
}
