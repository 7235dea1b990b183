import { expect, test, vi } from 'vitest'

import { createListeners } from '../../base/listeners.ts'
import { createStore } from '../../base/store.ts'
import {
  toProfile,
  UNKNOWN_SESSION,
  visitorSession,
  type SessionState,
} from '../../player/session/session-state.ts'
import { aPlayer, someSettings } from '../../player/session/testing/session-fixtures.ts'
import { refusal } from '../../testing/fake-api.ts'
import { shareAccount } from './share-account.ts'

const player = (change: Parameters<typeof aPlayer>[0] = {}): SessionState => ({
  ...UNKNOWN_SESSION,
  authStatus: 'LOGGED_IN',
  profile: toProfile(aPlayer(change)),
  settings: someSettings,
})

function shared(session: SessionState) {
  const store = createStore(session)
  const heard = createListeners<[unknown]>()
  const post = vi.fn<(message: unknown) => void>()
  const report = vi.fn<(error: unknown) => void>()
  const readAgain = vi.fn(async () => store.setState(() => player({ currency: 'BTC' })))
  shareAccount({ session: { ...store, readAgain }, report }, { post, listen: heard.add })
  return { store, post, report, readAgain, hear: heard.tell }
}

test('[ACC-01] the account that is switched to, and settings, are told to the other tabs', () => {
  const { store, post } = shared(player())
  store.setState(() => player({ currency: 'BTC' }))
  expect(post.mock.calls).toEqual([[{ playerId: '7' }]])
  const settings = { ...someSettings, updatedAt: '2026-11-20T19:00:00Z' }
  store.setState((state) => ({ ...state, settings }))
  expect(post).toHaveBeenCalledTimes(2)
})

test('a balance, a session that is read anew, a sign-out and a sign-in are not told', () => {
  const { store, post } = shared(player())
  store.setState((state) => ({ ...state, accounts: [] }))
  store.setState(() => player())
  store.setState(() => visitorSession(someSettings))
  store.setState(() => player({ currency: 'BTC' }))
  expect(post).not.toHaveBeenCalled()
})

test('[ACC-01] what another tab of the player tells is read, and not told back', async () => {
  const { store, post, readAgain, hear } = shared(player())
  hear({ playerId: '8' })
  hear('account')
  expect(readAgain).not.toHaveBeenCalled()
  hear({ playerId: '7' })
  await vi.waitFor(() => expect(store.getState().profile?.currency).toBe('BTC'))
  expect(post).not.toHaveBeenCalled()
})

test('a failure to read is reported, but not that nobody is signed in', async () => {
  const { report, readAgain, hear } = shared(player())
  readAgain.mockRejectedValueOnce(refusal(401)).mockRejectedValueOnce(refusal(500))
  hear({ playerId: '7' })
  hear({ playerId: '7' })
  await vi.waitFor(() => expect(report).toHaveBeenCalledOnce())
})
