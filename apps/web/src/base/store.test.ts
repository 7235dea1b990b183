import { expect, it, vi } from 'vitest'

import { createStore } from './store.ts'

it('keeps the state that the server rendered beside the present one', () => {
  const store = createStore({ zone: 'UTC' })
  const first = store.getFirstState()
  store.setState(() => ({ zone: 'Europe/Vienna' }))
  expect(store.getState()).toEqual({ zone: 'Europe/Vienna' })
  expect(store.getFirstState()).toBe(first)
})

it('tells its listeners of another state only', () => {
  const store = createStore(1)
  const listener = vi.fn()
  store.subscribe(listener)
  store.setState((state) => state)
  store.setState((state) => state + 1)
  expect(listener).toHaveBeenCalledTimes(1)
})
