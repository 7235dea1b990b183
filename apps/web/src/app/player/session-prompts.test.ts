import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeModal, createModalStore, openModal } from '../../parts/modals/modal-store.ts'
import type { SessionState } from '../../player/session/session-state.ts'
import { UNKNOWN_SESSION } from '../../player/session/session-state.ts'
import type { SessionStore, SignOutListener } from '../../player/session/session-store.ts'
import { aPlayer } from '../../player/session/testing/session-fixtures.ts'
import { memoryStorage } from '../../base/browser-storage.ts'
import { createStore } from '../../base/store.ts'
import { followAccountPrompts } from './account-prompts.ts'
import { followSessionPrompts } from './session-prompts.ts'
import { startSignUpReminder } from './sign-up-reminder.ts'

function setUp() {
  const store = createStore<SessionState>(UNKNOWN_SESSION)
  let leave: SignOutListener = () => undefined
  const session = {
    ...store,
    onSignedOut(listener: SignOutListener) {
      leave = listener
      return () => undefined
    },
  } as unknown as SessionStore
  const modals = createModalStore()
  const top = () => modals.getState().at(-1) ?? null
  const become = (authStatus: SessionState['authStatus'], authFieldsMissed: string[] = []) =>
    store.setState(() => ({
      ...UNKNOWN_SESSION,
      authStatus,
      profile:
        authStatus === 'LOGGED_IN' ? { ...aPlayer({ authFieldsMissed }), isLoggedIn: true } : null,
    }))
  return {
    session,
    modals,
    top,
    become,
    leave: (...news: Parameters<SignOutListener>) => leave(...news),
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const isLeftAlone = () => false

const here = { isElsewhere: false, availableAt: null, isActivity: false }

test('[AUTH-18] an expired session asks once, in the tab where it showed', () => {
  const { session, modals, top, leave } = setUp()
  followSessionPrompts(session, modals)
  leave('expired', { ...here, isElsewhere: true })
  expect(top()).toBeNull()
  leave('player', here)
  expect(top()).toBeNull()
  leave('expired', here)
  expect(top()).toEqual({ name: 'signIn', reason: 'sessionExpired' })
})

test('[RG-09] [MODAL-13] the session limit has a modal of its own', () => {
  const { session, modals, top, leave } = setUp()
  followSessionPrompts(session, modals)
  leave('limit', { ...here, availableAt: '2026-05-02T12:00:00Z' })
  expect(top()).toMatchObject({
    name: 'outOfSessionLimit',
    availableAt: '2026-05-02T12:00:00Z',
  })
})

test('[RG-07] [MODAL-11] the end of the time on the site has a modal of its own', () => {
  const { session, modals, top, leave } = setUp()
  followSessionPrompts(session, modals)
  leave('limit', { ...here, availableAt: '2026-05-02T12:00:00Z', isActivity: true })
  expect(top()).toMatchObject({ name: 'activityLimit', availableAt: '2026-05-02T12:00:00Z' })
})

test('[AUTH-23] missing fields open their modal, which ends with them and with signing out', () => {
  const { session, modals, top, become } = setUp()
  become('LOGGED_IN', ['first_name'])
  // Its code comes after the page reacts.
  followAccountPrompts(session, modals)
  expect(top()?.name).toBe('missingFields')
  become('LOGGED_IN', [])
  expect(top()).toBeNull()
  become('LOGGED_IN', ['phone'])
  become('NOT_LOGGED_IN')
  expect(top()).toBeNull()
})

test('[AUTH-34] [GAP-59] a visitor is asked to sign up once, after the configured seconds', () => {
  const { session, modals, top, become } = setUp()
  const storage = memoryStorage()
  become('NOT_LOGGED_IN')
  startSignUpReminder({ session, modals, storage, seconds: 5, isLeftAlone })
  vi.advanceTimersByTime(4_999)
  expect(top()).toBeNull()
  vi.advanceTimersByTime(1)
  expect(top()?.name).toBe('signUp')
  closeModal(modals, 'signUp')
  startSignUpReminder({ session, modals, storage, seconds: 5, isLeftAlone })
  vi.advanceTimersByTime(60_000)
  expect(top()).toBeNull()
})

test('[AUTH-34] [GAP-59] the reminder is for visitors, and waits for another modal to close', () => {
  const { session, modals, top, become } = setUp()
  const options = { session, modals, storage: memoryStorage(), seconds: 5, isLeftAlone }
  become('LOGGED_IN')
  startSignUpReminder(options)
  vi.advanceTimersByTime(60_000)
  expect(top()).toBeNull()
  become('NOT_LOGGED_IN')
  openModal(modals, 'unlock')
  startSignUpReminder(options)
  vi.advanceTimersByTime(60_000)
  expect(top()?.name).toBe('unlock')
  closeModal(modals, 'unlock')
  expect(top()?.name).toBe('signUp')
})

test('[P22] ways in close for a player, and the reminder leaves account pages alone', () => {
  const { session, modals, top, become } = setUp()
  followSessionPrompts(session, modals)
  become('NOT_LOGGED_IN')
  openModal(modals, 'signUp')
  become('LOGGED_IN')
  expect(top()).toBeNull()
  become('NOT_LOGGED_IN')
  const options = { session, modals, storage: memoryStorage(), seconds: 5 }
  startSignUpReminder({ ...options, isLeftAlone: () => true })
  vi.advanceTimersByTime(60_000)
  expect(top()).toBeNull()
})
