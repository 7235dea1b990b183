import { expect, test, vi } from 'vitest'

import { createStore } from '../../base/store.ts'
import {
  toProfile,
  UNKNOWN_SESSION,
  type SessionState,
} from '../../player/session/session-state.ts'
import { aPlayer } from '../../player/session/testing/session-fixtures.ts'
import { sendOutsidersHome } from './send-outsiders-home.ts'

function setUp() {
  const session = createStore<SessionState>(UNKNOWN_SESSION)
  const leave = vi.fn()
  const stop = sendOutsidersHome({ session, group: 'sports', leave })
  const come = (statuses: string[]) =>
    session.setState(() => ({
      ...UNKNOWN_SESSION,
      authStatus: 'LOGGED_IN',
      profile: toProfile(aPlayer({ statuses })),
    }))
  return { leave, come, stop, session }
}

test('[ROLE-07] [GAP-60] a player outside of the group is sent to the platform home, once', () => {
  const { leave, come } = setUp()
  come(['casino'])
  come(['casino', 'vip'])
  expect(leave).toHaveBeenCalledOnce()
})

test('[ROLE-07] [GAP-60] players of the group and visitors stay', () => {
  const { leave, come, session, stop } = setUp()
  session.setState(() => ({ ...UNKNOWN_SESSION, authStatus: 'NOT_LOGGED_IN' }))
  come(['sports', 'vip'])
  expect(leave).not.toHaveBeenCalled()
  stop()
  come([])
  expect(leave).not.toHaveBeenCalled()
})
