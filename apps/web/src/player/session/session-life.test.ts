import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { memoryStorage } from '../../base/browser-storage.ts'
import { deferred, fakeApi, refusal } from '../../testing/fake-api.ts'
import { createSessionStore, type SignOutListener } from './session-store.ts'
import { fakeTabs } from './testing/fake-tabs.ts'
import { aPlayer, someAccounts, someSettings } from './testing/session-fixtures.ts'

const NOW = Date.parse('2026-05-01T12:00:00Z')
const startedAt = '2026-05-01T12:00:00Z'
const isoIn = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString()

function setUp(change: Parameters<typeof fakeApi>[0] = {}, now = () => Date.now()) {
  const fake = fakeApi({
    getPlayer: () => ({ data: aPlayer() }),
    getSettings: () => ({ data: someSettings }),
    listAccounts: () => ({ data: someAccounts }),
    getCompPoints: () => ({ data: { persistent: 120, current: 3 } }),
    listStatusGroups: () => ({ data: [] }),
    startSportsbookSession: () => ({ data: { startedAt, endsAt: null } }),
    signIn: () => ({ data: { player: aPlayer(), token: null } }),
    signOut: () => undefined,
    ...change,
  })
  const { tabs, told, hear } = fakeTabs()
  const report = vi.fn<(error: unknown) => void>()
  const local = memoryStorage()
  const session = createSessionStore({
    now,
    api: fake.api,
    report,
    local: () => local,
    tabs: () => tabs,
  })
  const signedOut = vi.fn<SignOutListener>()
  session.onSignedOut(signedOut)
  const names = () => fake.sent.map(({ name }) => name)
  return { session, signedOut, report, told, hear, names, sent: fake.sent }
}

beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => void vi.useRealTimers())

const limitReached = () => Promise.reject(refusal(403, { details: { available_at: isoIn(600) } }))

test('[RG-08] signing in starts a time at play, a visitor has none', async () => {
  const { session, names } = setUp()
  await session.start(false)
  expect(names()).not.toContain('startSportsbookSession')
  await session.signIn({ email: 'ada@example.test', password: 'x' })
  expect(names().at(-1)).toBe('startSportsbookSession')
})

test('[RG-09] a 403 at the start signs out and says when play is possible again', async () => {
  const { session, signedOut, names } = setUp({ startSportsbookSession: limitReached })
  await session.start(true)
  await expect.poll(names).toContain('signOut')
  expect(session.getState()).toMatchObject({ authStatus: 'NOT_LOGGED_IN', profile: null })
  expect(signedOut.mock.calls).toEqual([
    ['limit', { isElsewhere: false, isActivity: false, availableAt: isoIn(600) }],
  ])
})

test('[RG-09] [RG-10] the limit is asked for again when it would end, and ends the session', async () => {
  const answers = [20, 30].map((minutes) => ({ data: { startedAt, endsAt: isoIn(minutes) } }))
  const { session, signedOut, names } = setUp({
    startSportsbookSession: () => answers.shift() ?? limitReached(),
  })
  const asked = () => names().filter((name) => name === 'startSportsbookSession').length
  await session.start(true)
  await vi.advanceTimersByTimeAsync(20 * 60_000)
  expect(asked()).toBe(2)
  // That would acknowledge a reality check which nobody has seen.
  expect(names()).not.toContain('continueSportsbookSession')
  expect(signedOut).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(signedOut.mock.calls.map(([reason]) => reason)).toEqual(['limit'])
})

test('[RG-09] the limit is asked for in time where the clock of the device is an hour behind', async () => {
  vi.setSystemTime(NOW - 3_600_000)
  await askedAfter(20, { ahead: 3_600_000 })
})

test.each([
  ['is set back', -7_200_000, 20],
  ['has been asleep for fifteen minutes', 15 * 60_000, 5],
])('[RG-09] the limit is asked for in time on a device that %s', async (_, setBy, minutes) => {
  await askedAfter(minutes, { setBy })
})

/** @param ahead the server's clock, of the device's @param setBy of the device's, once play has begun */
async function askedAfter(minutes: number, { ahead = 0, setBy = 0 }) {
  const answer = { data: { startedAt, endsAt: isoIn(20) } }
  const { session, names } = setUp(
    { startSportsbookSession: () => answer },
    () => Date.now() + ahead,
  )
  const asked = () => names().filter((name) => name === 'startSportsbookSession').length
  await session.start(true)
  vi.setSystemTime(Date.now() + setBy)
  await vi.advanceTimersByTimeAsync((minutes - 1) * 60_000)
  expect(asked()).toBe(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked()).toBe(2)
}

test('[RG-09] every tab hears of the limit, and of a session only once it has begun', async () => {
  const limited = setUp({ startSportsbookSession: limitReached })
  await limited.session.start(false)
  await limited.session.signIn({ email: 'ada@example.test', password: 'x' })
  expect(limited.told).toEqual(['limit'])
  const other = setUp()
  await other.session.start(true)
  other.hear('limit')
  expect(other.signedOut).toHaveBeenCalledWith('limit', {
    isElsewhere: true,
    isActivity: false,
    availableAt: null,
  })
})

test('[RG-10] continuing is one call, and its failure leaves the player signed in', async () => {
  const { session, report, names } = setUp({
    continueSportsbookSession: () => Promise.reject(refusal(500)),
  })
  await session.start(true)
  await session.continueSession()
  expect(names().filter((name) => name === 'continueSportsbookSession')).toHaveLength(1)
  expect(session.getState().authStatus).toBe('LOGGED_IN')
  expect(report).toHaveBeenCalledOnce()
})

test('[AUTH-17] signing out stops the time at play', async () => {
  const { session, names } = setUp({
    startSportsbookSession: () => ({ data: { startedAt, endsAt: isoIn(20) } }),
  })
  await session.start(true)
  await session.signOut()
  await vi.advanceTimersByTimeAsync(60 * 60_000)
  expect(names().filter((name) => name === 'startSportsbookSession')).toHaveLength(1)
})

test('[AUTH-16] [AUTH-18] other tabs learn of the end of a session, and do not ask again', async () => {
  const { session, signedOut, told, hear, names } = setUp()
  await session.start(true)
  hear('expired')
  expect(session.getState().authStatus).toBe('NOT_LOGGED_IN')
  expect(signedOut).toHaveBeenCalledWith('expired', {
    isElsewhere: true,
    isActivity: false,
    availableAt: null,
  })
  expect(names()).not.toContain('signOut')
  hear('signedIn')
  await expect.poll(() => session.getState().authStatus).toBe('LOGGED_IN')
  await session.signOut()
  expect(told).toEqual(['signedOut'])
})

test('[AUTH-23] [GAP-25] [GAP-26] fields are sent by PATCH, then the profile is read again', async () => {
  let missed = ['first_name']
  const { session, sent } = setUp({
    getPlayer: () => ({ data: aPlayer({ authFieldsMissed: missed }) }),
    updatePlayer: () => {
      missed = []
      return { data: aPlayer() }
    },
  })
  await session.start(true)
  await session.changeProfile({ firstName: 'Ada' })
  expect(sent.slice(-2)).toEqual([
    { name: 'updatePlayer', input: { body: { firstName: 'Ada' } } },
    { name: 'getPlayer', input: { query: { fields: 'first_name' } } },
  ])
  expect(session.getState().profile?.authFieldsMissed).toEqual([])
})

test('[AUTH-20] a 401 about the time at play of an earlier session leaves the new one alone', async () => {
  const late = Promise.withResolvers<never>()
  const newPlayer = Promise.withResolvers<{ data: ReturnType<typeof aPlayer> }>()
  const { session, signedOut, hear, names } = setUp({
    continueSportsbookSession: () => late.promise,
    getPlayer: () =>
      names().includes('continueSportsbookSession') ? newPlayer.promise : { data: aPlayer() },
  })
  await session.start(true)
  const asked = session.continueSession()
  await expect.poll(names).toContain('continueSportsbookSession')
  // Signed in anew in another tab: this one reads who it is.
  hear('signedIn')
  late.reject(refusal(401))
  await asked
  newPlayer.resolve({ data: aPlayer() })
  await expect
    .poll(() => names().filter((name) => name === 'startSportsbookSession').length)
    .toBe(2)
  expect(signedOut).not.toHaveBeenCalled()
  expect(session.getState().authStatus).toBe('LOGGED_IN')
})

const bob = { data: aPlayer({ id: '8', email: 'bob@example.test' }) }

test('[FAIR-33] another player who comes in leaves nothing of the one before, and ends no session', async () => {
  let answer = { data: aPlayer() }
  const { session, signedOut, told, hear, names } = setUp({ getPlayer: () => answer })
  await session.start(true)
  const ids: (string | undefined)[] = []
  session.onSignedOut(() => ids.push(session.getState().profile?.id))
  hear('signedIn')
  await expect.poll(() => names().filter((name) => name === 'getPlayer').length).toBe(2)
  expect(signedOut).not.toHaveBeenCalled()
  answer = bob
  hear('signedIn')
  await expect.poll(() => session.getState().profile?.id).toBe('8')
  expect(signedOut.mock.calls).toEqual([
    ['player', { isElsewhere: true, isActivity: false, availableAt: null, isReplaced: true }],
  ])
  expect(ids).toEqual([undefined])
  expect(told).toEqual([])
  expect(names()).not.toContain('signOut')
})

test('[FAIR-33] what waits for a player whose session has ended does not wait for another one', async () => {
  let answer = { data: aPlayer() }
  const { session, signedOut } = setUp({ getPlayer: () => answer })
  await session.start(true)
  await session.expire()
  await session.enter()
  expect(signedOut.mock.calls.map(([reason]) => reason)).toEqual(['expired'])
  await session.expire()
  answer = bob
  await session.enter()
  expect(signedOut.mock.calls.map(([reason]) => reason)).toEqual(['expired', 'expired', 'player'])
  expect(session.getState().profile?.id).toBe('8')
})

test('[FAIR-33] a player who is found signed out has left, and is not asked to sign in', async () => {
  let answer: () => typeof bob | Promise<never> = () => ({ data: aPlayer() })
  const { session, signedOut } = setUp({ getPlayer: () => answer() })
  await session.start(true)
  answer = () => Promise.reject(refusal(500))
  await session.enter()
  expect(session.getState().isMissing).toBe(true)
  expect(signedOut).not.toHaveBeenCalled()
  answer = () => ({ data: aPlayer() })
  await session.enter()
  answer = () => Promise.reject(refusal(401))
  await session.enter()
  expect(signedOut.mock.calls).toEqual([
    ['expired', { isElsewhere: true, isActivity: false, availableAt: null, isReplaced: false }],
  ])
})

test('[P21] an answer to a sign-out, which takes the cookie away, is given up once somebody is in', async () => {
  let given: AbortSignal | undefined
  const { session, names, report } = setUp({
    signOut: ({ signal }) => {
      given = signal
      const answer = deferred<undefined>()
      signal?.addEventListener('abort', () => answer.reject(signal.reason))
      return answer.promise
    },
  })
  const told = vi.fn()
  session.onSignOutTold(told)
  await session.start(true)
  void session.signOut()
  expect(given?.aborted).toBe(false)
  await session.signIn({ email: 'bob@example.test', password: 'x' })
  expect(given?.aborted).toBe(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(session.getState().authStatus).toBe('LOGGED_IN')
  expect(names().filter((name) => name === 'signOut')).toHaveLength(1)
  expect(told).not.toHaveBeenCalled()
  expect(report).not.toHaveBeenCalled()
})
