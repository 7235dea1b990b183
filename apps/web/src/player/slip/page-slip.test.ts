import { amountOf, DEFAULT_ODDS_ACCEPT_MODE, NO_OWN_LIMITS } from '@touchline/betting'
import { expect, onTestFinished, test, vi } from 'vitest'

import { UNKNOWN_SESSION } from '../session/session-state.ts'
import { memoryStorage } from '../../base/browser-storage.ts'
import { EMPTY_VIEW, createPageSlip } from './page-slip.ts'
import { EMPTY_SLIP_STORE } from './state.ts'
import { deriveView } from './view.ts'
import { BETS, PRESSES } from './stored.ts'
import { pick, secondMatch, settle, slipKit } from './testing/slip-kit.ts'
import { tabHub } from './testing/tab-hub.ts'

const firstId = '10:1::1'
const secondId = '20:1::1'

/** A page whose machine arrives when `arrive` is called. */
function lateSlip(
  storages = { session: memoryStorage(), local: memoryStorage() },
  otherTabs = tabHub().tab(),
) {
  const kit = slipKit({ storages, otherTabs })
  const arrival = Promise.withResolvers<void>()
  const fetch = vi.fn(async () => {
    await arrival.promise
    return () => kit.slip
  })
  const raiseError = vi.fn<(error: unknown) => void>()
  const slip = createPageSlip({ ...kit.deps, raiseError }, fetch)
  const arrive = async () => {
    arrival.resolve()
    await settle()
  }
  return { ...kit, slip, machine: kit.slip, fetch, arrival, arrive, raiseError }
}

test('an empty page fetches no machine, and shows what the machine would', async () => {
  const { slip, fetch } = lateSlip()
  await slip.start()
  expect(fetch).not.toHaveBeenCalled()
  const health = { isConnected: false, staleIds: new Set<string>() }
  const state = EMPTY_SLIP_STORE
  expect(state.acceptMode).toBe(DEFAULT_ODDS_ACCEPT_MODE)
  const derived = deriveView({
    state,
    session: UNKNOWN_SESSION,
    system: null,
    health,
    own: NO_OWN_LIMITS,
    now: () => Date.now(),
  })
  const { rules, blockers, ...view } = derived
  const { rules: emptyRules, blockers: none, ...empty } = slip.getState()
  expect(empty).toEqual(view)
  expect(emptyRules).toMatchObject({ isLoggedIn: rules.isLoggedIn, acceptMode: rules.acceptMode })
  expect(none).toEqual([])
  expect(blockers[0]?.code).toBe('slip_empty')
  expect(slip.getFirstState()).toBe(EMPTY_VIEW)
})

test('a slip to bring back fetches it at once', () => {
  const storages = { session: memoryStorage(), local: memoryStorage() }
  storages.session.setItem(BETS.key, '{}')
  const { slip, fetch } = lateSlip(storages)
  void slip.start()
  expect(fetch).toHaveBeenCalledOnce()
})

test('[P17] taps before it is there show at once and are kept in their order', async () => {
  const { slip, machine, arrive } = lateSlip()
  const heard = vi.fn<() => void>()
  slip.subscribeSelection(firstId, heard)
  slip.dispatch({ type: 'toggle', picked: pick() })
  expect(slip.isSelected(firstId)).toBe(true)
  expect(heard).toHaveBeenCalledOnce()
  slip.dispatch({ type: 'toggle', picked: pick(secondMatch) })
  slip.dispatch({ type: 'toggle', picked: pick(secondMatch) })
  expect(slip.isSelected(secondId)).toBe(false)
  slip.dispatch({ type: 'setStake', stake: amountOf(500n) })
  expect(machine.getState().slip.bets).toEqual([])
  await arrive()
  expect(machine.getState().slip.selectedOutcomeIds).toEqual([firstId])
  expect(machine.getState().slip.bets[0]?.stake).toBe(500n)
  expect(slip.getState()).toEqual(machine.getState())
  expect(slip.isSelected(firstId)).toBe(true)
  slip.dispatch({ type: 'toggle', picked: pick() })
  expect(slip.isSelected(firstId)).toBe(false)
})

test('[P17] a press outlives a page that is left before the slip is there', async () => {
  const storages = { session: memoryStorage(), local: memoryStorage() }
  const before = lateSlip(storages)
  before.slip.dispatch({ type: 'toggle', picked: pick() })
  before.slip.dispatch({ type: 'toggle', picked: pick(secondMatch) })
  before.slip.dispatch({ type: 'toggle', picked: pick(secondMatch) })
  const next = lateSlip(storages)
  void next.slip.start()
  expect(next.slip.isSelected(firstId)).toBe(true)
  expect(next.slip.isSelected(secondId)).toBe(false)
  next.slip.dispatch({ type: 'toggle', picked: pick(secondMatch) })
  await next.session.start(true)
  await next.arrive()
  expect(next.machine.getState().slip.selectedOutcomeIds).toEqual([firstId, secondId])
  expect(next.slip.isSelected(firstId)).toBe(true)
  await vi.waitFor(() => expect(storages.session.getItem(PRESSES.key)).toBeNull())
})

test('[P17] so does one that waits for the saved bets, and what was taken back does not', async () => {
  const storages = { session: memoryStorage(), local: memoryStorage() }
  const first = slipKit({ storages })
  await first.start(true)
  first.slip.dispatch({ type: 'toggle', picked: pick() })
  const before = lateSlip(storages)
  before.slip.dispatch({ type: 'toggle', picked: pick(secondMatch) })
  const next = lateSlip(storages)
  void next.slip.start()
  await next.session.start(true)
  await next.arrive()
  const both = [firstId, secondId]
  await vi.waitFor(() => expect(next.machine.getState().slip.selectedOutcomeIds).toEqual(both))
  const cleared = lateSlip()
  cleared.slip.dispatch({ type: 'toggle', picked: pick() })
  cleared.slip.dispatch({ type: 'clear' })
  expect(cleared.deps.storages().session.getItem(PRESSES.key)).toBeNull()
})

test('[P17] a press comes to the slip of all tabs also from the page after', async () => {
  const hub = tabHub()
  const other = slipKit({ otherTabs: hub.tab() })
  await other.start(true)
  other.slip.dispatch({ type: 'toggle', picked: pick() })
  const storages = { session: memoryStorage(), local: memoryStorage() }
  const gone = hub.tab()
  lateSlip(storages, gone).slip.dispatch({ type: 'toggle', picked: pick(secondMatch) })
  gone.close()
  const next = lateSlip(storages, hub.tab())
  void next.slip.start()
  await next.session.start(true)
  await next.arrive()
  const both = [firstId, secondId]
  await vi.waitFor(() => expect(other.slip.getState().slip.selectedOutcomeIds).toEqual(both))
})

test('[P17] what is damaged in the storage is no press', async () => {
  const storages = { session: memoryStorage(), local: memoryStorage() }
  for (const text of ['{', '7', '[{"picked":{"match":{}},"isWanted":true}]', '[null]']) {
    storages.session.setItem(PRESSES.key, text)
    const { slip, machine, arrive } = lateSlip(storages)
    void slip.start()
    await arrive()
    expect(machine.getState().slip.selectedOutcomeIds).toEqual([])
  }
})

test('[P17] a machine whose file is lost on the way is asked for again, and the press is kept', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { slip, machine, fetch, raiseError } = lateSlip()
  fetch.mockRejectedValueOnce(new Error('reset')).mockResolvedValue(() => machine)
  slip.dispatch({ type: 'toggle', picked: pick() })
  await vi.advanceTimersByTimeAsync(499)
  expect(fetch).toHaveBeenCalledOnce()
  expect(slip.isSelected(firstId)).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  expect(machine.getState().slip.selectedOutcomeIds).toEqual([firstId])
  expect(raiseError).not.toHaveBeenCalled()
})

test('a machine that cannot be fetched at all is told of, and asked for again by the next press', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { slip, fetch, arrival, raiseError } = lateSlip()
  slip.dispatch({ type: 'toggle', picked: pick() })
  arrival.reject(new Error('offline'))
  await vi.advanceTimersByTimeAsync(6_000)
  expect(fetch).toHaveBeenCalledTimes(4)
  expect(raiseError).toHaveBeenCalledOnce()
  expect(slip.isSelected(firstId)).toBe(false)
  slip.dispatch({ type: 'toggle', picked: pick() })
  expect(fetch).toHaveBeenCalledTimes(5)
})

test('a slip that starts late takes the rule for price changes from the settings', async () => {
  const { slip, session, machine, arrive } = lateSlip()
  await session.start(true)
  await session.saveSettings({ autoAcceptOddsChange: 'higher' })
  void slip.prepare()
  await arrive()
  expect(machine.getState().acceptMode).toBe('higher')
})

test('[P1] a page without a machine fetches it where another tab has something in its slip', async () => {
  const hub = tabHub()
  const other = slipKit({ otherTabs: hub.tab() })
  await other.start(true)
  const empty = lateSlip(undefined, hub.tab())
  await empty.slip.start()
  expect(empty.fetch).not.toHaveBeenCalled()
  other.slip.dispatch({ type: 'toggle', picked: pick() })
  // In a second window beside it, which is looked at and not touched.
  expect(empty.fetch).toHaveBeenCalledOnce()
  const late = lateSlip(undefined, hub.tab())
  await late.slip.start()
  expect(late.fetch).toHaveBeenCalledOnce()
})
