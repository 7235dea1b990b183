import { amountOf } from '@touchline/betting'
import type { Placement } from '@touchline/contract'

import type { SentCall } from '../../../testing/fake-api.ts'
import { aPlacedBet } from '../../../testing/placed-bets.ts'
import { pick, slipKit, type KitOptions } from './slip-kit.ts'

export const placed = () => ({ data: [aPlacedBet()] })

/** A signed-in player's slip with a single of EUR 10 that the backend takes. */
export async function readySlip(options: KitOptions = {}) {
  const kit = slipKit({ ...options, answers: { placeBets: placed, ...options.answers } })
  await kit.start(true)
  kit.slip.dispatch({ type: 'toggle', picked: pick() })
  kit.slip.dispatch({ type: 'setStake', stake: amountOf(1000n) })
  return kit
}

export function bodyOf(call: SentCall | undefined): Placement {
  return call?.input?.body as unknown as Placement
}
