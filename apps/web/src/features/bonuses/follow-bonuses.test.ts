import { createAlertQueue } from '@touchline/ui'
import { afterEach, expect, test, vi } from 'vitest'

import { createBonusToasts } from './follow-bonuses.ts'

afterEach(() => vi.useRealTimers())

const alert = (title: string) => ({ tone: 'info' as const, title })

test('[BON-20] [GAP-48] a bonus is told three seconds after the page has loaded, one at a time', () => {
  vi.useFakeTimers()
  const queue = createAlertQueue()
  const loaded = Date.now()
  const toasts = createBonusToasts(queue, undefined, () => Date.now() - loaded)
  toasts.tell({ id: '1', type: 'freebet' }, alert('first'))
  toasts.tell({ id: '2', type: 'hunting' }, alert('second'))
  vi.advanceTimersByTime(2_999)
  expect(queue.getSnapshot()).toBeNull()
  vi.advanceTimersByTime(1)
  expect(queue.getSnapshot()?.title).toBe('first')
  queue.dismiss(queue.getSnapshot()?.id ?? 0)
  expect(queue.getSnapshot()?.title).toBe('second')
  // Settings say otherwise.
  const slow = createBonusToasts(queue, { delaySeconds: 10, disabledTypes: [] }, () => 0)
  queue.clear()
  slow.tell({ id: '3', type: 'freebet' }, alert('third'))
  vi.advanceTimersByTime(9_000)
  expect(queue.getSnapshot()).toBeNull()
  vi.advanceTimersByTime(1_000)
  expect(queue.getSnapshot()?.title).toBe('third')
})

test('[BON-18] types that are disabled are not told', () => {
  vi.useFakeTimers()
  const queue = createAlertQueue()
  const toasts = createBonusToasts(queue, { delaySeconds: 0, disabledTypes: ['freebet'] })
  toasts.tell({ id: '1', type: 'freebet' }, alert('silent'))
  toasts.tell({ id: '2', type: 'lootbox' }, alert('said'))
  vi.advanceTimersByTime(0)
  expect(queue.getSnapshot()?.title).toBe('said')
  queue.dismiss(queue.getSnapshot()?.id ?? 0)
  expect(queue.getSnapshot()).toBeNull()
})

test('[BON-19] what waits and what is shown goes with the player', () => {
  vi.useFakeTimers()
  const queue = createAlertQueue()
  const toasts = createBonusToasts(queue, { delaySeconds: 0, disabledTypes: [] })
  toasts.tell({ id: '1', type: 'freebet' }, alert('shown'))
  vi.advanceTimersByTime(0)
  toasts.tell({ id: '2', type: 'freebet' }, alert('waits'))
  toasts.end()
  toasts.tell({ id: '3', type: 'freebet' }, alert('late'))
  vi.advanceTimersByTime(0)
  expect(queue.getSnapshot()).toBeNull()
})
