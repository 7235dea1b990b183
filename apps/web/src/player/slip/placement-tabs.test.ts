import { afterEach, describe, expect, test, vi } from 'vitest'

import { aPlacedBet } from '../../testing/placed-bets.ts'
import type { PlacementAnswer } from './placement-answer.ts'
import { browserPlacementTabs, ONLY_TAB } from './other-tabs.ts'

const placed: PlacementAnswer = { kind: 'placed', bets: [aPlacedBet()] }

/** A question that is answered when the test says so. */
function question() {
  const { promise, resolve } = Promise.withResolvers<PlacementAnswer>()
  return { ask: vi.fn(() => promise), answer: resolve }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('two tabs with the same open placement', () => {
  test('[PLACE-07] one asks, the other learns the answer', async () => {
    const reference = crypto.randomUUID()
    const [first, second] = [question(), question()]
    const signal = new AbortController().signal
    const one = browserPlacementTabs().ask(reference, first.ask, signal)
    await expect.poll(() => first.ask).toHaveBeenCalledOnce()
    const other = browserPlacementTabs().ask(reference, second.ask, signal)
    first.answer(placed)
    expect(await one).toEqual(placed)
    expect(await other).toEqual(placed)
    expect(second.ask).not.toHaveBeenCalled()
  })

  test('[PLACE-07] where the first is closed, the other asks', async () => {
    const reference = crypto.randomUUID()
    const [first, second] = [question(), question()]
    const closing = new AbortController()
    void browserPlacementTabs().ask(reference, first.ask, closing.signal)
    await expect.poll(() => first.ask).toHaveBeenCalledOnce()
    const other = browserPlacementTabs().ask(reference, second.ask, new AbortController().signal)
    closing.abort()
    await expect.poll(() => second.ask).toHaveBeenCalledOnce()
    second.answer(placed)
    expect(await other).toEqual(placed)
  })

  test('other placements do not wait, and answers of one session are not told', async () => {
    const [first, second] = [question(), question()]
    const signal = new AbortController().signal
    const tabs = browserPlacementTabs()
    const one = tabs.ask(crypto.randomUUID(), first.ask, signal)
    const other = tabs.ask(crypto.randomUUID(), second.ask, signal)
    await expect.poll(() => second.ask).toHaveBeenCalledOnce()
    second.answer({ kind: 'unauthorized' })
    expect(await other).toEqual({ kind: 'unauthorized' })
    first.answer(placed)
    expect(await one).toEqual(placed)
  })
})

test('without locks every tab asks for itself', () => {
  vi.stubGlobal('navigator', {})
  expect(browserPlacementTabs()).toBe(ONLY_TAB)
})
