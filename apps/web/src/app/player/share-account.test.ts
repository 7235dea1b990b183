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
  const readAgain = vi.fn(async () => {
    await Promise.resolve()
    store.setState(() => player({ currency: 'BTC' }))
  })
  shareAccount({ session: { ...store, readAgain }, report }, { post, listen: heard.add })
  return { store, post, report, readAgain, hear: heard.tell }
}

/** What a tab tells whose account has become this one. */
function newsOf(change: Parameters<typeof aPlayer>[0] = {}): unknown {
  const { store, post } = shared(player({ ...change, nickname: 'before' }))
  store.setState(() => player(change))
  return post.mock.lastCall?.[0]
}

test('[ACC-01] the account that is switched to, and settings, are told to the other tabs', () => {
  const { store, post } = shared(player())
  store.setState(() => player({ currency: 'BTC' }))
  expect(post.mock.calls).toMatchObject([[{ playerId: '7' }]])
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

test('[ACC-01] what the backend has told this page already is not read once more', () => {
  const { hear, readAgain } = shared(player())
  hear(newsOf())
  expect(readAgain).not.toHaveBeenCalled()
})

test('[ACC-01] what another tab of the player tells is read, and not told back', async () => {
  const { store, post, readAgain, hear } = shared(player())
  hear(newsOf({ id: '8' }))
  hear('account')
  expect(readAgain).not.toHaveBeenCalled()
  hear(newsOf({ currency: 'BTC' }))
  await vi.waitFor(() => expect(store.getState().profile?.currency).toBe('BTC'))
  expect(post).not.toHaveBeenCalled()
})

test('[ACC-01] what is changed here while another tab is heard is told all the same', async () => {
  const { store, post, hear } = shared(player())
  hear(newsOf({ currency: 'BTC' }))
  store.setState(() => player({ nickname: 'ace' }))
  expect(post).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(store.getState().profile?.currency).toBe('BTC'))
  // It is another account than what was told last.
  expect(post).toHaveBeenCalledTimes(2)
})

test('what was heard once is told when it comes back by a change here', async () => {
  const { store, post, hear } = shared(player())
  hear(newsOf({ currency: 'BTC' }))
  await vi.waitFor(() => expect(store.getState().profile?.currency).toBe('BTC'))
  store.setState(() => player())
  store.setState(() => player({ currency: 'BTC' }))
  expect(post).toHaveBeenCalledTimes(2)
})

test('a failure to read is reported, but not that nobody is signed in', async () => {
  const { report, readAgain, hear } = shared(player())
  readAgain.mockRejectedValueOnce(refusal(401)).mockRejectedValueOnce(refusal(500))
  hear(newsOf({ currency: 'BTC' }))
  hear(newsOf({ currency: 'BTC' }))
  await vi.waitFor(() => expect(report).toHaveBeenCalledOnce())
})
