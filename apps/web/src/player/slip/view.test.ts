import { oddsOf } from '@touchline/betting'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { firstMatch, pick, secondMatch, settle, slipKit } from './testing/slip-kit.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function slipOfTwo() {
  const kit = slipKit({ settings: { multiSingleAvailability: { simulator: true } } })
  await kit.start(true)
  kit.slip.dispatch({ type: 'toggle', picked: pick() })
  kit.slip.dispatch({ type: 'toggle', picked: pick(secondMatch) })
  await settle()
  return kit
}

test('[GAP-09] an answer about the bets leaves what is shown of their prices alone', async () => {
  const { slip } = await slipOfTwo()
  const before = slip.getState()
  slip.dispatch({ type: 'openPanel', tab: 'MY_BETS' })
  const after = slip.getState()
  expect(after.panel).not.toBe(before.panel)
  expect(after.rules).toBe(before.rules)
  expect(after.offered).toBe(before.offered)
  expect(after.aimed).toBe(before.aimed)
  expect(after.summary).toBe(before.summary)
  expect(after.blockers).toBe(before.blockers)
})

test('[SLIP-27] a price that moves makes its own bets others, and no other leg', async () => {
  const { slip, reprice } = await slipOfTwo()
  const before = slip.getState()
  await reprice(firstMatch, { 1: 2100 })
  const after = slip.getState()
  const single = (view: typeof before, matchId: string) =>
    view.offered.find(
      ({ betType, selections: [leg] }) => betType === 'single' && leg?.matchId === matchId,
    )
  expect(single(after, firstMatch.id)?.selections[0]?.odds).toBe(oddsOf(2100))
  expect(single(after, secondMatch.id)).toBeDefined()
  expect(single(after, secondMatch.id)).toBe(single(before, secondMatch.id))
  expect(after.rules).toBe(before.rules)
})
