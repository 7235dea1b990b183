import { betKey, type SlipBet, type SlipState } from '@touchline/betting'
import type { ApiClient } from '@touchline/contract'
import { calls } from '@touchline/contract/by-name'

/** By bet key, in smallest units of the slip's currency. */
export type StakeLimits = Readonly<Record<string, { readonly min: bigint; readonly max: bigint }>>

/** GAP-09: how long the slip has to stand still before the backend is asked. */
export const LIMITS_DELAY_MS = 300

/** Changes when the answer may change: with the legs and kinds of the bets, not with prices. */
export function limitsKey({ bets, currency }: SlipState): string {
  return JSON.stringify([currency, bets.map(composition)])
}

/** SLIP-39: the least and the greatest stake that the backend would take for each bet. */
export async function askLimits(
  api: ApiClient,
  slip: SlipState,
  signal: AbortSignal,
): Promise<StakeLimits> {
  const { bets, currency } = slip
  const { data } = await api(calls.getMaxStake, {
    body: {
      currency,
      bets: bets.map(({ selections, systemType, customOdds }) => ({
        selections: selections.map(({ matchId, marketId, specifier, outcomeId, odds }) => ({
          matchId,
          marketId,
          specifier,
          outcomeId,
          odds,
        })),
        ...(systemType === null ? {} : { systemId: systemType.id }),
        ...(customOdds === null ? {} : { customOdds }),
      })),
    },
    signal,
  })
  const entries = bets.flatMap((bet, index) => {
    const answer = data[index]
    const limits = answer && { min: answer.minStake.value, max: answer.maxStake.value }
    return limits === undefined ? [] : [[betKey(bet), limits] as const]
  })
  return Object.fromEntries(entries)
}

function composition({ betType, selections, systemType, customOdds }: SlipBet) {
  return [betType, systemType?.id ?? null, customOdds, selections.map(({ id }) => id)]
}
