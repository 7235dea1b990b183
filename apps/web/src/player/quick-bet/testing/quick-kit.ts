import { amountOf } from '@touchline/betting'
import type { Placement } from '@touchline/contract'
import { vi } from 'vitest'

import { pick, settle, slipKit, type KitOptions } from '../../slip/testing/slip-kit.ts'
import type { SentCall } from '../../../testing/fake-api.ts'
import { aMarket, aMatch } from '../../../testing/matches.ts'
import { aPlacedBet } from '../../../testing/placed-bets.ts'
import { createQuickBetSwitch } from '../quick-bet-switch.ts'

export const liveMatch = aMatch({
  id: '30',
  slug: 'live-match',
  status: 1,
  isLive: true,
  mainMarket: aMarket({ matchId: '30' }),
})
export const livePick = pick(liveMatch)
export const liveId = '30:1::1'

/** A player on a page with a live match, and quick bet as the device remembers it. */
export async function quickKit(options: KitOptions & { isVisitor?: boolean } = {}) {
  const placed = () => ({ data: [aPlacedBet()] })
  const kit = slipKit({
    matches: [liveMatch, aMatch()],
    ...options,
    answers: { placeBets: placed, ...options.answers },
  })
  const quickBet = createQuickBetSwitch({
    ...kit.deps,
    slip: { ...kit.slip, prepare: () => Promise.resolve() },
  })
  const starting = kit.start(options.isVisitor !== true)
  quickBet.start()
  await starting
  await loaded()
  return {
    ...kit,
    quickBet,
    /** What the surface shows. */
    view() {
      const { store } = quickBet.getState()
      if (store === null) throw new Error('quick bet is not loaded')
      return store.getState()
    },
    store() {
      const { store } = quickBet.getState()
      if (store === null) throw new Error('quick bet is not loaded')
      return store
    },
    placements: () => kit.sentTo('placeBets').map(bodyOf),
  }
}

/** The same, switched on with a stake that the player agreed to. */
export async function approvedKit(options: KitOptions = {}) {
  const kit = await quickKit(options)
  kit.quickBet.setEnabled(true)
  await loaded()
  kit.store().setStake(amountOf(500n))
  kit.store().setApproved(true)
  return kit
}

export async function loaded(): Promise<void> {
  await vi.dynamicImportSettled()
  await settle()
}

function bodyOf(call: SentCall): Placement {
  return call.input?.body as unknown as Placement
}
