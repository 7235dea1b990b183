import { amountOf, type UsedLimit } from '@touchline/betting'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { otherMatch, pick, settle, slipKit } from './testing/slip-kit.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const loss = (left: bigint): UsedLimit => ({
  type: 'loss',
  status: 'active',
  period: 'day',
  amount: amountOf(8_000n),
  currency: 'EUR',
  activeUntil: null,
  used: amountOf(8_000n - left),
  resetsAt: Date.now() + 3_600_000,
})

async function begun(...matches: Parameters<typeof pick>[0][]) {
  return begunBy(() => Date.now(), ...matches)
}

/** @param now by the server's clock */
async function begunBy(now: () => number, ...matches: Parameters<typeof pick>[0][]) {
  const kit = slipKit({
    now,
    matches: matches.flatMap((match) => match ?? []),
    settings: { multiSingleAvailability: { simulator: true } },
  })
  await kit.start(true)
  for (const match of matches) kit.slip.dispatch({ type: 'toggle', picked: pick(match) })
  await settle()
  return kit
}

const [one, two] = [otherMatch('100'), otherMatch('101')]

test('[FAIR-30] [RG-02] the button says what a limit leaves, lowers the stake to it, and then places', async () => {
  const { slip, limits } = await begun(one)
  slip.dispatch({ type: 'setStake', stake: amountOf(7_000n) })
  expect(slip.getState().action).toMatchObject({ kind: 'place' })
  limits.setState((own) => ({ ...own, limits: [loss(6_000n)] }))
  expect(slip.getState().action).toMatchObject({ kind: 'overLimit', room: { left: 6_000n } })
  slip.dispatch({ type: 'press' })
  expect(slip.getState().action).toMatchObject({ kind: 'place', stake: 6_000n })
  limits.setState((own) => ({ ...own, limits: [loss(0n)] }))
  slip.dispatch({ type: 'press' })
  expect(slip.getState().slip.bets[0]?.stake).toBe(6_000n)
  expect(slip.getState().action).toMatchObject({ kind: 'overLimit', room: { left: 0n } })
})

test('[SLIP-39] Max obeys what limits leave beside the other bets', async () => {
  const { slip, limits } = await begun(one, two)
  limits.setState((own) => ({ ...own, limits: [loss(6_000n)] }))
  slip.dispatch({ type: 'setStake', stake: amountOf(1_000n), betKey: '100:1::1' })
  slip.dispatch({ type: 'takeMaxStake', betKey: '101:1::1' })
  await settle()
  expect(slip.getState().slip.bets.map(({ stake }) => stake)).toEqual([1_000n, 5_000n])
  expect(slip.getState().action).toMatchObject({ kind: 'place', stake: 6_000n })
})

test('[FAIR-30] a pause, and hours without bets in play, leave no button to press until they end', async () => {
  const { slip, limits } = await begun(one)
  slip.dispatch({ type: 'setStake', stake: amountOf(1_000n) })
  const until = Date.now() + 60_000
  limits.setState((own) => ({ ...own, held: { ...own.held, pauseUntil: until } }))
  expect(slip.getState().action).toEqual({ kind: 'rests', code: 'paused', until })
  slip.dispatch({ type: 'press' })
  expect(slip.getState().phase).toBe('idle')
  limits.setState((own) => ({ ...own, held: { ...own.held, pauseUntil: Date.now() } }))
  expect(slip.getState().action).toMatchObject({ kind: 'place' })
})

test('[FAIR-30] pauses and periods end by the server’s clock, whatever the device’s says', async () => {
  const ahead = 7_200_000
  const { slip, limits } = await begunBy(() => Date.now() + ahead, one)
  slip.dispatch({ type: 'setStake', stake: amountOf(1_000n) })
  // Both are over for the server, and an hour away for the device.
  const ended = Date.now() + 3_600_000
  limits.setState((own) => ({
    ...own,
    limits: [{ ...loss(0n), resetsAt: ended }],
    held: { ...own.held, pauseUntil: ended },
  }))
  expect(slip.getState().action).toMatchObject({ kind: 'place' })
  const until = ended + ahead
  limits.setState((own) => ({ ...own, held: { ...own.held, pauseUntil: until } }))
  expect(slip.getState().action).toEqual({ kind: 'rests', code: 'paused', until })
})
