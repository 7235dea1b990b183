import { betKey, amountOf } from '@touchline/betting'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { aPlacedBet } from '../../testing/placed-bets.ts'
import { isForApproval, overLimit, LIMITS_DELAY_MS } from './limits.ts'
import { pick, settle, slipKit } from './testing/slip-kit.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T19:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A single whose maximum stake is 50000. */
async function limited() {
  const kit = slipKit({ answers: { placeBets: () => ({ data: [aPlacedBet()] }) } })
  await kit.start(true)
  kit.slip.dispatch({ type: 'toggle', picked: pick() })
  await vi.advanceTimersByTimeAsync(LIMITS_DELAY_MS)
  await settle()
  const view = () => kit.slip.getState()
  const [bet] = view().slip.bets
  if (bet === undefined) throw new Error('no bet')
  const offer = () => overLimit(view().slip.bets, view().limits, view().wanted)
  return { ...kit, view, key: betKey(bet), offer }
}

describe('a stake over the maximum', () => {
  test('is offered for approval, typed or taken from elsewhere', async () => {
    const { slip, key, offer } = await limited()
    expect(offer()).toBeNull()
    slip.dispatch({ type: 'setStake', stake: amountOf(60_000n), betKey: key })
    expect(offer()).toEqual({ betKey: key, stake: 60_000n, maximum: 50_000n })
    slip.dispatch({ type: 'setStake', stake: amountOf(50_000n), betKey: key })
    slip.dispatch({ type: 'wantStake', wanted: { betKey: key, stake: amountOf(70_000n) } })
    expect(offer()).toEqual({ betKey: key, stake: 70_000n, maximum: 50_000n })
    slip.dispatch({ type: 'setStake', stake: amountOf(40_000n), betKey: key })
    expect(offer()).toBeNull()
  })

  test('[PLACE-09] is placed with isVip once the player sends it', async () => {
    const { slip, key, view, offer, sentTo } = await limited()
    slip.dispatch({ type: 'setStake', stake: amountOf(60_000n), betKey: key })
    expect(view().action).toMatchObject({ kind: 'lowerStake' })
    slip.dispatch({ type: 'sendForApproval', betKey: key, stake: amountOf(60_000n) })
    expect(offer()).toBeNull()
    expect(view().action).toMatchObject({ kind: 'place', stake: 60_000n })
    slip.dispatch({ type: 'press' })
    await settle()
    expect(sentTo('placeBets')[0]?.input?.body).toMatchObject({
      bets: [{ isVip: true, stake: { value: 60_000n } }],
    })
  })

  test('goes back to the maximum, which needs no approval', async () => {
    const { slip, key, view } = await limited()
    slip.dispatch({ type: 'sendForApproval', betKey: key, stake: amountOf(60_000n) })
    const sent = view().slip.bets[0]
    expect(sent && isForApproval(sent, view().limits)).toBe(true)
    slip.dispatch({ type: 'takeMaximum', betKey: key })
    expect(view().slip.bets[0]).toMatchObject({ stake: 50_000n, isVip: false })
  })
})
