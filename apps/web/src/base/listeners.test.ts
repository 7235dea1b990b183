import { expect, test, vi } from 'vitest'

import { createListeners } from './listeners.ts'

test('everyone who listens hears, each until they stop', () => {
  const listeners = createListeners<[string, number]>()
  const [first, second] = [vi.fn(), vi.fn()]
  const stops = [listeners.add(first), listeners.add(second), listeners.add(second)]
  listeners.tell('goal', 1)
  stops[1]?.()
  stops[1]?.()
  listeners.tell('goal', 2)
  expect(first.mock.calls).toEqual([
    ['goal', 1],
    ['goal', 2],
  ])
  expect(second).toHaveBeenCalledTimes(3)
  expect(listeners.count()).toBe(2)
})
