import type { SlipBet } from './slip-bet.ts'
import type { SlipState } from './slip-state.ts'

export const PERSISTED_SLIP_VERSION = 1

/** The part of the slip that outlives a reload. */
export type PersistedSlip = {
  readonly currency: string
  readonly subunits: number
  readonly bets: readonly SlipBet[]
}

/** The slip as versioned JSON text; amounts are decimal strings. */
export function persistSlip({ currency, subunits, bets }: SlipState): string {
  const saved = { version: PERSISTED_SLIP_VERSION, currency, subunits, bets: bets.map(savedBet) }
  return JSON.stringify(saved, (_key, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  )
}

/** What a bonus list and a quote said is asked for again after a reload. */
function savedBet(bet: SlipBet) {
  const { betType, selections, stake, currency, subunits, stakeSource, desiredWin } = bet
  const { systemType, customOdds, isCustomOddsProposed, bonus, freebetStake, isVip } = bet
  return {
    betType,
    selections,
    stake,
    currency,
    subunits,
    stakeSource,
    desiredWin,
    systemType,
    customOdds,
    isCustomOddsProposed,
    bonus: bonus?.type === 'freebet' ? bonus : null,
    freebetStake,
    isVip,
  }
}
