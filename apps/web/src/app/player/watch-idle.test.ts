import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createStore } from '../../base/store.ts'
import { UNKNOWN_SESSION, type SessionState } from '../../player/session/session-state.ts'
import { watchIdle } from './watch-idle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function watched() {
  const store = createStore<SessionState>({ ...UNKNOWN_SESSION, authStatus: 'LOGGED_IN' })
  const expire = vi.fn(async () =>
    store.setState((state) => ({ ...state, authStatus: 'NOT_LOGGED_IN' })),
  )
  const api = vi.fn(async () => undefined)
  const page = new EventTarget()
  let hear: (message: unknown) => void = () => undefined
  const post = vi.fn()
  const tabs = {
    post,
    listen: (listener: (message: unknown) => void) => {
      hear = listener
      return () => undefined
    },
  }
  const session = { ...store, expire }
  const stop = watchIdle({ api, session, tabs, page }, 10)
  return { api, expire, post, stop, page, hearTab: () => hear('sign') }
}

const pass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * 60_000)

test('[FAIR-37] no sign of the player for the minutes of the setting signs out, once', async () => {
  const { expire, stop } = watched()
  await pass(9)
  expect(expire).not.toHaveBeenCalled()
  await pass(2)
  expect(expire).toHaveBeenCalledTimes(1)
  await pass(30)
  expect(expire).toHaveBeenCalledTimes(1)
  stop()
})

test('[FAIR-37] a sign here or in another tab keeps it going, and the backend hears of a reader', async () => {
  const { expire, api, post, page, hearTab, stop } = watched()
  await pass(9)
  page.dispatchEvent(new Event('wheel'))
  page.dispatchEvent(new Event('wheel'))
  expect(api).toHaveBeenCalledTimes(1)
  expect(post).toHaveBeenCalledTimes(1)
  await pass(9)
  hearTab()
  await pass(9)
  expect(expire).not.toHaveBeenCalled()
  await pass(2)
  expect(expire).toHaveBeenCalledTimes(1)
  stop()
})
