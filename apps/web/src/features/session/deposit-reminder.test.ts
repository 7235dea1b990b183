import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createModalStore, openModal } from '../../parts/modals/modal-store.ts'
import { memoryStorage } from '../../base/browser-storage.ts'
import { createStore } from '../../base/store.ts'
import { UNKNOWN_SESSION, type SessionState } from '../../player/session/session-state.ts'
import { createPreferences, type Preferences } from '../../preferences/preferences.ts'
import { startDepositReminder } from './deposit-reminder.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const PREFERENCES = createPreferences({
  theme: null,
  oddsType: null,
  timeZone: null,
  hasSession: true,
  pinned: 0,
})

async function begin(
  seconds: number | null,
  cookie = '',
  more: Partial<Preferences> = {},
  storage = memoryStorage(),
) {
  const page = { cookie }
  const modals = createModalStore()
  const session = createStore<SessionState>({ ...UNKNOWN_SESSION, authStatus: 'LOGGED_IN' })
  const api = vi.fn(async (): Promise<{ data: { seconds: number | null } }> => ({
    data: { seconds },
  }))
  const preferences = { getState: () => ({ ...PREFERENCES.getState(), ...more }) }
  const stop = startDepositReminder({
    api: api as never,
    session: session as never,
    modals,
    cookies: { read: () => page.cookie, write: (kept) => void (page.cookie = kept) },
    storage,
    preferences,
  })
  await vi.advanceTimersByTimeAsync(0)
  return {
    page,
    storage,
    modals,
    api,
    stop,
    names: () => modals.getState().map(({ name }) => name),
  }
}

test('in calm mode nobody is asked for money', async () => {
  const { names, page } = await begin(10, '', { calm: true })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(names()).toEqual([])
  expect(page.cookie).toBe('')
})

test('[DEP-14] [DEP-15] [GAP-58] reminds once, and not again for a day', async () => {
  const { page, names } = await begin(10)
  await vi.advanceTimersByTimeAsync(9_999)
  expect(names()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(names()).toEqual(['depositReminder'])
  expect(page.cookie).toBe('deposit_reminder=1; Path=/; Max-Age=86400; SameSite=Lax')
  const later = await begin(10, 'other=1; deposit_reminder=1')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(later.names()).toEqual([])
  expect(later.api).not.toHaveBeenCalled()
})

test('[GAP-59] reminds once in a browser session, even where its day is over', async () => {
  const { storage, names } = await begin(10)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(names()).toEqual(['depositReminder'])
  const later = await begin(10, '', {}, storage)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(later.names()).toEqual([])
  expect(later.api).not.toHaveBeenCalled()
})

test('[DEP-14] nobody who has set a limit while the time ran', async () => {
  const { api, names, page } = await begin(600)
  await vi.advanceTimersByTimeAsync(599_000)
  api.mockResolvedValue({ data: { seconds: null } })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(names()).toEqual([])
  expect(page.cookie).toBe('')
})

test('[DEP-14] nobody whom the server does not name, never over another dialog, nor once stopped', async () => {
  const other = await begin(null)
  const busy = await begin(10)
  openModal(busy.modals, 'sessions')
  const gone = await begin(10)
  gone.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(other.names()).toEqual([])
  expect(busy.names()).toEqual(['sessions'])
  expect(gone.names()).toEqual([])
})
