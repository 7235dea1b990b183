import { betKey, type SlipBet } from '@touchline/betting'

import type { StakeLimits } from './stake-limits.ts'

/** What the player typed before the maximum took its place. */
export type WantedStake = { readonly betKey: string; readonly stake: bigint }

export type OverLimit = WantedStake & { readonly maximum: bigint }

/** The stake beyond the maximum that a player asked for and has not let go of; null for none. */
export function overLimit(
  bets: readonly SlipBet[],
  limits: StakeLimits,
  wanted: WantedStake | null,
): OverLimit | null {
  for (const bet of bets) {
    const key = betKey(bet)
    const maximum = limits[key]?.max
    if (maximum === undefined || bet.isVip) continue
    if (bet.stake > maximum) return { betKey: key, stake: bet.stake, maximum }
    const isCapped = wanted?.betKey === key && bet.stake === maximum && wanted.stake > maximum
    if (isCapped) return { ...wanted, maximum }
  }
  return null
}

/** Whether placing this bet asks the traders: marked for it, and over its maximum still. */
export function isForApproval(bet: SlipBet, limits: StakeLimits): boolean {
  const maximum = limits[betKey(bet)]?.max
  return bet.isVip && (maximum === undefined || bet.stake > maximum)
}
